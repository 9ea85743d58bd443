import { Button } from '@mantine/core';
import { Plus, SearchX } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { CardPatch } from '#model/profile/edit/card-values';
import { withCards, withoutCards, withValues } from '#model/profile/edit/edits';
import { keyEdit, type Typing } from '#model/profile/edit/typing';
import type { Profile } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { ChoiceTiles } from '#src/kit/field/choice-tiles.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CollectionEditor } from '../../collection/use-collection.ts';
import type { GridCard, OwnedList } from '../use-owned-list.ts';
import { OwnedTile, SIZES, useOwnWords } from './owned-tile.tsx';

interface Quick {
  readonly cards: readonly GridCard[];
  readonly records: ReadonlyMap<number, CardRecord>;
  readonly editor: CollectionEditor;
  /** The position of the cursor. */
  readonly active: number;
  /** The values of an added card. */
  readonly values: CardPatch;
  readonly open: (index: number) => void;
}

/** Handles keys that move around the grid rather than set values. True where the key is one of them. */
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

/** Laptop keyboards have only Backspace. */
const STANDS_FOR: Readonly<Record<string, string>> = { Enter: '+', Backspace: 'Delete' };

/** Setting values by keys alone: digits and a few letters act on the card under the cursor. */
function useQuickEntry(quick: Quick): (event: KeyboardEvent, index: number) => boolean {
  const typing = useRef<Typing | null>(null);
  const runs = useRef(0);
  const place = useRef(quick.active);
  const { records, editor, values, active } = quick;
  useEffect(() => {
    // Moving the cursor ends the entry of digits.
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
    // All digits of one level are one step of undo.
    if (typing.current?.id !== card.id) runs.current += 1;
    editor.edit(make, /^\d$/.test(key) ? `level ${card.id} ${runs.current}` : undefined);
    return isMeant;
  };
}

interface Props {
  readonly label: string;
  readonly list: OwnedList;
  readonly profile: Profile;
  readonly records: ReadonlyMap<number, CardRecord>;
  readonly editor: CollectionEditor;
  /** The values of an added card. */
  readonly values: CardPatch;
  /** The position of the cursor. */
  readonly active: number;
  readonly onMove: (index: number) => void;
  readonly onOpen: (index: number) => void;
}

const keyOf = ({ id }: GridCard): number => id;

/** The cards found, under a cursor that keys move and set values with; a press opens an owned card and picks another one. */
export function OwnedGrid(props: Props) {
  const { label, list, editor, records, values, active, onMove, onOpen } = props;
  const { cards } = list;
  const isPhone = useIsPhone();
  const wordsOf = useOwnWords();
  const cardWords = useCardWords();
  const tile = useCallback((card: GridCard) => <OwnedTile card={card} wordsOf={cardWords} />, [cardWords]);
  const onKey = useQuickEntry({ cards, records, editor, values, active, open: onOpen });
  const press = (index: number, withShift: boolean) => {
    const card = cards[index];
    if (!card) return;
    const [from, to] = [Math.min(active, index), Math.max(active, index)];
    if (!withShift && !editor.isPicking && card.entry) return onOpen(index);
    if (withShift) editor.pick(cards.slice(from, to + 1).map(keyOf));
    else editor.toggle(card.id);
    onMove(index);
  };
  if (cards.length === 0) return <NothingFound {...props} />;
  return (
    <section id="results" aria-busy={list.isOld}>
      <ChoiceTiles
        label={label}
        active={active}
        keyOf={keyOf}
        tile={tile}
        wordsOf={wordsOf}
        onKey={onKey}
        items={cards}
        size={isPhone ? SIZES.phone : SIZES.wide}
        isSelected={({ id }) => editor.picked.has(id)}
        onMove={onMove}
        onPress={press}
      />
    </section>
  );
}

/** Why there is nothing in sight, with the way out. */
function NothingFound({ list, profile }: Props) {
  const { t } = useTranslation();
  const isEmpty = profile.cards.length === 0;
  return (
    <EmptyState
      icon={isEmpty ? <Plus size={28} /> : <SearchX size={28} />}
      title={isEmpty ? t('collection.emptyTitle') : t('list.emptyTitle')}
      text={isEmpty ? t('collection.emptyText') : t('list.emptyText')}
    >
      {isEmpty ? (
        <Button variant="filled" onClick={() => list.change({ chosen: { mine: ['missing'] } })}>
          {t('collection.chooseCards')}
        </Button>
      ) : (
        <Button variant="filled" onClick={() => list.change({ text: '', chosen: {} })}>
          {t('list.clearAll')}
        </Button>
      )}
    </EmptyState>
  );
}
