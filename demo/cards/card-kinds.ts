import type { StatTriple } from '#model/vocabulary/stats';

/** Highest totals of the three parameters at the last level, per kind (reference R18). */
type Totals = readonly [number, number];

/** One kind of card: how many there are, when they appear and what they are worth. */
export interface CardKind {
  readonly rarity: number;
  /** Availability word of the data. */
  readonly type: string;
  readonly count: number;
  /** Span on the release time-line; cards before 0 are there at launch. */
  readonly from: number;
  readonly to: number;
  readonly totals: Totals;
  /** Share of the kind that follows the event of its batch. */
  readonly follows: number;
}

const kind = (
  rarity: number,
  type: string,
  count: number,
  from: number,
  to: number,
  totals: Totals,
  follows = 0.6,
): CardKind => ({ rarity, type, count, from, to, totals, follows });

/** Cards that lie outside the main id range and never came to Japan. */
export const FOREIGN_KINDS: readonly { first: number; kind: CardKind; servers: readonly number[] }[] = [
  { first: 5001, kind: kind(2, 'special', 16, 0.2, 0.7, [13_800, 15_400], 0), servers: [1] },
  { first: 10_000, kind: kind(2, 'campaign', 46, 0.25, 0.98, [13_800, 16_800], 0), servers: [3] },
  { first: 90_001, kind: kind(4, 'others', 40, 0.5, 0.9, [45_000, 45_000], 0), servers: [2, 3, 4] },
];

/** Cards of the ids 1–2210. With FOREIGN_KINDS the counts are those of reference R18. */
export const MAIN_KINDS: readonly CardKind[] = [
  kind(2, 'event', 261, 0, 0.97, [14_400, 16_800], 1),
  kind(2, 'permanent', 196, -0.18, 1, [13_800, 15_600]),
  kind(2, 'campaign', 53, 0.1, 1, [13_800, 15_600], 0),
  kind(2, 'special', 24, 0.15, 0.95, [13_800, 15_400], 0),
  kind(2, 'limited', 6, 0.1, 0.9, [14_800, 16_000]),
  kind(3, 'event', 347, 0, 1, [25_800, 29_200], 1),
  kind(3, 'permanent', 153, -0.18, 0.98, [25_000, 27_200]),
  kind(3, 'limited', 59, 0.08, 0.95, [25_600, 27_400]),
  kind(3, 'campaign', 10, 0.15, 0.95, [45_000, 45_000], 0),
  kind(3, 'others', 6, 0.3, 0.95, [42_000, 45_000], 0),
  kind(4, 'permanent', 373, -0.1, 0.97, [28_400, 30_600], 0.8),
  kind(4, 'limited', 144, 0.06, 0.98, [28_800, 31_400], 0.8),
  kind(4, 'others', 49, 0.15, 1, [45_000, 45_000], 0),
  kind(4, 'birthday', 75, 0.35, 1, [31_388, 31_392], 0),
  kind(4, 'dreamfes', 60, 0.18, 0.6, [30_390, 30_410], 0),
  kind(4, 'campaign', 20, 0.2, 1, [42_000, 45_000], 0),
  kind(4, 'event', 12, 0.7, 1, [28_800, 29_600], 1),
  kind(5, 'permanent', 151, 0.56, 1, [31_800, 32_200], 0.9),
  kind(5, 'limited', 90, 0.56, 1, [31_800, 34_800], 0.9),
  kind(5, 'dreamfes', 63, 0.58, 1, [31_915, 31_925], 0),
  kind(5, 'kirafes', 18, 0.8, 1, [33_118, 33_122], 0),
];

/** The forty first cards, one per character, there when its band joins. */
export const INITIAL_KIND = kind(1, 'initial', 40, 0, 1, [6_892, 7_499], 0);

/** Kinds of one even picture (trained look only) with levels 1–60 and no training step. */
const isLevelSixty = ({ rarity, type }: { rarity: number; type: string }): boolean =>
  type === 'birthday' || type === 'kirafes' || isFlat({ rarity, type });

/** The promotional outliers: 15000 (a few 14000) in every parameter at every level. */
export const isFlat = ({ rarity, type }: { rarity: number; type: string }): boolean =>
  (rarity === 3 || rarity === 4) && (type === 'campaign' || type === 'others');

const BASE_LEVEL: readonly number[] = [0, 20, 30, 40, 50, 50];

export interface LevelRule {
  readonly levelLimit: number;
  readonly trainingLevels: number | null;
  /** Flat bonus of training on each parameter. */
  readonly trainingBonus: number;
  readonly episodes: readonly [number, number] | null;
  /** Highest-level total divided by the level-1 total. */
  readonly ratio: number;
}

const EPISODES: readonly (readonly [number, number])[] = [
  [0, 0],
  [100, 200],
  [150, 300],
  [200, 500],
  [250, 600],
  [250, 600],
];

/** Levels, training and episodes of a kind (reference R18). */
export function levelRule(card: { rarity: number; type: string }): LevelRule {
  const { rarity, type } = card;
  if (isFlat(card)) {
    return { levelLimit: 60, trainingLevels: 0, trainingBonus: 0, episodes: null, ratio: 1 };
  }
  if (isLevelSixty(card)) {
    const episodes = type === 'kirafes' ? ([0, 850] as const) : EPISODES[rarity]!;
    return { levelLimit: 60, trainingLevels: 0, trainingBonus: 0, episodes, ratio: 3.09 };
  }
  const trained = rarity >= 3;
  const promotional = rarity === 2 && (type === 'campaign' || type === 'special');
  return {
    levelLimit: BASE_LEVEL[rarity]!,
    trainingLevels: trained ? 10 : null,
    trainingBonus: trained ? (rarity === 3 ? 300 : 400) : 0,
    episodes: promotional ? null : EPISODES[rarity]!,
    ratio: trained ? 2.98 : 2.5,
  };
}

export const evenTriple = (value: number): StatTriple => [value, value, value];
