import { memo } from 'react';
import { FAMILY } from '#model/families/events/family';
import type { EventItem } from '#model/families/events/item';
import { type EventLane, eventLanes } from '#model/listing/views/event-lanes';
import { objectPath } from '#model/site/objects';
import { useDates } from '#src/actors/time/use-dates.ts';
import { EventBanner } from '#src/components/event-banner.tsx';
import { QuickLink } from '#src/components/quick-link.tsx';
import { ServerTag } from '#src/components/server-tag.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { PictureProps } from '#src/parts/family/family-listing.tsx';
import { WordView } from '#src/parts/listing/entry/words.tsx';
import styles from './event-timeline.module.css';

const inPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** An event on the line of time: when it runs on each server, and how far the servers are behind one another. */
export const EventTimeline = memo(function EventTimeline({
  item,
  context,
}: Omit<PictureProps<EventItem>, 'size'>) {
  const { id, event, view, banner, estimates } = item;
  const { t } = useTranslation();
  const { date, range } = useDates();
  const status = FAMILY.badge?.(item, context);
  const line = eventLanes(event, estimates, context.now);
  const daysOf = ({ from, to, isEstimate }: EventLane): string =>
    to === null || isEstimate ? date(from) : range(from, to);
  return (
    <QuickLink to={objectPath('event', id)} className={styles.event}>
      <span className={styles.head}>
        <span className={styles.banner}>
          <EventBanner src={banner} isLazy />
        </span>
        <span className={styles.words}>
          <strong>{view.name}</strong>
          <span>{`#${id} · ${t(`eventType.${view.type ?? 'other'}`)}`}</span>
          {status && view.status !== 'completed' && <WordView word={status} />}
        </span>
      </span>
      <span className={styles.lanes}>
        {line.lanes.map((lane) => (
          <Lane key={lane.server} lane={lane} days={daysOf(lane)} now={line.now} />
        ))}
        {line.lanes.length === 0 && <span className="muted">{t('event.noDates')}</span>}
      </span>
    </QuickLink>
  );
});

interface LaneProps {
  readonly lane: EventLane;
  readonly days: string;
  readonly now: number | null;
}

function Lane({ lane: { server, isEstimate, at, share }, days, now }: LaneProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.lane} data-estimate={isEstimate || undefined}>
      <ServerTag server={server} />
      <span className={styles.line} aria-hidden="true">
        <span className={styles.bar} style={{ '--at': inPercent(at), '--share': inPercent(share) }} />
        {now !== null && <span className={styles.now} style={{ '--at': inPercent(now) }} />}
      </span>
      <span className={styles.days}>
        {isEstimate ? `~ ${days}` : days}
        {isEstimate && <span className="visually-hidden">{` ${t('detail.estimated')}`}</span>}
      </span>
    </span>
  );
}
