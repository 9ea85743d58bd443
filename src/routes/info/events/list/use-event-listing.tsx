import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lexiconOfKinds } from '#model/search/lexicon';
import type { Listing } from '#src/parts/listing/listing.ts';
import type { EventItem } from '../event-item.ts';
import type { EventGame } from '../use-events-of-page.ts';
import { EventRow } from './event-row.tsx';
import { EventTile } from './event-tile.tsx';
import { useEventColumns } from './use-event-columns.tsx';
import { useEventFacets } from './use-event-facets.tsx';

const LEXICON = lexiconOfKinds(['band', 'character', 'attribute', 'server', 'eventtype']);

/** A banner and two lines under it. */
const withLines = (width: number): number => (width * 100) / 274 + 62;
const SIZES = {
  thumbs: { phone: { width: 300, height: withLines }, wide: { width: 260, height: withLines } },
  rows: { phone: { width: 300, height: () => 84 }, wide: { width: 420, height: () => 84 } },
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
      { key: 'id', label: t('cards.number'), startsDescending: true, of: ({ id }) => id },
      { key: 'name', label: t('events.name'), startsDescending: false, of: ({ view }) => view.name },
    ],
    [t],
  );
}

/** All that makes the list of events (pages 3.13). */
export function useEventListing(game: EventGame): Listing<EventItem> {
  const { t } = useTranslation();
  const facets = useEventFacets(game);
  const sorts = useEventSorts();
  const columns = useEventColumns(game);
  const { items, hidden } = game;
  return useMemo(
    () => ({
      ...{
        name: 'events',
        title: t('events.title'),
        placeholder: t('events.search', { example: 'roselia medley' }),
      },
      ...{ items, hidden, facets, ranges: [], picks: [], sorts, columns, sizes: SIZES, lexicon: LEXICON },
      tile: (item) => <EventTile item={item} />,
      row: (item) => <EventRow item={item} />,
      examples: [
        { typed: 'roselia medley', meaning: t('events.example.band') },
        { typed: 'kkr pure', meaning: t('events.example.character') },
        { typed: 'vs live en', meaning: t('events.example.type') },
        { typed: '#115', meaning: t('events.example.id') },
        { typed: '/happy', meaning: t('cards.example.names') },
      ],
    }),
    [t, items, hidden, facets, sorts, columns],
  );
}
