import { FAMILY } from '#model/families/events/family';
import type { EventItem } from '#model/families/events/item';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { Cast } from '#src/kit/event/event-bonus.tsx';
import { WordView } from '#src/kit/list/entry/words.tsx';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { timelineView } from '#src/kit/list/family/timeline-view.tsx';
import { Picture } from '../../events/picture.tsx';

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
