import { ChartGantt } from 'lucide-react';
import { memo } from 'react';
import { pathOf } from '#model/families/asking';
import type { Context, Item, PagedFamily } from '#model/families/family';
import { type Lane, lanesOf, type ServerTimes } from '#model/listing/views/lanes';
import { useDates } from '../../actors/use-dates.ts';
import { EventBanner } from '../../event/event-banner.tsx';
import { QuickLink } from '../../page/quick-link.tsx';
import { ServerTag } from '../../text/server-tag.tsx';
import { useTranslation } from '../../text/translation.tsx';
import { WordView } from '../entry/words.tsx';
import type { ListView, PictureProps } from './family-listing.tsx';
import styles from './timeline-view.module.css';

const ICON = 18;
const inPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;

type View<I extends Item> = NonNullable<ListView<I>['views']>[number];

/** A way to look at a list whose items are on for a time: when they run on each server, and how far servers are behind one another. */
export function timelineView<R, I extends Item>(
  family: PagedFamily<R, I>,
  timesOf: (item: I, context: Context) => ServerTimes,
): View<I> {
  const Tile = memo(function TimelineTile({ item, context }: Omit<PictureProps<I>, 'size'>) {
    const { t } = useTranslation();
    const { date, range } = useDates();
    const badge = family.badge?.(item, context);
    const { src, second } = family.picture(item, context);
    const line = lanesOf(timesOf(item, context), context.now);
    const daysOf = ({ from, to, isEstimate }: Lane): string =>
      to === null || isEstimate ? date(from) : range(from, to);
    return (
      <QuickLink to={pathOf(family, item, context)} className={styles.thing}>
        <span className={styles.head}>
          <span className={styles.banner}>
            <EventBanner src={src} second={second} isLazy isWhole />
          </span>
          <span className={styles.words}>
            <strong>{family.title(item)}</strong>
            <span>{family.subtitle(item, context)}</span>
            {badge && badge.status !== 'completed' && <WordView word={badge} />}
          </span>
        </span>
        <span className={styles.lanes}>
          {line.lanes.map((lane) => (
            <LaneLine key={lane.server} lane={lane} days={daysOf(lane)} now={line.now} />
          ))}
          {line.lanes.length === 0 && <span className="muted">{t('event.noDates')}</span>}
        </span>
      </QuickLink>
    );
  });
  return {
    key: 'timeline',
    label: 'events.timeline',
    icon: <ChartGantt size={ICON} aria-hidden="true" />,
    // One below the other, however wide the page is: time runs downwards.
    sizes: {
      phone: { width: 2_000, height: () => 214 },
      wide: { width: 2_000, height: () => 150 },
    },
    Tile,
  };
}

interface LaneProps {
  readonly lane: Lane;
  readonly days: string;
  readonly now: number | null;
}

function LaneLine({ lane: { server, isEstimate, at, share }, days, now }: LaneProps) {
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
