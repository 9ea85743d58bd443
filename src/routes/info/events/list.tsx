import { ChartGantt } from 'lucide-react';
import { FAMILY } from '#model/families/events/family';
import type { EventItem } from '#model/families/events/item';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { Cast } from '#src/components/event-bonus.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import { FamilyList } from '#src/parts/family/family-list.tsx';
import type { ListView } from '#src/parts/family/family-listing.tsx';
import { WordView } from '#src/parts/listing/entry/words.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { Picture } from './picture.tsx';

const VIEW: ListView<EventItem> = {
  Picture,
  sizes: { row: 64, cell: 36 },
  isWide: true,
  cells: {
    status: (item, context) => {
      const status = FAMILY.badge?.(item, context);
      return status && <WordView word={status} />;
    },
    attr: ({ event }, { words }) => (
      <span className={pieces.marked}>
        {event.bonus.attributes.map(({ attribute }) => (
          <AttributeMark key={attribute} attribute={attribute} label={words.t(`attribute.${attribute}`)} />
        ))}
      </span>
    ),
    cast: ({ characterIds }, { lists: { characters, bands }, main, sub }) => (
      <span className={pieces.marked}>
        <Cast ids={characterIds} people={{ characters, bands, main, sub }} />
      </span>
    ),
  },
  views: [
    {
      key: 'timeline',
      label: 'events.timeline',
      icon: <ChartGantt size={18} aria-hidden="true" />,
      // One below the other, however wide the page is: time runs downwards.
      sizes: {
        phone: { width: 2_000, height: () => 214 },
        wide: { width: 2_000, height: () => 150 },
      },
      Tile: EventTimeline,
    },
  ],
};

/** `/info/events`: every event, by whatever a fan looks for it. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
