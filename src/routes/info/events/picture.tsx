import type { EventItem } from '#model/families/events/item';
import { EventBanner } from '#src/components/event-banner.tsx';
import type { PictureProps } from '#src/parts/family/family-listing.tsx';
import styles from './events.module.css';

/** An event as its banner; in rows of a fixed height. */
export const Picture = ({ item, size, isDecorative, isLate = false }: PictureProps<EventItem>) =>
  size === undefined || isDecorative ? (
    <EventBanner src={item.banner} isLazy={isLate} />
  ) : (
    <div className={styles.banner}>
      <EventBanner src={item.banner} isLazy={isLate} />
    </div>
  );
