import type { EventRecord } from '../../records/event.ts';
import { memoize } from '../../rules/once.ts';
import { statusAt } from '../../rules/running.ts';
import { eventBoardPath } from '../../site/event-board-path.ts';
import { EVENT_TYPES } from '../../vocabulary/event-types.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import { type Context, defineFamily } from '../family.ts';
import { ACCENT, isoTime, joinWords, mutedWord, nameLine, numberField, optionsOf } from '../fields.ts';
import { currentWord } from '../periods.ts';
import { EVENT_BOARDS_HEAD } from './head.ts';
import { type EventBoardItem, eventBoardItem } from './item.ts';

const typeText = ({ view, event }: EventBoardItem, { words }: Context): string =>
  view.type ? words.t(`eventType.${view.type}`) : event.type;

/** The events with rankings on a server, with their dates there. */
export const eventBoardsOn = memoize((server: ServerIndex) => {
  const startOf = ({ event }: EventBoardItem): number | null => event.startAt[server];
  const endOf = ({ event }: EventBoardItem): number | null => event.endAt[server];
  const daysText = (item: EventBoardItem, { words: { t, dates } }: Context): string => {
    const [startAt, endAt] = [startOf(item), endOf(item)];
    return startAt === null || endAt === null ? t('event.noDates') : dates.range(startAt, endAt);
  };
  const nowWord = (item: EventBoardItem, context: Context) =>
    currentWord({ status: statusAt({ startAt: startOf(item), endAt: endOf(item) }, context.now) }, context);

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
    examples: [
      { typed: 'vs live', meaning: 'board.events.example.type' },
      { typed: 'stage', meaning: 'board.events.example.name' },
      { typed: '小夜曲', meaning: 'list.example.script' },
      { typed: '#115', meaning: 'board.events.example.id' },
      { typed: '/stage', meaning: 'card.example.names' },
      { typed: '"in search of"', meaning: 'list.example.quoted' },
    ],
    fields: {
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
      start: {
        title: 'board.events.start',
        text: (item, { words }) => {
          const at = startOf(item);
          return at === null ? null : words.dates.date(at);
        },
        csv: (item) => isoTime(startOf(item)),
        sort: { descending: true, by: startOf },
      },
      end: {
        title: 'board.events.end',
        text: (item, { words }) => {
          const at = endOf(item);
          return at === null ? null : words.dates.date(at);
        },
        csv: (item) => isoTime(endOf(item)),
      },
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
      lines: (item, context) => [
        nameLine(item.view.name),
        [mutedWord(daysText(item, context))],
        [mutedWord(joinWords(typeText(item, context), `#${item.id}`)), ...wordsOf(nowWord(item, context))],
      ],
    },
    row: {
      phone: { width: 300, height: (width) => (width < 340 ? 112 : 94) },
      wide: { width: 420, height: () => 84 },
      lines: (item, context) => [
        [{ text: joinWords(`#${item.id}`, typeText(item, context)) }, ...wordsOf(nowWord(item, context))],
        [{ text: daysText(item, context) }],
      ],
    },
  });
});

const wordsOf = <T>(word: T | null): readonly T[] => (word === null ? [] : [word]);
