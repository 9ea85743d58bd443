import type { NewsKey } from '#model/records/news';
import { SERVERS } from '#model/vocabulary/servers';
import { DAY_MS } from '#model/vocabulary/time';
import type { Served } from '../../world.ts';
import {
  content,
  keyed,
  keyedHeading,
  type LinkTarget,
  link,
  list,
  type ServedBlock,
  text,
} from './news-nodes.ts';

/** Lists of the set whose rows a patch brings, by the word of their section. */
export type PatchLists = Readonly<Record<Section, Readonly<Record<string, object>>>>;
type Section = 'songs' | 'cards' | 'events' | 'gacha' | 'logins';

interface SectionShape {
  readonly header: NewsKey;
  readonly added: NewsKey;
  readonly target: LinkTarget;
  readonly starts: string;
}

const SECTIONS: Readonly<Record<Section, SectionShape>> = {
  songs: {
    header: 'header.songs',
    added: 'text.addedSongs',
    target: 'song-single',
    starts: 'publishedAt',
  },
  cards: {
    header: 'header.cards',
    added: 'text.addedCards',
    target: 'card-single',
    starts: 'releasedAt',
  },
  events: {
    header: 'header.events',
    added: 'text.addedEvents',
    target: 'event-single',
    starts: 'startAt',
  },
  gacha: { header: 'header.gacha', added: 'text.addedGacha', target: 'gacha-single', starts: 'publishedAt' },
  logins: {
    header: 'header.logins',
    added: 'text.addedLogins',
    target: 'logincampaign-single',
    starts: 'publishedAt',
  },
};

export interface PatchNote {
  readonly server: number;
  /** Epoch milliseconds. */
  readonly time: number;
  /** Counts up from the oldest of all servers. */
  readonly count: number;
  /** Count of the one before it on its server. */
  readonly before: number;
}

/** What a patch brings begins within this time. */
const REACH_MS = 9 * DAY_MS;
const MAX_LINKS = 12;

const version = (server: number, count: number): string =>
  `${9 - Math.min(server, 3)}.${Math.floor(count / 6)}.${count % 6}`;

export const patchTitle = (note: PatchNote): string =>
  `Patch Note: ${SERVERS[note.server]?.toUpperCase()} ${version(note.server, note.count)}`;

/** Whether a row begins on the server soon after a patch. */
function begins(row: object, field: string, { server, time }: PatchNote): boolean {
  const times: Served<string> = Object.entries(row).find(([key]) => key === field)?.[1] ?? [];
  const start = times[server] ?? null;
  return start !== null && Number(start) > time && Number(start) <= time + REACH_MS;
}

/** The machine-written text of a patch note: what begins on its server in the days after it. */
export function patchContent(note: PatchNote, lists: PatchLists): ServedBlock[] {
  const parts = Object.entries(SECTIONS).flatMap(([name, { header, added, target, starts }]) => {
    const rows = Object.entries(lists).find(([key]) => key === name)?.[1] ?? {};
    const ids = Object.entries(rows).filter(([, row]) => begins(row, starts, note));
    const links = ids.slice(0, MAX_LINKS).map(([id]) => [link(target, id, true)]);
    return links.length === 0 ? [] : [keyedHeading(header), content(keyed(added), list(...links))];
  });
  const intro = content(
    keyed('text.introPatchNote[0]'),
    text(version(note.server, note.count)),
    keyed('text.introPatchNote[1]'),
    text(version(note.server, note.before)),
    keyed('text.introPatchNote[2]'),
  );
  return [intro, ...parts];
}
