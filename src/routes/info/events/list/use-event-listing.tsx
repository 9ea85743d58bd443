import { ChartGantt } from 'lucide-react';
import { useMemo } from 'react';
import { TILE_SHAPES } from '#model/listing/tile-shapes';
import { lexiconOfKinds } from '#model/search/lexicon';
import { useTranslation } from '#src/components/translation.tsx';
import type { Listing } from '#src/parts/listing/listing.ts';
import { tileSizes } from '#src/parts/listing/tile-sizes.ts';
import { EVENT_WORDS, type EventItem } from '../event-item.ts';
import type { EventGame } from '../use-events-of-page.ts';
import { EVENT_EXAMPLES } from './event-examples.ts';
import { EventRow } from './event-row.tsx';
import { EventTile } from './event-tile.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { useEventColumns } from './use-event-columns.tsx';
import { useEventFacets } from './use-event-facets.tsx';
import { useRewardPick } from './use-reward-pick.ts';

const LEXICON = lexiconOfKinds(EVENT_WORDS);

/** Beside a banner words have little room on a narrow phone. */
const PHONE_ROW = { width: 300, height: (width: number) => (width < 340 ? 112 : 94) };
const SIZES = {
  thumbs: tileSizes(TILE_SHAPES.events),
  rows: { phone: PHONE_ROW, wide: { width: 420, height: () => 84 } },
};

/** One below the other, however wide the page is: time runs downwards. */
const TIMELINE = {
  phone: { width: 2_000, height: () => 214 },
  wide: { width: 2_000, height: () => 150 },
};

/** What events can be sorted by; without a choice the latest on the main server come first. */
function useEventSorts(): Listing<EventItem>['sorts'] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        ...{ key: 'start', label: t('events.start'), startsDescending: true },
        of: ({ view }) => view.startAt,
      },
      { key: 'id', label: t('card.number'), startsDescending: true, of: ({ id }) => id },
      { key: 'name', label: t('events.name'), startsDescending: false, of: ({ view }) => view.name },
    ],
    [t],
  );
}

/** All that makes the list of events (pages 3.13). */
export function useEventListing(game: EventGame): Listing<EventItem> {
  const { t } = useTranslation();
  const facets = useEventFacets(game);
  const reward = useRewardPick(game);
  const picks = useMemo(() => [reward], [reward]);
  const sorts = useEventSorts();
  const columns = useEventColumns(game);
  const { items, spoilers, now } = game;
  return useMemo(
    () => ({
      ...{
        name: 'events',
        title: t('page.events'),
        lead: t('infoHub.events'),
        placeholder: t('events.search', { example: 'roselia medley' }),
      },
      ...{ items, spoilers, facets, ranges: [], picks, sorts, columns, sizes: SIZES, lexicon: LEXICON },
      tile: (item) => <EventTile item={item} />,
      row: (item) => <EventRow item={item} />,
      views: [
        {
          ...{ key: 'timeline', label: t('events.timeline'), sizes: TIMELINE },
          icon: <ChartGantt size={18} aria-hidden="true" />,
          tile: (item) => <EventTimeline item={item} now={now} />,
        },
      ],
      examples: EVENT_EXAMPLES.map(({ typed, meaning }) => ({ typed, meaning: t(meaning) })),
    }),
    [t, items, spoilers, now, facets, picks, sorts, columns],
  );
}
