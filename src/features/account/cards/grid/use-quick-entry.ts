import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CardPatch } from '#model/profile/edit/card-values';
import { withCards, withoutCards, withValues } from '#model/profile/edit/edits';
import { keyEdit, type Typing } from '#model/profile/edit/typing';
import type { Profile } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import type { CollectionEditor } from '../../collection/use-collection.ts';
import type { GridCard } from '../use-owned-list.ts';

interface Quick {
  readonly cards: readonly GridCard[];
  readonly records: ReadonlyMap<number, CardRecord>;
  readonly editor: CollectionEditor;
  /** Place of the cursor. */
  readonly active: number;
  /** What a card is given that is added. */
  readonly values: CardPatch;
  readonly open: (index: number) => void;
}

/** Keys that need no value: they are about the grid. True where the key is one of them. */
function actOnGrid({ key, ctrlKey, metaKey }: KeyboardEvent, card: GridCard, quick: Quick): boolean {
  const { cards, editor, active, open } = quick;
  const isAll = (ctrlKey || metaKey) && key.toLowerCase() === 'a';
  if (isAll) editor.pick(cards.map(({ id }) => id));
  else if (key === ' ') editor.toggle(card.id);
  else if (key === 'Enter' && card.entry) open(active);
  else if (key === 'Escape' && editor.isPicking) editor.endPicking();
  else return false;
  return true;
}

/** Keyboards of laptops have Backspace alone. */
const STANDS_FOR: Readonly<Record<string, string>> = { Enter: '+', Backspace: 'Delete' };

/** Setting values by keys alone: digits and a few letters act on the card under the cursor. */
export function useQuickEntry(quick: Quick): (event: KeyboardEvent, index: number) => boolean {
  const typing = useRef<Typing | null>(null);
  const runs = useRef(0);
  const place = useRef(quick.active);
  const { records, editor, values, active } = quick;
  useEffect(() => {
    // Wherever the cursor goes, digits begin anew.
    if (place.current !== active) typing.current = null;
    place.current = active;
  }, [active]);
  return (event, index) => {
    const card = quick.cards[index];
    if (!card) return false;
    if (actOnGrid(event, card, quick)) return true;
    const record = records.get(card.id);
    if (!record || event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = STANDS_FOR[event.key] ?? event.key;
    let isMeant = false;
    const make = (profile: Profile): Profile => {
      const entry = profile.cards.find(({ id }) => id === card.id) ?? null;
      const edit = keyEdit(key, entry, record, typing.current);
      isMeant = edit !== null;
      if (edit === null) return profile;
      typing.current = edit.kind === 'set' ? edit.typing : null;
      if (edit.kind === 'set') return withValues(profile, [card.id], edit.patch, records);
      return edit.kind === 'add'
        ? withCards(profile, [card.id], values, records)
        : withoutCards(profile, [card.id]);
    };
    // The digits of one level are taken back together.
    if (typing.current?.id !== card.id) runs.current += 1;
    editor.edit(make, /^\d$/.test(key) ? `level ${card.id} ${runs.current}` : undefined);
    return isMeant;
  };
}
