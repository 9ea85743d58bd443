import { type EventView, eventView } from '#model/listing/views/event-view';
import { wordsOf } from '#model/listing/views/words';
import { isKeptOn } from '#model/records/archive';
import type { EventRecord } from '#model/records/event';
import type { Lists } from '#model/records/list-readers';
import { homeBannerPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { memoizePerObject } from '#model/rules/once';
import { statusAt } from '#model/rules/running';
import { eventNicknames } from '#model/search/nicknames';
import { initialsOf } from '#model/search/spellings';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import { isServerIndex, type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { pagePath } from '../../families.ts';
import { type Context, defineList, type Field, type Item, type Word, type World } from '../../family.ts';
import { BANNER_ROW, isoTime, joinWords, mutedWord, nameLine, numberField, optionsOf } from '../../fields.ts';
import { EVENT_BOARDS_HEAD } from './head.ts';

/** An event as the list of rankings knows it. */
export interface EventBoardItem extends Item {
  readonly event: EventRecord;
  /** With names as on every page; its times are those of the main server. */
  readonly view: EventView;
  readonly banner: string;
  /** The servers on which it has rankings. */
  readonly servers: readonly ServerIndex[];
}

const INDICES: readonly ServerIndex[] = SERVERS.map((_, index) => index).filter(isServerIndex);

/** By server, the start of the newest event with an archive there. */
const newestArchived = memoizePerObject(({ events, archives }: Lists): PerServer<number> => {
  const newestOn = (server: ServerIndex): number | null =>
    [...archives.values()].reduce<number | null>((newest, archive) => {
      const at = isKeptOn(archive, server) ? (events.get(archive.id)?.startAt[server] ?? null) : null;
      return at === null || (newest !== null && newest >= at) ? newest : at;
    }, null);
  return [newestOn(0), newestOn(1), newestOn(2), newestOn(3), newestOn(4)];
});

/** Whether there are rankings of an event on a server (reference R60). */
function isRankedOn(event: EventRecord, server: ServerIndex, { lists, now }: World): boolean {
  const startAt = event.startAt[server];
  if (startAt === null || event.endAt[server] === null || startAt > now) return false;
  const newest = newestArchived(lists)[server];
  return newest === null || startAt > newest || isKeptOn(lists.archives.get(event.id), server);
}

function eventBoardItem(event: EventRecord, world: World): EventBoardItem {
  const { main, sub, now } = world;
  const view = eventView(event, { main, sub, now });
  const home = localised(event.startAt, main, sub)?.server ?? main;
  return {
    id: event.id,
    event,
    view,
    banner: homeBannerPath(SERVERS[home], event),
    servers: INDICES.filter((server) => isRankedOn(event, server, world)),
    subject: {
      id: event.id,
      names: `${view.text} ${wordsOf(eventNicknames(event.id, event.name))}`,
      initials: initialsOf(event.name),
      tags: new Set([`eventtype ${event.type}`]),
    },
  };
}

const typeText = ({ view, event }: EventBoardItem, { words }: Context): string =>
  view.type ? words.t(`eventType.${view.type}`) : event.type;

/** The server of the list: that in its address, else the main one. */
const serverOf = ({ server, main }: Context): ServerIndex => server ?? main;

const startOf = ({ event }: EventBoardItem, context: Context): number | null =>
  event.startAt[serverOf(context)];
const endOf = ({ event }: EventBoardItem, context: Context): number | null => event.endAt[serverOf(context)];

const dateField = (
  title: 'board.events.start' | 'board.events.end',
  of: (item: EventBoardItem, context: Context) => number | null,
): Field<EventBoardItem> => ({
  title,
  text: (item, context) => {
    const at = of(item, context);
    return at === null ? null : context.words.dates.date(at);
  },
  csv: (item, context) => isoTime(of(item, context)),
});

function daysText(item: EventBoardItem, context: Context): string {
  const { t, dates } = context.words;
  const [startAt, endAt] = [startOf(item, context), endOf(item, context)];
  return startAt === null || endAt === null ? t('event.noDates') : dates.range(startAt, endAt);
}

/** A mark for a running event; none for past ones. */
const nowWords = (item: EventBoardItem, context: Context): readonly Word[] =>
  statusAt({ startAt: startOf(item, context), endAt: endOf(item, context) }, context.now) === 'ongoing'
    ? [{ text: context.words.t('event.ongoing'), look: 'chip', status: 'ongoing' }]
    : [];

/** The events with rankings on a server, with their dates there. */
export const FAMILY = defineList<EventRecord, EventBoardItem>()({
  head: EVENT_BOARDS_HEAD,
  list: 'events',
  item: eventBoardItem,
  has: ({ servers }, context) => servers.includes(serverOf(context)),
  releasedAt: ({ event }) => event.startAt,
  path: ({ id }, context) => pagePath(EVENT_BOARDS_HEAD, id, serverOf(context)),
  title: ({ view }) => view.name,
  names: ({ event }) => event.name,
  picture: ({ banner }) => ({ src: banner }),
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
    start: { ...dateField('board.events.start', startOf), sort: { descending: true, by: startOf } },
    end: dateField('board.events.end', endOf),
  },
  columns: ['name', 'id', 'type', 'start', 'end'],
  sorts: ['start', 'id', 'name'],
  facets: ['type'],
  tile: {
    shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 82, first: 16 },
    look: 'framed',
    lines: (item, context) => [
      nameLine(item.view.name),
      [mutedWord(daysText(item, context))],
      [mutedWord(joinWords(typeText(item, context), `#${item.id}`)), ...nowWords(item, context)],
    ],
  },
  row: {
    ...BANNER_ROW,
    lines: (item, context) => [
      [{ text: joinWords(`#${item.id}`, typeText(item, context)) }, ...nowWords(item, context)],
      [{ text: daysText(item, context) }],
    ],
  },
});
