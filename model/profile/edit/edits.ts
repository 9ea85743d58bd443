import type { AreaItemRecord } from '../../records/area-item.ts';
import type { CardRecord } from '../../records/card.ts';
import { topItemLevel } from '../../rules/area-items.ts';
import { BOUNDS, clamp } from '../defaults.ts';
import { withLevels } from '../item-lists.ts';
import type { ItemLevel, Profile } from '../profile.ts';
import { applyPatch, type CardPatch, newEntry } from './card-values.ts';

type Cards = ReadonlyMap<number, CardRecord>;
type AreaItems = ReadonlyMap<number, AreaItemRecord>;

// Every edit gives back the same profile where it changes nothing, and the same entries wherever they stay as they are.

/** Sets values of those of the cards that are owned and known. */
export function withValues(profile: Profile, ids: Iterable<number>, patch: CardPatch, cards: Cards): Profile {
  const wanted = new Set(ids);
  let isChanged = false;
  const next = profile.cards.map((entry) => {
    const card = wanted.has(entry.id) ? cards.get(entry.id) : undefined;
    const after = card ? applyPatch(entry, patch, card) : entry;
    if (after !== entry) isChanged = true;
    return after;
  });
  return isChanged ? { ...profile, cards: next } : profile;
}

/** Adds those of the cards that are known and not owned yet, in the order given. */
export function withCards(profile: Profile, ids: Iterable<number>, patch: CardPatch, cards: Cards): Profile {
  const owned = new Set(profile.cards.map(({ id }) => id));
  const added = [...new Set(ids)].flatMap((id) => {
    const card = owned.has(id) ? undefined : cards.get(id);
    return card ? [newEntry(card, patch)] : [];
  });
  return added.length > 0 ? { ...profile, cards: [...profile.cards, ...added] } : profile;
}

export function withoutCards(profile: Profile, ids: Iterable<number>): Profile {
  const gone = new Set(ids);
  const cards = profile.cards.filter(({ id }) => !gone.has(id));
  return cards.length < profile.cards.length ? { ...profile, cards } : profile;
}

/** Highest level minus one that an item can have in this profile; null when it is not on its server. */
export function highestLevel(itemId: number, { server }: Profile, areaItems: AreaItems): ItemLevel {
  const item = areaItems.get(itemId);
  // What the data lacks may be owned all the same: answers say that it did not count.
  if (!item) return BOUNDS.item;
  const top = topItemLevel(item, server);
  return top > 0 ? top - 1 : null;
}

/**
 * Sets area items by id to a level minus one, or to not owned; each ends at what its server has. Of items that profiles have no list
 * for, those count which the data know.
 */
export function withItemLevels(
  profile: Profile,
  levels: ReadonlyMap<number, ItemLevel>,
  areaItems: AreaItems,
): Profile {
  let isChanged = false;
  const levelOf = (id: number, before: ItemLevel): ItemLevel => {
    const wished = levels.get(id);
    if (wished === undefined) return before;
    const highest = highestLevel(id, profile, areaItems);
    const after =
      wished === null || highest === null || Number.isNaN(wished) || wished < 0
        ? null
        : clamp(wished, 0, highest);
    if (after !== before) isChanged = true;
    return after;
  };
  const known = [...levels.keys()].filter((id) => areaItems.has(id));
  const items = withLevels(profile.items, levelOf, known);
  return isChanged ? { ...profile, items } : profile;
}
