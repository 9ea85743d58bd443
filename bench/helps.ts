import type { HelpsProblem } from '#model/compute/helps';
import { finishedCard } from '#model/profile/premade';
import type { Profile } from '#model/profile/profile';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question } from './accounts.ts';
import { median } from './quantile.ts';

export interface HelpsTimes {
  /** Cards owned, and cards asked about. */
  readonly size: number;
  readonly candidates: number;
  readonly songs: number;
  readonly medianMs: number;
  readonly worstMs: number;
  /** Cards that raise something, and searches, in the median. */
  readonly helping: number;
  readonly searches: number;
}

const CANDIDATES = 300;
const SLICE_MS = 12;
/** A beginner's collection, to which nearly every card is a gain, and larger ones. */
const SIZES = [20, 100, 600] as const;
const ROUNDS = 5;
const MANY_SONGS = 50;

const NEW_COPY = { skill: 0, master: 0 };

/** A ticket of 300 cards that the collection lacks, each at skill level 1. */
function problem(data: BenchData, profile: Profile, first: number, songs: number): HelpsProblem {
  const owned = new Set(profile.cards.map(({ id }) => id));
  const [any] = data.songs;
  if (!any) throw new Error('there are no songs');
  const { chart: _, ...lists } = any.data;
  const missing = data.premade.cards.flatMap(({ id }) => {
    const card = owned.has(id) ? undefined : lists.cards.get(id);
    return card ? [finishedCard(card, NEW_COPY)] : [];
  });
  return {
    question: question(profile, any.level, 1),
    data: lists,
    lengths: [],
    candidates: missing.slice(0, CANDIDATES),
    charts: Array.from({ length: songs }, (_each, i) => {
      const song = data.songs[(first + i) % data.songs.length] ?? any;
      return { song: i, difficulty: 'expert', level: song.level, chart: song.data.chart };
    }),
  };
}

/** Which of 300 cards raise an unfinished collection's best teams, on one song and on fifty. */
export function measureHelps(compute: Compute, data: BenchData): readonly HelpsTimes[] {
  return [1, MANY_SONGS].flatMap((songs) =>
    SIZES.map((size) => {
      const profile = account(data, size, true);
      const rounds = songs === 1 ? ROUNDS : 1;
      const samples = Array.from({ length: rounds }, (_, round) => {
        const start = performance.now();
        const search = compute.startHelpsSearch(problem(data, profile, round, songs));
        while (!search.advance(SLICE_MS));
        const { cards, searches, toDecide } = search.answer();
        return { ms: performance.now() - start, helping: cards.length, searches, asked: toDecide / songs };
      });
      const times = samples.map(({ ms }) => ms);
      return {
        size,
        candidates: samples[0]?.asked ?? 0,
        songs,
        medianMs: median(times),
        worstMs: Math.max(...times),
        helping: median(samples.map(({ helping }) => helping)),
        searches: median(samples.map(({ searches }) => searches)),
      };
    }),
  );
}
