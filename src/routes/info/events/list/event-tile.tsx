import { memo } from 'react';
import { EventBanner } from '#src/components/event-banner.tsx';
import { EntryTile, TileLine, TileName, TileNumber } from '#src/parts/listing/entry/entry-tile.tsx';
import type { EventItem } from '../event-item.ts';
import { eventPath } from '../event-path.ts';
import { StatusChip } from '../status-chip.tsx';
import styles from './event-list.module.css';
import { useEventDates } from './use-event-dates.ts';

interface Props {
  readonly item: EventItem;
}

/** An event as its banner with its name and its days on the main server. */
export const EventTile = memo(function EventTile({ item }: Props) {
  const { id, view, banner } = item;
  const dates = useEventDates();
  return (
    <EntryTile to={eventPath(id)} picture={<EventBanner src={banner} isLazy />} look="framed">
      <TileName>{view.name}</TileName>
      <TileLine>
        <span className={styles.days}>{dates(item)}</span>
        {view.status === 'completed' ? (
          <TileNumber>{`#${id}`}</TileNumber>
        ) : (
          <StatusChip status={view.status} />
        )}
      </TileLine>
    </EntryTile>
  );
});
