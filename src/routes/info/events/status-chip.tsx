import type { EventStatus } from '#model/listing/views/event-view';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './status-chip.module.css';

interface Props {
  /** On the main server; null where it is not announced. */
  readonly status: EventStatus | null;
}

/** Whether an event runs, comes or is over. */
export function StatusChip({ status }: Props) {
  const { t } = useTranslation();
  if (status === null) return null;
  return (
    <span className={styles.status} data-status={status}>
      {t(`event.${status}`)}
    </span>
  );
}
