import type { EventItem } from '#model/families/events/item';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { EventTime } from '#src/kit/event/event-time.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './event-detail.module.css';

interface Props {
  readonly item: EventItem;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
}

/** Its picture, and how long it still runs on the main server. */
export function BannerPanel({ item: { view, banner }, now }: Props) {
  const { t } = useTranslation();
  const isWaited = view.status === 'ongoing' || view.status === 'upcoming';
  return (
    <section id="banner" className={styles.stage} aria-label={t('page.event')}>
      <EventBanner src={banner} />
      {isWaited && (
        <div className={styles.time}>
          <EventTime span={view} now={now} />
        </div>
      )}
    </section>
  );
}
