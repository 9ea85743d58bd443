import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { BANDS, type BandId } from '#model/vocabulary/bands';
import type { EventType } from '#model/vocabulary/event-types';
import { BAND_SINCE, bandOf, CARDS_PER_BAND, CHARACTER_IDS, membersOf } from '../cast/cast.ts';
import { createDealer } from '../seeded/deficit.ts';
import { random } from '../seeded/random.ts';
import { EVENT_COUNT } from '../seeded/timeline.ts';

/** What an event is about, before any date: cards of its batch follow it. */
export interface EventPlan {
  /** Id − 1. */
  readonly index: number;
  readonly type: EventType;
  readonly attribute: Attribute;
  /** Five character ids. */
  readonly characterIds: readonly number[];
  /** Set when the five are one band. */
  readonly bandId: BandId | null;
}

/** Events per type (reference R21) and where on the time-line the type exists. */
const TYPES: readonly { type: EventType; count: number; from: number; to: number }[] = [
  { type: 'story', count: 25, from: 0, to: 0.3 },
  { type: 'challenge', count: 51, from: 0.04, to: 1 },
  { type: 'versus', count: 71, from: 0.08, to: 1 },
  { type: 'live_try', count: 64, from: 0.1, to: 1 },
  { type: 'mission_live', count: 60, from: 0.18, to: 1 },
  { type: 'festival', count: 13, from: 0.45, to: 1 },
  { type: 'medley', count: 27, from: 0.55, to: 1 },
];

function typeOrder(seed: number): EventType[] {
  const rng = random(seed, 'event types');
  const placed = TYPES.flatMap(({ type, count, from, to }) =>
    Array.from({ length: count }, (_, k) => ({
      type,
      at: from + ((to - from) * (k + 0.5 + 0.4 * rng.bell())) / count,
    })),
  );
  return placed.sort((a, b) => a.at - b.at).map(({ type }) => type);
}

const bandShares = new Map(
  BANDS.map(({ id }) => [id, { target: (CARDS_PER_BAND[id] * EVENT_COUNT) / 2312, since: BAND_SINCE[id] }]),
);
const characterShares = new Map(
  CHARACTER_IDS.map((id) => [id, { target: CARDS_PER_BAND[bandOf(id)], since: BAND_SINCE[bandOf(id)] }]),
);
const attributeShares = new Map(ATTRIBUTES.map((a) => [a, { target: EVENT_COUNT / 4, since: 0 }]));

/** The 311 events in id order; a function of the seed alone. */
export function planEvents(seed: number): EventPlan[] {
  const rng = random(seed, 'events');
  const bands = createDealer(bandShares, 3);
  const characters = createDealer(characterShares, 6);
  const attributes = createDealer(attributeShares, 2);
  const bandIds = BANDS.map(({ id }) => id);
  return typeOrder(seed).map((type, index) => {
    const position = index / EVENT_COUNT;
    const attribute = attributes.deal(ATTRIBUTES, position, rng);
    if (rng.chance(0.72)) {
      const bandId = bands.deal(bandIds, position, rng);
      return { index, type, attribute, characterIds: membersOf(bandId), bandId };
    }
    const chosen: number[] = [];
    while (chosen.length < 5) {
      const open = CHARACTER_IDS.filter((id) => !chosen.includes(id));
      chosen.push(characters.deal(open, position, rng));
    }
    return { index, type, attribute, characterIds: chosen.sort((a, b) => a - b), bandId: null };
  });
}
