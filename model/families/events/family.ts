import { attributeColor } from '../../listing/views/attributes.ts';
import { bandColor, shownBands } from '../../listing/views/bands.ts';
import { wordsOf } from '../../listing/views/words.ts';
import type { EventRecord } from '../../records/event.ts';
import { homeBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { EVENT_TYPES } from '../../vocabulary/event-types.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { STATS } from '../../vocabulary/stats.ts';
import { type Context, defineFamily } from '../family.ts';
import {
  ACCENT,
  attributeOptions,
  attributeText,
  BANNER_ROW,
  bandOptions,
  characterOptions,
  isoTime,
  joinWords,
  mutedWord,
  nameIn,
  nameLine,
  numberField,
  optionsOf,
  serverField,
} from '../fields.ts';
import { currentWord, startColumns, statusField, statusWord } from '../periods.ts';
import { EVENTS_HEAD } from './head.ts';
import { EVENT_WORDS, type EventItem, eventItem, MIXED } from './item.ts';

const attributesOf = ({ event }: EventItem) => event.bonus.attributes.map(({ attribute }) => attribute);

const typeText = ({ view }: EventItem, { words }: Context): string =>
  words.t(`eventType.${view.type ?? 'other'}`);

/** From which day to which an event runs on the main server; where that is not announced, when it may begin. */
function eventDays({ view: { startAt, endAt }, estimates }: EventItem, context: Context): string {
  const { t, dates } = context.words;
  const estimate = estimates[context.main];
  if (startAt !== null) return endAt === null ? dates.date(startAt) : dates.range(startAt, endAt);
  return estimate === null ? t('event.noDates') : `~ ${dates.date(estimate)} · ${t('detail.estimated')}`;
}

export const FAMILY = defineFamily<EventRecord, EventItem>()({
  head: EVENTS_HEAD,
  list: 'events',
  item: eventItem,
  releasedAt: ({ event }) => event.startAt,
  title: ({ view }) => view.name,
  names: ({ event }) => event.name,
  subtitle: (item, context) => `${typeText(item, context)} · #${item.id}`,
  color: (item) => {
    const [first] = attributesOf(item);
    return first ? attributeColor(first) : bandColor(Number(item.band)) || ACCENT;
  },
  picture: ({ banner }) => ({ src: banner }),
  art: ({ event }, { main, sub }) => {
    const home = SERVERS[localised(event.startAt, main, sub)?.server ?? main];
    return [...new Set([home, SERVERS[0]])].map((server) => homeBannerPath(server, event));
  },
  badge: ({ view }, context) => statusWord(view, context),
  lexicon: EVENT_WORDS,
  placeholder: { text: 'events.search', example: 'roselia medley' },
  examples: [
    { typed: 'roselia medley', meaning: 'events.example.band' },
    { typed: 'kkr pure', meaning: 'events.example.character' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'vs live en', meaning: 'events.example.type' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'events.example.id' },
    { typed: '/stage', meaning: 'card.example.names' },
    { typed: '"in search of"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<EventItem>(),
    name: {
      title: 'page.event',
      text: ({ view }) => view.name,
      sort: { label: 'events.name', by: ({ view }) => view.name },
    },
    type: {
      title: 'card.type',
      text: (item, context) => (item.view.type ? typeText(item, context) : item.event.type),
      facet: {
        options: optionsOf(EVENT_TYPES, (type) => `eventType.${type}`),
        of: ({ event }) => [event.type],
      },
    },
    status: statusField<EventItem>(({ view }) => view.status),
    attr: {
      title: 'filter.attribute',
      text: (item, context) => attributeText(attributesOf(item), context),
      csv: (item, { words: { t, format } }) =>
        format.list(attributesOf(item).map((name) => t(`attribute.${name}`))),
      facet: { options: (context) => attributeOptions(context), of: attributesOf },
    },
    stat: {
      title: 'events.statBonus',
      facet: {
        options: optionsOf(STATS, (stat) => `stat.${stat}`),
        of: ({ event }) => STATS.filter((_, at) => (event.bonus.statPercent[at] ?? 0) > 0),
      },
    },
    band: {
      title: 'filter.band',
      facet: {
        options: (context, items) =>
          bandOptions(context, shownBands(items.map(({ band }) => Number(band) || 0)), {
            value: MIXED,
            title: 'events.mixed',
          }),
        of: ({ band }) => (band === null ? [] : [band]),
      },
    },
    char: {
      title: 'page.character',
      facet: {
        look: 'select',
        options: (context) => characterOptions(context, false),
        of: ({ characterIds }) => characterIds.map(String),
      },
    },
    cast: {
      title: 'events.characters',
      csv: ({ characterIds }, context) =>
        context.words.format.list(
          characterIds.map((id) => nameIn(context.lists.characters.get(id)?.name, context) ?? `#${id}`),
        ),
    },
    days: { title: 'events.dates', text: eventDays },
    start: {
      title: 'events.start',
      text: (item, context) =>
        item.view.startAt === null ? eventDays(item, context) : context.words.dates.date(item.view.startAt),
      csv: ({ view }) => isoTime(view.startAt),
      sort: { descending: true, by: ({ view }) => view.startAt },
    },
    end: {
      title: 'events.end',
      text: ({ view: { endAt } }, { words }) => (endAt === null ? '' : words.dates.date(endAt)),
      csv: ({ view }) => isoTime(view.endAt),
    },
    server: serverField<EventItem>(({ servers }) => servers),
    ...startColumns<EventItem>(({ event }) => event.startAt),
  },
  columns: ['name', 'id', 'type', 'status', 'start', 'end', ...SERVERS, 'attr', 'cast'],
  sorts: ['start', 'id', 'name'],
  facets: ['status', 'type', 'attr', 'stat', 'band', 'server', 'char'],
  picks: [
    {
      key: 'reward',
      title: 'events.rewardOf',
      needs: ['cards'],
      options: (context) => characterOptions(context, false),
      searchWords: (value, { lists }) => wordsOf(lists.characters.get(Number(value))?.name ?? []),
      // No one knows whose cards an event gives before the cards are here: until then all events stay.
      share: ({ event }, value, { lists, pending }) => {
        const isTheirs = (card: number): boolean => lists.cards.get(card)?.characterId === Number(value);
        return pending.includes('cards') || event.rewardCards.some(isTheirs) ? 1 : null;
      },
    },
  ],
  facts: ['name', 'days', 'attr'],
  summary: ['type', 'days', 'attr'],
  page: { art: 'panel', ratio: 274 / 100 },
  tile: {
    shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 62, first: 16 },
    look: 'framed',
    lines: (item, context) => [
      nameLine(item.view.name),
      [mutedWord(eventDays(item, context)), currentWord(item.view, context) ?? mutedWord(`#${item.id}`)],
    ],
  },
  row: {
    ...BANNER_ROW,
    lines: (item, context) => {
      const current = currentWord(item.view, context);
      return [
        [{ text: joinWords(`#${item.id}`, typeText(item, context)) }, ...(current ? [current] : [])],
        [{ text: eventDays(item, context) }],
      ];
    },
  },
});
