import { SERVERS } from '#model/vocabulary/servers';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import type { EventRow } from '../../events/events.ts';
import { random } from '../../seeded/random.ts';
import type { DemoWorld } from '../../world.ts';
import { ARTICLES } from './articles.ts';
import { calendarContent, calendarTitle } from './calendar.ts';
import type { ServedBlock, ServedText } from './news-nodes.ts';
import { type PatchLists, type PatchNote, patchContent, patchTitle } from './patch-notes.ts';

/** A row of `news/all` (reference R14). */
interface NewsRow {
  readonly title: ServedText;
  readonly authors: readonly string[];
  readonly timestamp: string;
  readonly tags: readonly string[];
}

interface NewsSources extends PatchLists {
  readonly events: Readonly<Record<string, EventRow>>;
}

export interface NewsSet {
  readonly rows: Readonly<Record<string, NewsRow>>;
  /** Text of an article; undefined when there is no such article. */
  content(id: number, sources: NewsSources): readonly ServedBlock[] | undefined;
}

/** An article before its id. */
interface Draft {
  readonly time: number;
  readonly row: Omit<NewsRow, 'timestamp'>;
  readonly content: (sources: NewsSources) => readonly ServedBlock[];
}

const PATCH_NOTES = 36;
const PATCH_EVERY_DAYS = 6;
const CALENDARS = 12;
const ARTICLE_EVERY_DAYS = 29;
/** Patches come to Japan twice as often as to any other server. */
const PATCH_SERVERS: readonly number[] = [0, 1, 3, 0, 2, 4];

const TEAM = 'Setori Team';
const WRITERS: readonly (readonly string[])[] = [[TEAM], ['Kogane'], ['Minori'], [TEAM, 'Kogane']];

function patchNotes(world: DemoWorld): Draft[] {
  const rng = random(world.seed, 'patch notes');
  return Array.from({ length: PATCH_NOTES }, (_, k) => {
    const server = PATCH_SERVERS[k % PATCH_SERVERS.length] ?? 0;
    const time = world.now - k * PATCH_EVERY_DAYS * DAY_MS - rng.int(8, 40) * HOUR_MS - rng.int(0, 3_599_999);
    const count = PATCH_NOTES - k + PATCH_SERVERS.length;
    const note: PatchNote = { server, time, count, before: count - (server === 0 ? 3 : 6) };
    return {
      time,
      row: {
        title: patchTitle(note),
        authors: ['Patch Note Bot'],
        tags: ['Patch Note', (SERVERS[server] ?? '').toUpperCase()],
      },
      content: (sources) => patchContent(note, sources),
    };
  });
}

/** One on the last days of each month before the demo date. */
function calendars(world: DemoWorld): Draft[] {
  const now = new Date(world.now);
  return Array.from({ length: CALENDARS }, (_, k) => {
    const time = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - k, 1) - 2 * DAY_MS + 9 * HOUR_MS;
    return {
      time,
      row: { title: calendarTitle(time), authors: [TEAM], tags: ['Calendar', 'Events'] },
      content: ({ events }) => calendarContent(time, events),
    };
  });
}

function articles(world: DemoWorld): Draft[] {
  const rng = random(world.seed, 'articles');
  return ARTICLES.map(({ title, tags, content }, k) => {
    const hours = 20 + k * ARTICLE_EVERY_DAYS * 24 + rng.int(0, k === 0 ? 3 : 200);
    const time = world.now - hours * HOUR_MS - rng.int(0, 3_599_999);
    return { time, row: { title, authors: rng.pick(WRITERS), tags }, content: () => content(time) };
  });
}

/** `news/all`: sixty articles before the demo date, ids rising with time. */
export function createNews(world: DemoWorld): NewsSet {
  const drafts = [...patchNotes(world), ...calendars(world), ...articles(world)].sort(
    (a, b) => a.time - b.time,
  );
  const rowOf = ({ time, row }: Draft): NewsRow => ({
    title: row.title,
    authors: row.authors,
    timestamp: String(time),
    tags: row.tags,
  });
  return {
    rows: Object.fromEntries(drafts.map((draft, i) => [i + 1, rowOf(draft)])),
    content: (id, sources) => drafts[id - 1]?.content(sources),
  };
}
