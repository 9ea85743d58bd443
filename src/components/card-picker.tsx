import { Button } from '@mantine/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { filterCards, NO_FILTER, toggled } from './card-filter.ts';
import { CardFilterRows } from './card-filter-rows.tsx';
import styles from './card-picker.module.css';
import { CardThumb } from './card-thumb.tsx';
import { DialogEnds, DialogFrame } from './dialog-frame.tsx';
import { useFormat } from './format.ts';
import { SearchField } from './search-field.tsx';
import { useTranslation } from './translation.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { VirtualGrid } from './virtual-grid.tsx';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly cards: readonly CardView[];
  readonly selected: readonly number[];
  /** How many may be chosen; 1 closes with the first choice. */
  readonly max?: number;
  readonly bandName: (bandId: number) => string;
  readonly onClose: () => void;
  readonly onDone: (ids: readonly number[]) => void;
}

const CELL = { width: 92, height: 112 };
const PHONE_CELL = { width: 70, height: 94 };

/** Any number of cards by band, attribute, stars or words (reference R53). */
export function CardPicker(props: Props) {
  return (
    <DialogFrame opened={props.opened} title={props.title} onClose={props.onClose} tall width={720}>
      {() => <CardPickerBody {...props} />}
    </DialogFrame>
  );
}

function CardPickerBody({ title, cards, selected, max, bandName, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const size = useIsPhone() ? PHONE_CELL : CELL;
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState(selected);
  // Typing goes on while the list catches up.
  const settled = useDeferredValue(filter);
  const shown = useMemo(() => filterCards(cards, settled), [cards, settled]);
  const marked = useMemo(() => new Set(chosen), [chosen]);
  const isFull = max !== undefined && chosen.length >= max;
  const pick = (card: CardView) => {
    if (max === 1) onDone([card.id]);
    else if (marked.has(card.id) || !isFull) setChosen(toggled(chosen, card.id));
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('filter.searchCards')}
        value={filter.query}
        onChange={(query) => setFilter({ ...filter, query })}
      />
      <CardFilterRows filter={filter} onChange={setFilter} bandName={bandName} />
      <p className={styles.count} role="status">
        {t('filter.cardCount', { count: shown.length, total: format.integer(cards.length) })}
      </p>
      <VirtualGrid
        label={title}
        list={shown}
        rowHeight={size.height}
        cellWidth={size.width}
        multiple={max !== 1}
        isSelected={({ id }) => marked.has(id)}
        onPick={pick}
        cell={(card) => <CardCell card={card} />}
      />
      {max !== 1 && (
        <DialogEnds>
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

const CardCell = memo(function CardCell({ card }: { readonly card: CardView }) {
  return (
    <span className={styles.cell}>
      <CardThumb card={card} isLate />
      <span className={styles.name}>
        {card.character} <span className="muted">{card.id}</span>
      </span>
    </span>
  );
});
