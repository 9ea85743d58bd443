import { Button } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { shownBands } from '#model/listing/views/bands';
import type { CardView } from '#model/listing/views/card-view';
import { SearchField } from '../field/search-field.tsx';
import { VirtualGrid } from '../list/grid/virtual-grid.tsx';
import { DialogEnds } from '../overlay/dialog-frame.tsx';
import { NothingFound } from '../page/state/nothing-found.tsx';
import { useIsPhone } from '../page/use-is-phone.ts';
import { useFormat } from '../text/format.ts';
import type { Finder } from '../text/search.ts';
import { useTranslation } from '../text/translation.tsx';
import { filterCards, NO_FILTER, toggled } from './card-filter.ts';
import { CardFilterRows } from './card-filter-rows.tsx';
import styles from './card-picker.module.css';
import { CardThumb } from './card-thumb.tsx';

/** What a cell shows of a card besides its picture and names. */
interface CardNote {
  /** As it is owned; null where it is not. */
  readonly level: number | null;
  /** Score bonus of its skill, per cent. */
  readonly percent: number | null;
}

export interface CardPickerProps {
  readonly title: string;
  readonly cards: readonly CardView[];
  readonly selected: readonly number[];
  /** How many may be chosen; 1 is done with the first choice. */
  readonly max?: number;
  readonly bandName: (bandId: number) => string;
  readonly find?: Finder;
  /** Stays the same function as long as it says the same. */
  readonly noteOf?: (id: number) => CardNote;
  readonly onClose: () => void;
  readonly onDone: (ids: readonly number[]) => void;
}

const CELL = { width: 104, height: 152 };
const PHONE_CELL = { width: 78, height: 128 };

const NOTHING: CardNote = { level: null, percent: null };
const noNote = (): CardNote => NOTHING;

/** What a dialog holds that offers any number of cards by band, attribute, stars or words (reference R53). */
export function CardPicker({ title, cards, selected, max, bandName, ...props }: CardPickerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { find, noteOf = noNote, onClose, onDone } = props;
  const size = useIsPhone() ? PHONE_CELL : CELL;
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState(selected);
  // Typing goes on while the list catches up.
  const settled = useDeferredValue(filter);
  const shown = useMemo(() => filterCards(cards, settled, find), [cards, settled, find]);
  const marked = useMemo(() => new Set(chosen), [chosen]);
  const bands = useMemo(() => shownBands(cards.map(({ bandId }) => bandId)), [cards]);
  const isFull = max !== undefined && chosen.length >= max;
  const pick = (card: CardView) => {
    if (max === 1) onDone([card.id]);
    else if (marked.has(card.id) || !isFull) setChosen(toggled(chosen, card.id));
  };
  const take = useCallback((id: number) => setChosen((before) => before.filter((one) => one !== id)), []);
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('filter.searchCards')}
        value={filter.query}
        onChange={(query) => setFilter({ ...filter, query })}
      />
      <CardFilterRows filter={filter} bands={bands} onChange={setFilter} bandName={bandName} />
      <p className={styles.count} role="status">
        {t('filter.cardCount', { count: shown.length, total: format.integer(cards.length) })}
      </p>
      {shown.length === 0 && cards.length > 0 ? (
        <NothingFound onClear={() => setFilter(NO_FILTER)} />
      ) : (
        <VirtualGrid
          label={title}
          list={shown}
          rowHeight={size.height}
          cellWidth={size.width}
          multiple={max !== 1}
          isSelected={({ id }) => marked.has(id)}
          onPick={pick}
          cell={(card) => <CardCell card={card} noteOf={noteOf} />}
        />
      )}
      {max !== 1 && (
        <DialogEnds>
          <Chosen cards={cards} chosen={chosen} onTake={take} />
          <span className={styles.chosen} role="status">
            {isFull
              ? t('filter.chosenFull', { count: chosen.length })
              : t('filter.chosen', { count: chosen.length })}
          </span>
          {chosen.length > 0 && (
            <Button variant="subtle" onClick={() => setChosen([])}>
              {t('filter.none')}
            </Button>
          )}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="filled" onClick={() => onDone(chosen)}>
            {t('action.apply')}
          </Button>
        </DialogEnds>
      )}
    </div>
  );
}

interface ChosenProps {
  readonly cards: readonly CardView[];
  readonly chosen: readonly number[];
  readonly onTake: (id: number) => void;
}

const SMALL = 40;
/** More are only counted: to draw hundreds of them takes a phone too long. */
const MAX_SHOWN = 40;

/** What is chosen, the latest first; a press takes it out. */
const Chosen = memo(function Chosen({ cards, chosen, onTake }: ChosenProps) {
  const { t } = useTranslation();
  const views = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards]);
  const shown = chosen.slice(-MAX_SHOWN).reverse();
  return (
    <ul className={styles.strip}>
      {shown.map((id) => {
        const card = views.get(id);
        const what = card ? `${card.title}, ${card.character}` : `#${id}`;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.take}
              aria-label={t('list.take', { what })}
              onClick={() => onTake(id)}
            >
              {card ? <CardThumb card={card} size={SMALL} decorative /> : what}
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
});

interface CellProps extends Required<Pick<CardPickerProps, 'noteOf'>> {
  readonly card: CardView;
}

const CardCell = memo(function CardCell({ card, noteOf }: CellProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { level, percent } = noteOf(card.id);
  const facts = [
    level !== null && t('team.level', { level }),
    percent !== null && format.signedPercent(percent),
  ].filter((fact) => fact !== false);
  return (
    <span className={styles.cell}>
      <span className={styles.picture}>
        <CardThumb card={card} isLate />
        <Check className={styles.tick} size={16} aria-hidden="true" />
      </span>
      <span className={styles.name}>{card.character}</span>
      <span className={styles.title}>{card.title}</span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </span>
  );
});
