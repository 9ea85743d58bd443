import { asObject, isJsonObject, type JsonObject, perServerTime } from '../records/reading.ts';
import { SERVERS } from '../vocabulary/servers.ts';
import { DAY_MS } from '../vocabulary/time.ts';
import { namesOf, newestNews } from './recent-names.ts';

/** Lists that the answer is made from, as served (`songs/all` …); null when an origin lacks one. */
export type RecentSources = Readonly<Record<RecentList, JsonObject | null>>;
export const RECENT_LISTS = [
  'songs',
  'events',
  'gacha',
  'loginCampaigns',
  'cards',
  'characters',
  'birthdays',
  'bands',
  'news',
] as const;
export type RecentList = (typeof RECENT_LISTS)[number];

/** A section of the answer: which rows of its list belong in it, and what is shown of each. */
interface Section {
  readonly list: RecentList;
  /** Name in the answer (reference R14). */
  readonly name: string;
  readonly starts: string;
  /** Null for things that stay. */
  readonly ends: string | null;
  readonly fields: readonly string[];
  /** Things that begin within so many days of each other are one spell; a busy list stays small that way. */
  readonly spellDays: number;
  /** How many of the latest periods are listed, and all that are to come. */
  readonly spells: number;
  /** How many things of a past and of a coming spell: those that last longest. */
  readonly each: readonly [past: number, coming: number];
  /** Include the one that ended last where nothing is on or to come. */
  readonly keepsLast?: boolean;
  /** Things that matter more win over things that last longer. */
  readonly weigh?: (row: JsonObject) => number;
  readonly thin?: (row: JsonObject) => JsonObject;
}

/** Whether a card has a trained picture is all that its thumbnail needs of its parameters. */
function thinCard(row: JsonObject): JsonObject {
  const { stat, ...rest } = row;
  const { training } = asObject(stat);
  return isJsonObject(training) ? { ...rest, training: { levelLimit: training.levelLimit } } : rest;
}

/** How hard each chart of a song is, without its notes. */
function thinSong(row: JsonObject): JsonObject {
  const { difficulty, ...rest } = row;
  if (!isJsonObject(difficulty)) return rest;
  const levels = Object.entries(difficulty).map(([name, chart]) => {
    const { playLevel } = asObject(chart);
    return [name, { playLevel }];
  });
  return { ...rest, difficulty: Object.fromEntries(levels) };
}

const SECTIONS: readonly Section[] = [
  {
    list: 'songs',
    name: 'songs',
    starts: 'publishedAt',
    ends: 'closedAt',
    fields: ['musicTitle', 'publishedAt', 'bandId', 'jacketImage', 'difficulty'],
    spellDays: 7,
    spells: 1,
    each: [4, 1],
    thin: thinSong,
  },
  {
    list: 'events',
    name: 'events',
    starts: 'startAt',
    ends: 'endAt',
    fields: [
      'eventType',
      'eventName',
      'assetBundleName',
      'bannerAssetBundleName',
      'startAt',
      'endAt',
      'attributes',
      'characters',
    ],
    spellDays: 1,
    spells: 2,
    each: [2, 1],
    keepsLast: true,
  },
  {
    list: 'gacha',
    name: 'gacha',
    starts: 'publishedAt',
    ends: 'closedAt',
    fields: ['type', 'gachaName', 'resourceName', 'bannerAssetBundleName', 'publishedAt', 'closedAt'],
    spellDays: 9,
    spells: 2,
    each: [2, 1],
  },
  {
    list: 'loginCampaigns',
    name: 'loginBonuses',
    starts: 'publishedAt',
    ends: 'closedAt',
    fields: ['loginBonusType', 'caption', 'assetBundleName', 'publishedAt', 'closedAt'],
    spellDays: 14,
    spells: 1,
    each: [1, 1],
  },
  {
    list: 'cards',
    name: 'cards',
    starts: 'releasedAt',
    ends: null,
    fields: ['characterId', 'rarity', 'attribute', 'resourceSetName', 'prefix', 'releasedAt', 'stat'],
    spellDays: 9,
    spells: 1,
    each: [3, 2],
    weigh: ({ rarity }) => Number(rarity) || 0,
    thin: thinCard,
  },
];
/** Far enough that a set made on the first of a month lasts until its end. */
const AHEAD_MS = 35 * DAY_MS;

