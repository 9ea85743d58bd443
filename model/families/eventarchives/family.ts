import { type EventView, eventView } from '../../listing/views/event-view.ts';
import { wordsOf } from '../../listing/views/words.ts';
import { type ArchiveRecord, isKeptOn } from '../../records/archive.ts';
import type { EventRecord } from '../../records/event.ts';
import { homeBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { eventNicknames } from '../../search/nicknames.ts';
import { initialsOf } from '../../search/spellings.ts';
import { spanOn } from '../../tracker/lines.ts';
import { EVENT_TYPES } from '../../vocabulary/event-types.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { TIERS } from '../../vocabulary/tiers.ts';
import { pagePath } from '../families.ts';
import { type Context, defineFamily, type Field, type Item, type World } from '../family.ts';
import {
  ACCENT,
  askedServer,
  BANNER_ROW,
  isoTime,
  joinWords,
  mutedWord,
  nameLine,
  numberField,
  optionsOf,
  serverField,
} from '../fields.ts';
import { EVENT_ARCHIVES_HEAD } from './head.ts';

/** How an event ended, as the list knows it. */
export interface ArchiveItem extends Item {
  readonly archive: ArchiveRecord;
  readonly event: EventRecord;
  readonly view: EventView;
  readonly banner: string;
  /** Codes of the servers of which something is kept. */
  readonly servers: readonly string[];
}

const indices = SERVERS.map((_, server) => server as ServerIndex);
const NOTHING = [null, null, null, null, null] as const;

function archiveItem(event: EventRecord, { lists, main, sub, now }: World): ArchiveItem {
  const { id } = event;
  const archive = lists.archives.get(id) ?? { id, cutoffs: NOTHING, best: NOTHING };
  const view = eventView(event, { main, sub, now });
  const home = localised(event.startAt, main, sub)?.server ?? main;
  const servers = indices.filter((server) => isKeptOn(archive, server)).map((server) => SERVERS[server]);
  return {
    id,
    archive,
    event,
    view,
    banner: homeBannerPath(SERVERS[home], event),
    servers,
    subject: {
      id,
      names: `${view.text} ${wordsOf(eventNicknames(id, event.name))}`,
      initials: initialsOf(event.name),
      tags: new Set([`eventtype ${event.type}`, ...servers.map((server) => `server ${server}`)]),
    },
  };
}

/** The server whose points are shown: that of the page; in the list the only one filtered by, else the main server. */
const shownServer = (context: Context): ServerIndex => context.server ?? askedServer(context) ?? context.main;

/** The server of the page that an archive leads to: one of which something is kept. */
export function serverOf(item: ArchiveItem, context: Context): ServerIndex {
  const shown = shownServer(context);
  return [shown, context.sub, ...indices].find((server) => isKeptOn(item.archive, server)) ?? shown;
}

const titleOf = ({ view }: ArchiveItem): string => view.name;

const typeText = ({ view }: ArchiveItem, { words }: Context): string =>
  words.t(`eventType.${view.type ?? 'other'}`);

/** When it was over on the server of the list; null where nothing is kept of it there, so that it stands last. */
function endOf(item: ArchiveItem, context: Context): number | null {
  const server = shownServer(context);
  return isKeptOn(item.archive, server) ? item.event.endAt[server] : null;
}

const endText = (item: ArchiveItem, context: Context): string | null => {
  const at = endOf(item, context);
  return at === null ? null : context.words.dates.date(at);
};

/** Its kind, its number and when it ran on the server of its page. */
function subtitleOf(item: ArchiveItem, context: Context): string {
  const server = shownServer(context);
  const { t, dates } = context.words;
  const span = spanOn(item.event, server);
  return joinWords(
    typeText(item, context),
    `#${item.id}`,
    t(`server.${SERVERS[server]}`),
    span && dates.range(span.startAt, span.endAt),
  );
}

/** Points of a rank on the server of the list; null where they are not kept. */
const pointsOf = ({ archive }: ArchiveItem, tier: number, context: Context): number | null =>
  archive.cutoffs[shownServer(context)]?.find((each) => each.tier === tier)?.points ?? null;

const bestOf = ({ archive }: ArchiveItem, context: Context): number | null =>
  archive.best[shownServer(context)]?.[0] ?? null;

const pointsField = (
  title: Field<ArchiveItem>['title'],
  of: (item: ArchiveItem, context: Context) => number | null,
  isFileOnly: boolean,
): Field<ArchiveItem> => ({
  title,
  isNumber: true,
  isOptional: true,
  isFileOnly: () => isFileOnly,
  text: (item, context) => {
    const points = of(item, context);
    return points === null ? null : context.words.format.integer(points);
  },
  csv: of,
  ...(!isFileOnly && { sort: { descending: true, by: of } }),
});

/** Ranks that the table has room for; the others are in the file. */
const TABLE_TIERS: readonly number[] = [100, 1000, 2000, 5000, 10_000];
const ALL_TIERS = [...new Set(Object.values(TIERS).flat())].sort((a, b) => a - b);
const tierKey = (tier: number) => `t${tier}`;

const TIER_FIELDS: Readonly<Record<string, Field<ArchiveItem>>> = Object.fromEntries(
  ALL_TIERS.map((tier) => [
    tierKey(tier),
    pointsField(
      () => `T${tier}`,
      (item, context) => pointsOf(item, tier, context),
      !TABLE_TIERS.includes(tier),
    ),
  ]),
);

/** The points on a server of the ranks that most servers keep, in a line; null where neither is kept. */
function cutoffsOn({ archive }: ArchiveItem, server: ServerIndex, { words }: Context): string | null {
  const kept = [100, 1000].flatMap((tier) => {
    const points = archive.cutoffs[server]?.find((each) => each.tier === tier)?.points;
    return points === undefined ? [] : [`T${tier} ${words.format.integer(points)}`];
  });
  return kept.length === 0 ? null : joinWords(...kept);
}

/** The same for the server of the list; of another server, which is named, where nothing is kept on that of the list. */
function cutoffLine(item: ArchiveItem, context: Context): string {
  const { t } = context.words;
  const server = serverOf(item, context);
  const kept = cutoffsOn(item, server, context);
  if (kept === null) return t('archives.notKept');
  return joinWords(server === shownServer(context) ? null : t(`server.short.${SERVERS[server]}`), kept);
}

export const FAMILY = defineFamily<EventRecord, ArchiveItem>()<string>({
  head: EVENT_ARCHIVES_HEAD,
  list: 'events',
  item: archiveItem,
  // The page of an event without an archive says so.
  has: ({ id }, { lists }) => lists.archives.has(id),
  path: (item, context) => pagePath(EVENT_ARCHIVES_HEAD, item.id, serverOf(item, context)),
  title: titleOf,
  names: ({ event }) => event.name,
  subtitle: subtitleOf,
  color: () => ACCENT,
  picture: ({ banner }) => ({ src: banner }),
  art: ({ banner }) => [banner],
  lexicon: ['server', 'eventtype'],
  placeholder: { text: 'events.search', example: 'medley en' },
  examples: [
    { typed: 'vs live en', meaning: 'events.example.type' },
    { typed: 'stage', meaning: 'loginCampaigns.example.name' },
    { typed: 'serenade glittering', meaning: 'loginCampaigns.example.two' },
    { typed: 'serenade jp', meaning: 'loginCampaigns.example.both' },
    { typed: '小夜曲', meaning: 'list.example.script' },
    { typed: 'jp en', meaning: 'card.example.servers' },
    { typed: '#115', meaning: 'events.example.id' },
    { typed: '/stage', meaning: 'card.example.names' },
    { typed: '"in search of"', meaning: 'list.example.quoted' },
  ],
  fields: {
    id: numberField<ArchiveItem>(),
    name: {
      title: 'page.event',
      text: titleOf,
      sort: { label: 'events.name', by: titleOf },
    },
    type: {
      title: 'card.type',
      text: typeText,
      facet: {
        options: optionsOf(EVENT_TYPES, (type) => `eventType.${type}`),
        of: ({ event }) => [event.type],
      },
    },
    server: serverField<ArchiveItem>(({ servers }) => servers),
    end: {
      title: 'events.end',
      text: endText,
      csv: (item, context) => isoTime(endOf(item, context)),
      sort: { descending: true, by: endOf },
    },
    best: pointsField('archives.first', bestOf, false),
    ...TIER_FIELDS,
    // Of the previews of links to its pages.
    kind: {
      title: 'page.eventArchive',
      text: (item, context) => joinWords(context.words.t('page.eventArchive'), typeText(item, context)),
    },
    over: {
      title: 'events.end',
      text: (item, context) =>
        joinWords(context.words.t(`server.${SERVERS[shownServer(context)]}`), endText(item, context)),
    },
    cutoffs: {
      title: 'archives.cutoffs',
      text: (item, context) =>
        cutoffsOn(item, shownServer(context), context) ?? context.words.t('archives.notKept'),
    },
  },
  columns: ['name', 'id', 'type', 'end', 'best', ...ALL_TIERS.map(tierKey)],
  sorts: ['end', 'id', 'name', 'best', ...TABLE_TIERS.map(tierKey)],
  facets: ['server', 'type'],
  // Its page begins with tables.
  facts: [],
  summary: ['kind', 'over', 'cutoffs'],
  reads: ['server'],
  page: { art: 'none' },
  tile: {
    shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 62, first: 16 },
    look: 'framed',
    lines: (item, context) => [nameLine(titleOf(item)), [mutedWord(cutoffLine(item, context))]],
  },
  row: {
    ...BANNER_ROW,
    lines: (item, context) => [
      [{ text: joinWords(`#${item.id}`, typeText(item, context)) }],
      [{ text: cutoffLine(item, context) }],
    ],
  },
});
