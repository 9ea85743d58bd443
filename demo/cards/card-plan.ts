import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { BAND_SINCE, bandOf, CARDS_PER_BAND, CHARACTER_IDS } from '../cast/cast.ts';
import type { EventPlan } from '../events/event-plan.ts';
import { createDealer } from '../seeded/deficit.ts';
import { type Random, random } from '../seeded/random.ts';
import { EVENT_COUNT } from '../seeded/timeline.ts';
import { type CardKind, FOREIGN_KINDS, INITIAL_KIND, MAIN_KINDS } from './card-kinds.ts';
import type { CardDraft, CardPlan } from './card-plan.types.ts';
import { assignSkills } from './card-skills.ts';

/** Counts of reference R18. */
const ATTRIBUTE_TARGET: Readonly<Record<Attribute, number>> = {
  powerful: 585,
  cool: 584,
  happy: 569,
  pure: 574,
};

interface Place {
  readonly kind: CardKind;
  readonly at: number;
  readonly id?: number;
  readonly characterId?: number;
  readonly onlyServers?: readonly number[];
}

function spread(kind: CardKind, rng: Random): Place[] {
  return Array.from({ length: kind.count }, (_, k) => ({
    kind,
    at: Math.min(0.9999, kind.from + ((kind.to - kind.from) * (k + 0.5 + 0.45 * rng.bell())) / kind.count),
  }));
}

/** Ids 1–2210 in order of release. */
function mainPlaces(rng: Random): Place[] {
  const initial = CHARACTER_IDS.map((characterId) => {
    const since = BAND_SINCE[bandOf(characterId)];
    return { kind: INITIAL_KIND, at: since === 0 ? -1 : since, characterId };
  });
  return [...initial, ...MAIN_KINDS.flatMap((kind) => spread(kind, rng))]
    .sort((a, b) => a.at - b.at)
    .map((place, i) => ({ ...place, id: i + 1 }));
}

function foreignPlaces(rng: Random): Place[] {
  return FOREIGN_KINDS.flatMap(({ first, kind, servers }) =>
    spread(kind, rng).map((place, k) => ({
      ...place,
      id: first + k,
      onlyServers: servers,
      ...(kind.count === CHARACTER_IDS.length ? { characterId: k + 1, at: 0.9 } : {}),
    })),
  );
}

const characterShares = new Map(
  CHARACTER_IDS.map((id) => [id, { target: CARDS_PER_BAND[bandOf(id)] / 5, since: BAND_SINCE[bandOf(id)] }]),
);
const attributeShares = new Map(ATTRIBUTES.map((a) => [a, { target: ATTRIBUTE_TARGET[a], since: -0.001 }]));

/** All 2,312 cards: who, what and when. A function of the seed alone. */
export function planCards(seed: number, events: readonly EventPlan[]): CardPlan[] {
  const rng = random(seed, 'cards');
  const characters = createDealer(characterShares, 2.5);
  const attributes = createDealer(attributeShares, 4);
  const places = [...mainPlaces(rng), ...foreignPlaces(rng)];
  const byRelease = [...places].sort((a, b) => a.at - b.at || a.id! - b.id!);
  const drafts = byRelease.map((place): CardDraft => {
    const position = Math.max(0, place.at);
    const batch = place.at < 0 ? -1 : Math.floor(place.at * EVENT_COUNT);
    const event = batch >= 0 && rng.chance(place.kind.follows) ? events[batch] : undefined;
    const candidates = place.characterId ? [place.characterId] : (event?.characterIds ?? CHARACTER_IDS);
    const sameAttribute = event !== undefined && (place.kind.type === 'event' || rng.chance(0.7));
    return {
      id: place.id!,
      kind: place.kind,
      characterId: characters.deal(candidates, position, rng),
      attribute: attributes.deal(sameAttribute ? [event.attribute] : ATTRIBUTES, position, rng),
      batch,
      onlyServers: place.onlyServers ?? null,
    };
  });
  return assignSkills(
    seed,
    drafts.sort((a, b) => a.id - b.id),
  );
}
