import type { PointPlay } from '#model/compute/points';
import { ITEM_SETS, type ItemSets, type TeamQuestion } from '#model/compute/team';
import { NO_EVENT_BONUS } from '#model/records/event';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question } from './accounts.ts';
import { median } from './quantile.ts';

/** What is asked beyond the best score of a free live. */
const SEARCH_MODES = [
  'score',
  'points',
  'points in a room',
  'mission with support',
  'own order',
  'waiting skills',
] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** What the search series asks: how many cards, item levels equal or not, how many results, whole item sets or mixed. */
export interface SearchCase {
  readonly mode: SearchMode;
  readonly itemSets: ItemSets;
  readonly size: number;
  readonly uneven: boolean;
  readonly top: number;
}

export interface SearchTimes extends SearchCase {
  readonly medianMs: number;
  readonly worstMs: number;
  /** Share of the median that packing takes, in milliseconds. */
  readonly packMs: number;
  readonly nodes: number;
  /** How many there was time for. */
  readonly charts: number;
}

export const SEARCH_CASES: readonly SearchCase[] = ITEM_SETS.flatMap((itemSets) =>
  [1, 10, 50].flatMap((top) =>
    [500, 1_000, 2_000].flatMap((size) =>
      [false, true].map((uneven) => ({ mode: 'score' as const, itemSets, size, uneven, top })),
    ),
  ),
);

export const MODE_CASES: readonly SearchCase[] = SEARCH_MODES.slice(1).flatMap((mode) =>
  ITEM_SETS.flatMap((itemSets) =>
    [1, 10].flatMap((top) => [false, true].map((uneven) => ({ mode, itemSets, size: 2_000, uneven, top }))),
  ),
);

/** A usual event: an attribute, a band, more for cards that are both. */
const PLAY: PointPlay = {
  kind: 'story',
  formula: 2,
  bonus: {
    ...NO_EVENT_BONUS,
    attributes: [{ attribute: 'cool', percent: 20 }],
    characters: [1, 2, 3, 4, 5].map((characterId) => ({ characterId, percent: 10 })),
    pointPercent: 20,
  },
  boosts: 0,
  place: 1,
  isWon: true,
  challengePoints: 200,
};

const MODES: Readonly<Record<SearchMode, Partial<TeamQuestion>>> = {
  score: {},
  points: { target: 'points', points: PLAY },
  'points in a room': { target: 'points', points: PLAY, live: 'multi' },
  'mission with support': { target: 'points', points: { ...PLAY, kind: 'mission_live' }, live: 'multi' },
  'own order': { order: 'native' },
  'waiting skills': { skillQueue: true },
};

/** Nodes between two looks at the clock. */
const SLICE = 1_000;

/**
 * One warm-up round over all songs, then one measured: kernels search, contexts, look, pick, cards, team, results,
 * points, aim, places, queue at work. A round ends early when `roundMs` are over.
 */
export function measureSearch(
  compute: Compute,
  data: BenchData,
  asked: SearchCase,
  roundMs = Number.POSITIVE_INFINITY,
): SearchTimes {
  const profile = account(data, asked.size, asked.uneven);
  const round = () => {
    const samples: { ms: number; packMs: number; nodes: number }[] = [];
    const began = performance.now();
    for (const song of data.songs) {
      const start = performance.now();
      if (start - began > roundMs) break;
      const search = compute.startTeamSearch(
        { ...question(profile, song.level, asked.top), itemSets: asked.itemSets, ...MODES[asked.mode] },
        song.data,
      );
      const packed = performance.now();
      while (!search.advance(SLICE)) if (performance.now() - began > roundMs) return samples;
      const ms = performance.now() - start;
      samples.push({ ms, packMs: packed - start, nodes: search.progress().nodes });
    }
    return samples;
  };
  round();
  const samples = round();
  const times = samples.map(({ ms }) => ms);
  return {
    ...asked,
    medianMs: median(times),
    worstMs: Math.max(...times),
    packMs: median(samples.map(({ packMs }) => packMs)),
    nodes: median(samples.map(({ nodes }) => nodes)),
    charts: samples.length,
  };
}
