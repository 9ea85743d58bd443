import { startingCard } from '../defaults.ts';
import { itemLevelsById } from '../item-lists.ts';
import { toldBonus } from '../potentials.ts';
import { CARD_FIELDS, type Profile, type ProfileCard, type ProfileItems } from '../profile.ts';
import type { ImportedCard, ImportedProfile } from './imported.ts';

/** What becomes of a collection when an import is put into it. Nothing is ever taken out of it. */
export interface Comparison {
  readonly profile: Profile;
  /** Ids. */
  readonly added: readonly number[];
  readonly changed: readonly number[];
  /** Of the changed ones those that lose a level, a rank or a story. */
  readonly lowered: readonly number[];
  readonly same: number;
  /** Cards that the import says nothing of; they stay. */
  readonly untouched: number;
  /** Area items and potentials that change. */
  readonly items: number;
}

const GROWING = ['level', 'master', 'skill', 'ep', 'train'] as const;

const isSame = (a: ProfileCard, b: ProfileCard): boolean =>
  CARD_FIELDS.every((field) => a[field] === b[field]);
const isLower = (next: ProfileCard, before: ProfileCard): boolean =>
  GROWING.some((field) => next[field] < before[field]);

/** A new card whose file names only the training also gets the trained picture. */
function newCard(card: ImportedCard, start: ProfileCard): ProfileCard {
  const made = { ...start, ...card };
  return card.train !== undefined && card.art === undefined ? { ...made, art: card.train } : made;
}

function changedItems(before: ProfileItems, next: ProfileItems): number {
  const levels = itemLevelsById(before);
  const after = itemLevelsById(next);
  const areaItems = [...new Set([...levels.keys(), ...after.keys()])].filter(
    (id) => (levels.get(id) ?? null) !== (after.get(id) ?? null),
  );
  const told = (items: ProfileItems, place: number) => JSON.stringify(toldBonus(items, place + 1));
  const bonuses = next.potentials.filter((_, place) => told(next, place) !== told(before, place));
  return areaItems.length + bonuses.length;
}

/**
 * Puts an import into a collection and returns what that changes. `startOf` says how a new card stands of which the text knows
 * no more than the id.
 */
export function previewImport(
  target: Profile,
  imported: ImportedProfile,
  startOf: (id: number) => ProfileCard = startingCard,
): Comparison {
  const cards = new Map(target.cards.map((card) => [card.id, card]));
  const [added, changed, lowered]: number[][] = [[], [], []];
  for (const card of imported.cards) {
    const own = cards.get(card.id);
    const next = own ? { ...own, ...card } : newCard(card, startOf(card.id));
    cards.set(card.id, next);
    if (!own) added?.push(card.id);
    else if (!isSame(own, next)) changed?.push(card.id);
    if (own && isLower(next, own)) lowered?.push(card.id);
  }
  const found = { added: added ?? [], changed: changed ?? [], lowered: lowered ?? [] };
  return {
    profile: { ...target, items: imported.items ?? target.items, cards: [...cards.values()] },
    ...found,
    same: imported.cards.length - found.added.length - found.changed.length,
    untouched: cards.size - imported.cards.length,
    items: imported.items ? changedItems(target.items, imported.items) : 0,
  };
}
