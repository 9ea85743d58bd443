import { withDeck } from '#model/profile/edit/deck';
import { withItemLevels } from '#model/profile/edit/edits';
import { itemLevelsById } from '#model/profile/item-lists';
import { toldBonus } from '#model/profile/potentials';
import type { ItemLevel, Profile, ProfileCard } from '#model/profile/profile';
import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { type DeckEntry, deckEntry } from '#model/rules/player-deck';

/** What can be taken over from a player: area items, or the cards of the deck with what their characters add. */
export interface WantedParts {
  readonly items: boolean;
  readonly deck: boolean;
}

/** The cards of the deck as a profile keeps them, without those whose points the data do not give. */
export const deckEntries = ({ deck }: PlayerProfileRecord, { cards }: Lists): readonly DeckEntry[] =>
  deck.flatMap((card) => deckEntry(card, cards.get(card.id)) ?? []);

/** A profile with what is wanted of a player. */
export function takenOver(
  profile: Profile,
  player: PlayerProfileRecord,
  lists: Lists,
  wanted: WantedParts,
): Profile {
  const levels = new Map((player.items ?? []).map(({ id, level }) => [id, level > 0 ? level - 1 : null]));
  const withItems = wanted.items ? withItemLevels(profile, levels, lists.areaItems) : profile;
  return wanted.deck ? withDeck(withItems, deckEntries(player, lists)) : withItems;
}

export interface Changes {
  readonly items: readonly { readonly id: number; readonly before: ItemLevel; readonly after: ItemLevel }[];
  /** `before` is null for cards that were not owned. */
  readonly cards: readonly { readonly before: ProfileCard | null; readonly after: ProfileCard }[];
  /** Ids of characters that add something else. */
  readonly characters: readonly number[];
}

export function changesBetween(before: Profile, after: Profile): Changes {
  const levels = itemLevelsById(before.items);
  const next = itemLevelsById(after.items);
  const owned = new Map(before.cards.map((card) => [card.id, card]));
  const told = ({ items }: Profile, id: number) => JSON.stringify(toldBonus(items, id));
  return {
    // Items that no list has a place for are there only while they are owned.
    items: [...new Set([...levels.keys(), ...next.keys()])].flatMap((id) => {
      const [was, level] = [levels.get(id) ?? null, next.get(id) ?? null];
      return was === level ? [] : [{ id, before: was, after: level }];
    }),
    cards: after.cards.flatMap((card) => {
      const was = owned.get(card.id) ?? null;
      return was === card ? [] : [{ before: was, after: card }];
    }),
    characters: after.items.potentials
      .map((_, place) => place + 1)
      .filter((id) => told(before, id) !== told(after, id)),
  };
}
