import type { DeckEntry } from '../../rules/player-deck.ts';
import { MAX_CHARACTER_ID } from '../../vocabulary/characters.ts';
import { toldBonus, withBonuses } from '../potentials.ts';
import { CARD_FIELDS, type Profile, type ProfileCard, type ProfileItems } from '../profile.ts';

const isSame = (one: ProfileCard, other: ProfileCard): boolean =>
  CARD_FIELDS.every((field) => one[field] === other[field]);

function withDeckBonuses(profile: Profile, deck: readonly DeckEntry[]): ProfileItems {
  const changed = deck.flatMap(({ characterId, bonus }) => {
    const before = JSON.stringify(toldBonus(profile.items, characterId));
    const isChanged = bonus !== null && JSON.stringify(bonus) !== before;
    return bonus && isChanged && characterId <= MAX_CHARACTER_ID ? [[characterId, bonus] as const] : [];
  });
  if (changed.length === 0) return profile.items;
  const { potentials, missions, potentialPerformance, potentialTechnique, potentialVisual, ...items } =
    profile.items;
  return { ...items, ...withBonuses(profile.items, new Map(changed)) };
}

/**
 * Puts cards of a player's deck and what their characters add into a profile, just as the game describes them. Cards that are left
 * out of searches stay so. Gives back the same profile where nothing changes.
 */
export function withDeck(profile: Profile, deck: readonly DeckEntry[]): Profile {
  const told = new Map(deck.map(({ entry }) => [entry.id, entry]));
  const owned = new Set(profile.cards.map(({ id }) => id));
  const cards = profile.cards.map((card) => {
    const next = { ...card, ...told.get(card.id), exclude: card.exclude };
    return isSame(card, next) ? card : next;
  });
  const added = [...told.values()].filter(({ id }) => !owned.has(id));
  const items = withDeckBonuses(profile, deck);
  const isSameCards = added.length === 0 && cards.every((card, place) => card === profile.cards[place]);
  if (isSameCards && items === profile.items) return profile;
  return { ...profile, items, cards: isSameCards ? profile.cards : [...cards, ...added] };
}
