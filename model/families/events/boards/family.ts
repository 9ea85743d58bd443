import type { EventRecord } from '#model/records/event';
import { memoize } from '#model/rules/once';
import { statusAt } from '#model/rules/running';
import { eventBoardPath } from '#model/site/event-paths';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import type { ServerIndex } from '#model/vocabulary/servers';
import { type Context, defineFamily, type Field, type Line, type Word } from '../../family.ts';
import { ACCENT, isoTime, joinWords, mutedWord, nameLine, numberField, optionsOf } from '../../fields.ts';
import { EVENT_BOARDS_HEAD } from './head.ts';
import { type EventBoardItem, eventBoardItem } from './item.ts';

const typeText = ({ view, event }: EventBoardItem, { words }: Context): string =>
  view.type ? words.t(`eventType.${view.type}`) : event.type;

const dateField = (
  title: 'board.events.start' | 'board.events.end',
  of: (item: EventBoardItem) => number | null,
): Field<EventBoardItem> => ({
  title,
  text: (item, { words }) => {
    const at = of(item);
    return at === null ? null : words.dates.date(at);
  },
  csv: (item) => isoTime(of(item)),
});

const FIELDS = {
  id: numberField<EventBoardItem>(),
  name: {
    title: 'page.event',
    text: ({ view }) => view.name,
    sort: { label: 'board.events.name', by: ({ view }) => view.name },
  },
  type: {
    title: 'card.type',
    text: typeText,
    facet: {
      options: optionsOf(EVENT_TYPES, (type) => `eventType.${type}`),
      of: ({ event }) => [event.type],
    },
  },
} as const satisfies Readonly<Record<string, Field<EventBoardItem>>>;

const EXAMPLES = [
  { typed: 'vs live', meaning: 'board.events.example.type' },
  { typed: 'stage', meaning: 'board.events.example.name' },
  { typed: '小夜曲', meaning: 'list.example.script' },
  { typed: '#115', meaning: 'board.events.example.id' },
  { typed: '/stage', meaning: 'card.example.names' },
  { typed: '"in search of"', meaning: 'list.example.quoted' },
] as const;

/** The dates of events on a server, and lines with them. */
function datesOn(server: ServerIndex) {
  const startOf = ({ event }: EventBoardItem): number | null => event.startAt[server];
  const endOf = ({ event }: EventBoardItem): number | null => event.endAt[server];
  const days = (item: EventBoardItem, { words: { t, dates } }: Context): string => {
    const [startAt, endAt] = [startOf(item), endOf(item)];
    return startAt === null || endAt === null ? t('event.noDates') : dates.range(startAt, endAt);
  };
  /** Says that it is on; nothing of what is over. */
  const nowWords = (item: EventBoardItem, { now, words }: Context): readonly Word[] =>
    statusAt({ startAt: startOf(item), endAt: endOf(item) }, now) === 'ongoing'
      ? [{ text: words.t('event.ongoing'), look: 'chip', status: 'ongoing' }]
      : [];
  const tile = (item: EventBoardItem, context: Context): readonly Line[] => [
    nameLine(item.view.name),
    [mutedWord(days(item, context))],
    [mutedWord(joinWords(typeText(item, context), `#${item.id}`)), ...nowWords(item, context)],
  ];
  const row = (item: EventBoardItem, context: Context): readonly Line[] => [
    [{ text: joinWords(`#${item.id}`, typeText(item, context)) }, ...nowWords(item, context)],
    [{ text: days(item, context) }],
  ];
  return { startOf, endOf, tile, row };
}

/** The events with rankings on a server, with their dates there. */
export const eventBoardsOn = memoize((server: ServerIndex) => {
  const dates = datesOn(server);
  return defineFamily<EventRecord, EventBoardItem>()({
    head: EVENT_BOARDS_HEAD,
    list: 'events',
    item: eventBoardItem,
    has: ({ servers }) => servers.includes(server),
    releasedAt: ({ event }) => event.startAt,
    path: ({ id }) => eventBoardPath(server, id),
    title: ({ view }) => view.name,
    names: ({ event }) => event.name,
    subtitle: (item, context) => joinWords(typeText(item, context), `#${item.id}`),
    color: () => ACCENT,
    picture: ({ banner }) => ({ src: banner }),
    art: ({ banner }) => [banner],
    lexicon: ['eventtype'],
    placeholder: { text: 'board.events.search', example: 'medley' },
    examples: EXAMPLES,
    fields: {
      ...FIELDS,
      start: {
        ...dateField('board.events.start', dates.startOf),
        sort: { descending: true, by: dates.startOf },
      },
      end: dateField('board.events.end', dates.endOf),
    },
    columns: ['name', 'id', 'type', 'start', 'end'],
    sorts: ['start', 'id', 'name'],
    facets: ['type'],
    facts: ['name', 'type', 'start', 'end'],
    summary: ['type', 'start', 'end'],
    page: { art: 'none' },
    tile: {
      shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 82, first: 16 },
      look: 'framed',
      lines: dates.tile,
    },
    row: {
      phone: { width: 300, height: (width) => (width < 340 ? 112 : 94) },
      wide: { width: 420, height: () => 84 },
      lines: dates.row,
    },
  });
});
