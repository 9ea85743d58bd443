import { FAMILY } from '#model/families/events/family';
import type { EventItem } from '#model/families/events/item';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { Cast } from '#src/components/event-bonus.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import { FamilyList } from '#src/parts/family/family-list.tsx';
import type { ListView } from '#src/parts/family/family-listing.tsx';
import { timelineView } from '#src/parts/family/timeline-view.tsx';
import { WordView } from '#src/parts/listing/entry/words.tsx';
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
    timelineView(FAMILY, ({ event: { startAt, endAt }, estimates }) => ({ startAt, endAt, estimates })),
  ],
};

/** `/info/events`: every event, by whatever a fan looks for it. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
