import { asObject } from '../records/reading.ts';
import { type BegunSettings, encodeGame, GAMES, type GameName } from './settings.ts';

/** The most points of a player in a game with these settings, whatever its questions were. */
export interface Best {
  /** `bestKey` */
  readonly key: string;
  readonly points: number;
}

/** One for each game and settings; what was played last comes last. */
export interface Bests {
  readonly bests: readonly Best[];
}

/** What was played longest ago goes. */
export const MAX_BESTS = 100;
const MAX_KEY = 400;
const MAX_POINTS = 1_000_000_000;

/** The game and its settings, whatever its seed and data. */
export const bestKey = (game: GameName, settings: BegunSettings): string =>
  [game, ...encodeGame({ ...settings, seed: null, data: null }).map((pair) => pair.join('='))].join(' ');

export const bestOf = ({ bests }: Bests, key: string): number | null =>
  bests.find((best) => best.key === key)?.points ?? null;

/** Keeps points that are the most so far; zero points are not kept. */
export function withPoints(all: Bests, { key, points }: Best): Bests {
  const best = Math.max(points, bestOf(all, key) ?? 0);
  if (best === 0) return all;
  const others = all.bests.filter((one) => one.key !== key);
  return { bests: [...others, { key, points: best }].slice(-MAX_BESTS) };
}

/** Merges what two tabs kept. */
export const mergedBests = (mine: Bests, theirs: Bests): Bests => theirs.bests.reduce(withPoints, mine);

function readBest(json: unknown): readonly Best[] {
  const { key, points } = asObject(json);
  if (typeof key !== 'string' || key.length > MAX_KEY || !GAMES.some((game) => key.split(' ')[0] === game))
    return [];
  if (typeof points !== 'number' || !Number.isInteger(points) || points <= 0 || points > MAX_POINTS)
    return [];
  return [{ key, points }];
}

/** Reads kept points; what cannot be read is left out. */
export function readBests(json: unknown): Bests {
  const { bests } = asObject(json);
  return (Array.isArray(bests) ? bests : []).flatMap(readBest).reduce(withPoints, { bests: [] });
}
