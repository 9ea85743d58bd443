import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { EventView } from '#model/listing/views/event-view';
import styles from '../field/list-picker.module.css';
import { SearchField } from '../field/search-field.tsx';
import { VirtualGrid } from '../list/grid/virtual-grid.tsx';
import { NothingFound } from '../page/state/nothing-found.tsx';
import { useFormat } from '../text/format.ts';
import { type Finder, findByWords } from '../text/search.ts';
import { useTranslation } from '../text/translation.tsx';
import { EventBanner } from './event-banner.tsx';

export interface EventPickerProps {
  /** Latest first. */
  readonly events: readonly EventView[];
  readonly selected: number | null;
  readonly find?: Finder;
  readonly onPick: (id: number) => void;
}

const ROW_HEIGHT = 60;

/** Enter takes the first match of what was typed, even if the list has not caught up. */
const matching = (events: readonly EventView[], query: string, find: Finder): readonly EventView[] =>
  query.trim() === '' ? events : events.filter(find(query));

/** One event by name or id, the latest on top (reference R53). */
export function EventPicker({ events, selected, find = findByWords, onPick }: EventPickerProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  // Typing goes on while the list catches up.
  const settled = useDeferredValue(query);
  const shown = useMemo(() => matching(events, settled, find), [events, settled, find]);
  const pick = (event: EventView | undefined) => {
    if (event) onPick(event.id);
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('event.search')}
        value={query}
        onChange={setQuery}
        onEnter={() => pick(matching(events, query, find)[0])}
      />
      <p className={styles.count} role="status">
        {t('event.count', { count: shown.length })}
      </p>
      {shown.length === 0 && events.length > 0 ? (
        <NothingFound onClear={() => setQuery('')} />
      ) : (
        <VirtualGrid
          label={t('event.pick')}
          list={shown}
          rowHeight={ROW_HEIGHT}
          cellWidth={null}
          isSelected={({ id }) => id === selected}
          onPick={pick}
          cell={(event) => <EventRow event={event} />}
        />
      )}
    </div>
  );
}

const EventRow = memo(function EventRow({ event }: { readonly event: EventView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dates =
    event.startAt === null || event.endAt === null
      ? t('event.noDates')
      : `${format.date(event.startAt)} – ${format.date(event.endAt)}`;
  return (
    <span className={styles.row}>
      <span className={styles.banner}>
        <EventBanner src={event.banner} isLazy />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{event.name}</span>
        <span className={styles.facts}>
          {event.type ? t(`eventType.${event.type}`) : t('eventType.other')} · {dates}
        </span>
      </span>
      {event.status !== null && event.status !== 'completed' && (
        <span className={styles.status}>{t(`event.${event.status}`)}</span>
      )}
    </span>
  );
});
