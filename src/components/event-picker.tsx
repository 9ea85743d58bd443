import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { EventView } from '#model/listing/views/event-view';
import { DialogFrame } from './dialog-frame.tsx';
import { useFormat } from './format.ts';
import styles from './list-picker.module.css';
import { matchesWords, searchWords } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useTranslation } from './translation.tsx';
import { VirtualGrid } from './virtual-grid.tsx';

interface Props {
  readonly opened: boolean;
  /** Latest first. */
  readonly events: readonly EventView[];
  readonly selected: number | null;
  readonly onClose: () => void;
  readonly onPick: (id: number) => void;
}

const ROW_HEIGHT = 60;

/** One event by name or id, the latest on top (reference R53). */
export function EventPicker(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={props.opened} title={t('event.pick')} onClose={props.onClose} tall width={720}>
      {() => <EventPickerBody {...props} />}
    </DialogFrame>
  );
}

/** Enter takes the first match of what was typed, even if the list has not caught up. */
function matching(events: readonly EventView[], query: string): readonly EventView[] {
  const words = searchWords(query);
  return words.length === 0 ? events : events.filter((event) => matchesWords(words, event));
}

function EventPickerBody({ events, selected, onPick }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  // Typing goes on while the list catches up.
  const settled = useDeferredValue(query);
  const shown = useMemo(() => matching(events, settled), [events, settled]);
  const pick = (event: EventView | undefined) => {
    if (event) onPick(event.id);
  };
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('event.search')}
        value={query}
        onChange={setQuery}
        onEnter={() => pick(matching(events, query)[0])}
      />
      <p className={styles.count} role="status">
        {t('event.count', { count: shown.length })}
      </p>
      <VirtualGrid
        label={t('event.pick')}
        list={shown}
        rowHeight={ROW_HEIGHT}
        cellWidth={null}
        isSelected={({ id }) => id === selected}
        onPick={pick}
        cell={(event) => <EventRow event={event} />}
      />
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
      <img className={styles.banner} src={event.banner} alt="" loading="lazy" decoding="async" />
      <span className={styles.words}>
        <span className={styles.title}>{`#${event.id} ${event.name}`}</span>
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
