import type { CardItem } from '#model/families/cards/item';
import { characterRates } from '#model/profile/potentials';
import { isReleased } from '#model/profile/premade';
import type { Profile, ProfileCard } from '#model/profile/profile';
import { cardParameters } from '#model/rules/card-parameters';

/** A card as the list of a collection sorts and filters it. */
export interface OwnedCard extends CardItem {
  /** Null for cards that are not owned. */
  readonly entry: ProfileCard | null;
  /** Its place among the owned ones, in the order in which they came. */
  readonly place: number | null;
  /** Power as it is owned, with its character's bonus; null for cards that are not owned. */
  readonly ownPower: number | null;
}

/** Power of an owned card without area items and events. */
function powerOf(item: CardItem, entry: ProfileCard, { items }: Profile): number {
  const { params } = cardParameters(item.card, entry, characterRates(items, item.card.characterId));
  return params[0] + params[1] + params[2];
}

/** What can be in this collection: what is owned, and what is out on its server by then. */
export function ownedCards(all: readonly CardItem[], profile: Profile, nowMs: number): readonly OwnedCard[] {
  const entries = new Map(profile.cards.map((entry, place) => [entry.id, { entry, place }]));
  return all.flatMap((item): OwnedCard[] => {
    const own = entries.get(item.id);
    if (!own)
      return isReleased(item.card, profile.server, nowMs)
        ? [{ ...item, entry: null, place: null, ownPower: null }]
        : [];
    return [{ ...item, ...own, ownPower: powerOf(item, own.entry, profile) }];
  });
}

/** Power of all owned cards together. */
export function totalPower(all: readonly CardItem[], profile: Profile): number {
  const entries = new Map(profile.cards.map((entry) => [entry.id, entry]));
  return all.reduce((sum, item) => {
    const entry = entries.get(item.id);
    return entry ? sum + powerOf(item, entry, profile) : sum;
  }, 0);
}
