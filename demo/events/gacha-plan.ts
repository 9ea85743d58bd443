import type { GachaType } from '#model/records/gacha';
import { CHARACTER_IDS } from '../cast/cast.ts';
import { type Random, random } from '../seeded/random.ts';
import { EVENT_COUNT } from '../seeded/timeline.ts';
import { cardTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';

/** A gacha before its dates. */
export interface GachaPlan {
  readonly id: number;
  readonly type: GachaType;
  /** Index of the event with which it comes. */
  readonly batch: number;
  /** The first and the main one of its batch, open until the next: so that there is always one. */
  readonly isMain: boolean;
  readonly offsetDays: number;
  readonly lengthDays: number;
  readonly title: ServedWord;
  /** Three to be pictured. */
  readonly characterIds: readonly number[];
  /** The only servers that have it; null for the ordinary road. */
  readonly onlyServers: readonly number[] | null;
}

interface Kind {
  readonly type: GachaType;
  readonly count: number;
  /** Where on the time-line the type exists. */
  readonly from: number;
  /** Shortest and longest time in days, and the latest day of its batch. */
  readonly days: readonly [number, number];
  readonly offset: number;
}

/** Counts of reference R21; 1,835 together. Main kinds carry the new cards, one or two in each batch. */
const MAIN_KINDS: readonly Kind[] = [
  { type: 'permanent', count: 226, from: 0, days: [8, 8], offset: 0 },
  { type: 'limited', count: 166, from: 0.06, days: [8, 8], offset: 0 },
  { type: 'dreamfes', count: 58, from: 0.18, days: [8, 8], offset: 0 },
  { type: 'kirafes', count: 9, from: 0.8, days: [8, 8], offset: 0 },
];
const SIDE_KINDS: readonly Kind[] = [
  { type: 'birthday', count: 204, from: 0.3, days: [3, 3], offset: 0 },
  { type: 'special', count: 807, from: 0, days: [4, 9], offset: 4 },
  { type: 'free', count: 127, from: 0.2, days: [2, 8], offset: 4 },
  { type: 'miracle', count: 28, from: 0.1, days: [12, 20], offset: 0 },
];
/** Gachas that Japan never had, with the ids and servers of each group. */
const FOREIGN_KINDS: readonly { kind: Kind; first: number; servers: readonly number[] }[] = [
  {
    kind: { type: 'special', count: 110, from: 0.15, days: [3, 9], offset: 4 },
    first: 10_001,
    servers: [3],
  },
  { kind: { type: 'special', count: 60, from: 0.1, days: [3, 9], offset: 4 }, first: 10_201, servers: [1] },
  { kind: { type: 'free', count: 40, from: 0.2, days: [1, 6], offset: 4 }, first: 10_501, servers: [2] },
];

interface Place {
  readonly kind: Kind;
  readonly batch: number;
  readonly isMain: boolean;
  readonly id?: number;
  readonly onlyServers?: readonly number[];
}

const spread = (kind: Kind, rng: Random): { kind: Kind; at: number }[] =>
  Array.from({ length: kind.count }, (_, k) => ({
    kind,
    at: Math.min(0.9999, kind.from + ((1 - kind.from) * (k + 0.5 + 0.4 * rng.bell())) / kind.count),
  }));

/** Every batch gets at least one, because there are more main gachas than events. */
function mainPlaces(rng: Random): Place[] {
  const order = MAIN_KINDS.flatMap((kind) => spread(kind, rng)).sort((a, b) => a.at - b.at);
  const batchOf = (k: number): number => Math.floor((k * EVENT_COUNT) / order.length);
  return order.map(({ kind }, k) => ({
    kind,
    batch: batchOf(k),
    isMain: k === 0 || batchOf(k) !== batchOf(k - 1),
  }));
}

const sidePlaces = (kind: Kind, rng: Random): Place[] =>
  spread(kind, rng).map(({ at }) => ({ kind, batch: Math.floor(at * EVENT_COUNT), isMain: false }));

const foreignPlaces = (rng: Random): Place[] =>
  FOREIGN_KINDS.flatMap(({ kind, first, servers }) =>
    sidePlaces(kind, rng).map((place, k) => ({ ...place, id: first + k, onlyServers: servers })),
  );

/** All 1,835 gachas in id order; a function of the seed alone. */
export function planGacha(seed: number): readonly GachaPlan[] {
  const rng = random(seed, 'gacha');
  const ordinary = [...mainPlaces(rng), ...SIDE_KINDS.flatMap((kind) => sidePlaces(kind, rng))].sort(
    (a, b) => a.batch - b.batch || Number(b.isMain) - Number(a.isMain),
  );
  const places = [...ordinary.map((place, i) => ({ ...place, id: i + 1 })), ...foreignPlaces(rng)];
  const taken = new Set<string>();
  return places.map(({ kind, batch, isMain, id = 0, onlyServers = null }) => ({
    id,
    type: kind.type,
    batch,
    isMain,
    offsetDays: rng.int(0, kind.offset),
    lengthDays: rng.int(...kind.days),
    title: cardTitle(rng, taken),
    characterIds: rng.shuffle(CHARACTER_IDS).slice(0, 3),
    onlyServers,
  }));
}