interface Dated {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

/** A section's rows that have begun or will soon on one server. */
function datedRows(section: Section, rows: JsonObject, server: number, now: number): Dated[] {
  return Object.entries(rows).flatMap(([id, row]) => {
    if (!isJsonObject(row)) return [];
    const start = perServerTime(row[section.starts])[server] ?? null;
    if (start === null || start > now + AHEAD_MS) return [];
    const end = section.ends === null ? null : perServerTime(row[section.ends])[server];
    return [{ id, start, end: end ?? Number.POSITIVE_INFINITY, weight: section.weigh?.(row) ?? 0 }];
  });
}

const first = (a: Dated, b: Dated): number => {
  if (a.weight !== b.weight) return b.weight - a.weight;
  const [ours, theirs] = [a.end - a.start, b.end - b.start];
  return ours === theirs ? Number(b.id) - Number(a.id) : theirs > ours ? 1 : -1;
};

/** Cuts things in the order given into spells, and each spell to its best. */
function bestOfSpells(inOrder: readonly Dated[], days: number, each: number): Dated[][] {
  const spells: Dated[][] = [];
  let opened = Number.NaN;
  for (const one of inOrder) {
    if (Math.abs(one.start - opened) < days * DAY_MS) spells.at(-1)?.push(one);
    else {
      spells.push([one]);
      opened = one.start;
    }
  }
  return spells.map((spell) => spell.sort(first).slice(0, each));
}

function chosenIds(section: Section, rows: JsonObject, server: number, now: number): string[] {
  const { spellDays, spells, each } = section;
  const dated = datedRows(section, rows, server, now);
  const live = dated.filter(({ end }) => end > now);
  const past = live.filter(({ start }) => start <= now).sort((a, b) => b.start - a.start);
  const coming = live.filter(({ start }) => start > now).sort((a, b) => a.start - b.start);
  const chosen = [
    ...bestOfSpells(past, spellDays, each[0]).slice(0, spells),
    ...bestOfSpells(coming, spellDays, each[1]),
  ];
  if (section.keepsLast && live.length === 0) {
    const [last] = dated.filter(({ end }) => end <= now).sort((a, b) => b.end - a.end);
    if (last) chosen.push([last]);
  }
  return chosen.flat().map(({ id }) => id);
}

const fieldsOf = ({ fields, thin }: Section, row: JsonObject): JsonObject => {
  const kept = Object.fromEntries(fields.flatMap((key) => (key in row ? [[key, row[key]]] : [])));
  return thin ? thin(kept) : kept;
};

function sectionRows(section: Section, rows: JsonObject, now: number): JsonObject {
  const ids = new Set(SERVERS.flatMap((_, server) => chosenIds(section, rows, server, now)));
  return Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) =>
      ids.has(id) && isJsonObject(row) ? [[id, fieldsOf(section, row)]] : [],
    ),
  );
}

/** Rows of a published answer, with what else the list has. */
function completedRows(section: Section, given: JsonObject, rows: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(given).map(([id, row]) => {
      const known = Object.hasOwn(rows, id) ? rows[id] : null;
      return [id, isJsonObject(known) && isJsonObject(row) ? { ...fieldsOf(section, known), ...row } : row];
    }),
  );
}

/**
 * What runs, comes next and was added lately on any server at `now` (epoch ms), in the shape of `news/dynamic/recent`
 * (reference R14). Beyond the published fields, rows have what their banner or jacket needs, and there are cards,
 * characters with their birthdays, the bands of all these, and the newest articles: everything that the home page shows.
 * A published answer, if `given`, stands as it is and is only completed.
 */
export function recentOf(sources: RecentSources, now: number, given: JsonObject | null = null): JsonObject {
  const sections = SECTIONS.map((section): [string, unknown] => {
    const rows = sources[section.list] ?? {};
    const own = given && Object.hasOwn(given, section.name) ? given[section.name] : undefined;
    if (own === undefined) return [section.name, sectionRows(section, rows, now)];
    return [section.name, isJsonObject(own) ? completedRows(section, own, rows) : own];
  });
  const own = Object.fromEntries(sections);
  return { ...namesOf(sources, own), news: newestNews(sources.news), ...given, ...own };
}
