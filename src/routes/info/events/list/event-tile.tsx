import { memo } from 'react';
import { EventBanner } from '#src/components/event-banner.tsx';
import { QuickLink } from '#src/components/quick-link.tsx';
import type { EventItem } from '../event-item.ts';
import { eventPath } from '../event-path.ts';
import { StatusChip } from '../status-chip.tsx';
import styles from './event-list.module.css';
import { useEventDates } from './use-event-dates.ts';

interface Props {
  readonly item: EventItem;
}

/** An event as its banner with its name and its days on the main server. */
export const EventTile = memo(function EventTile({ item: { id, view, banner } }: Props) {
  const dates = useEventDates();
  return (
    <QuickLink to={eventPath(id)} className={styles.tile}>
      <EventBanner src={banner} isLazy />
      <span className={styles.title}>{view.name}</span>
      <span className={styles.under}>
        <span className={styles.days}>{dates(view)}</span>
        {view.status === 'completed' ? (
          <span className={styles.id}>{`#${id}`}</span>
        ) : (
          <StatusChip status={view.status} />
        )}
      </span>
    </QuickLink>
  );
});
