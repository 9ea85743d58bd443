import { memo } from 'react';
import { useTranslation } from 'react-i18next';
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

/** An event with its kind, its days on the main server and whether it runs. */
export const EventRow = memo(function EventRow({ item: { id, view, banner } }: Props) {
  const { t } = useTranslation();
  const dates = useEventDates();
  return (
    <QuickLink to={eventPath(id)} className={styles.row}>
      <EventBanner src={banner} isLazy />
      <span className={styles.words}>
        <strong>{view.name}</strong>
        <span className={styles.line}>
          {`#${id} · ${t(`eventType.${view.type ?? 'other'}`)}`}
          {view.status !== 'completed' && <StatusChip status={view.status} />}
        </span>
        <span>{dates(view)}</span>
      </span>
    </QuickLink>
  );
});
