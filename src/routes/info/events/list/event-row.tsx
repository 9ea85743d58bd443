import { memo } from 'react';
import { EventBanner } from '#src/components/event-banner.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { EntryRow } from '#src/parts/listing/entry/entry-row.tsx';
import type { EventItem } from '../event-item.ts';
import { eventPath } from '../event-path.ts';
import { StatusChip } from '../status-chip.tsx';
import styles from './event-list.module.css';
import { useEventDates } from './use-event-dates.ts';

interface Props {
  readonly item: EventItem;
}

/** An event with its kind, its days on the main server and whether it runs. */
export const EventRow = memo(function EventRow({ item }: Props) {
  const { id, view, banner } = item;
  const { t } = useTranslation();
  const dates = useEventDates();
  return (
    <EntryRow
      to={eventPath(id)}
      picture={
        <div className={styles.banner}>
          <EventBanner src={banner} isLazy />
        </div>
      }
      title={view.name}
    >
      <span className={styles.line}>
        <span className={styles.kind}>{`#${id} · ${t(`eventType.${view.type ?? 'other'}`)}`}</span>
        {view.status !== 'completed' && <StatusChip status={view.status} />}
      </span>
      <span>{dates(item)}</span>
    </EntryRow>
  );
});
