import { STORY_KINDS, type StoryKind } from '../../media/story/catalogue/story-ref.ts';
import type { Lists } from '../../records/list-readers.ts';
import { NO_TEXT } from '../../rules/per-server.ts';
import { type PerServer, SERVERS, type ServerIndex, serverIndex } from '../../vocabulary/servers.ts';
import { DAY_MS } from '../../vocabulary/time.ts';
import type { StoryItem } from './item.ts';

/** What is listed by what the visitor kept of it (reference R138). */
export const READ_FILTERS = ['all', 'unread', 'begun', 'read', 'new'] as const;
type ReadFilter = (typeof READ_FILTERS)[number];

/** What the address of a chooser asks for. */
export interface ChooserQuery {
  readonly kind: StoryKind;
  /** The event, card, band or place whose stories are shown; null for all of them. */
  readonly of: number | null;
  readonly text: string;
  readonly read: ReadFilter;
  readonly character: number | null;
  /** Stories that are out there, opened there; null for the visitor's nearest. */
  readonly server: ServerIndex | null;
  /** How often more was asked for. */
  readonly more: number;
}

const NUMBER = /^[1-9]\d{0,8}$/;
const MAX_WORDS = 100;
const MAX_MORE = 99;

const numberIn = (text: string | null): number | null =>
  text !== null && NUMBER.test(text) ? Number(text) : null;

/** Never throws: invalid values are ignored. Null where the address asks for no chooser. */
export function decodeChooser(params: { get(name: string): string | null }): ChooserQuery | null {
  const kind = STORY_KINDS.find((one) => one === params.get('browse'));
  if (kind === undefined) return null;
  return {
    kind,
    of: numberIn(params.get('of')),
    text: [...(params.get('q') ?? '')].slice(0, MAX_WORDS).join(''),
    read: READ_FILTERS.find((one) => one === params.get('read')) ?? 'all',
    character: numberIn(params.get('char')),
    server: serverIndex(params.get('server') ?? ''),
    more: Math.min(numberIn(params.get('more')) ?? 0, MAX_MORE),
  };
}

/** The same as pairs for the query of an address. */
export function chooserParams(
  query: Partial<ChooserQuery> & Pick<ChooserQuery, 'kind'>,
): readonly (readonly [name: string, value: string])[] {
  const { kind, of = null, text = '', read = 'all', character = null, server = null, more = 0 } = query;
  const pairs: readonly (readonly [string, string | number | null])[] = [
    ['browse', kind],
    ['of', of],
    ['q', text || null],
    ['read', read === 'all' ? null : read],
    ['char', character],
    ['server', server === null ? null : SERVERS[server]],
    ['more', more || null],
  ];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]));
}

/** Kinds whose stories belong to things that are chosen from first. */
const OWNED: readonly StoryKind[] = ['event', 'card', 'band', 'area'];
export const isOwnedKind = (kind: StoryKind): boolean => OWNED.includes(kind);

/** The number of what a story belongs to; 0 for those that belong to nothing. */
export function ownerOf({ ref, bandIds, areaId }: StoryItem): number {
  if (ref.kind === 'event' || ref.kind === 'card') return ref.id;
  if (ref.kind === 'band') return bandIds[0] ?? 0;
  return ref.kind === 'area' ? (areaId ?? 0) : 0;
}

/** What an owner is called. */
export function ownerNames(kind: StoryKind, id: number, lists: Lists): PerServer<string> {
  if (kind === 'event') return lists.events.get(id)?.name ?? NO_TEXT;
  if (kind === 'card') return lists.cards.get(id)?.name ?? NO_TEXT;
  if (kind === 'band') return lists.bands.get(id)?.name ?? NO_TEXT;
  return (kind === 'area' && lists.areas.get(id)?.name) || NO_TEXT;
}

/** What the visitor kept of stories. */
export interface StoryReads {
  isRead(key: string): boolean;
  stopIn(key: string): unknown;
}

const NEW_DAYS = 30;

/** Out on a server for not longer than a month. Lists without times have nothing new. */
export function isNewStory({ publishedAt }: StoryItem, server: ServerIndex, now: number): boolean {
  const at = publishedAt[server] ?? 0;
  return at > 0 && at <= now && now - at <= NEW_DAYS * DAY_MS;
}

const HOLDS: Readonly<
  Record<ReadFilter, (item: StoryItem, reads: StoryReads, server: ServerIndex, now: number) => boolean>
> = {
  all: () => true,
  unread: ({ key }, reads) => !reads.isRead(key),
  begun: ({ key }, reads) => !reads.isRead(key) && reads.stopIn(key) !== null,
  read: ({ key }, reads) => reads.isRead(key),
  new: (item, _, server, now) => isNewStory(item, server, now),
};

interface Chosen {
  readonly query: ChooserQuery;
  readonly reads: StoryReads;
  /** Whether the words that were typed are in it. */
  readonly hasWords: (item: StoryItem) => boolean;
  readonly main: ServerIndex;
  readonly now: number;
}

/** Stories of a kind that the address asks for. */
export function chosenStories(
  items: readonly StoryItem[],
  { query, reads, hasWords, main, now }: Chosen,
): readonly StoryItem[] {
  const { kind, character, server, read } = query;
  return items.filter(
    (item) =>
      item.ref.kind === kind &&
      (server === null || item.publishedAt[server] !== null) &&
      (character === null || item.characterIds.includes(character) || item.featuredIds.includes(character)) &&
      HOLDS[read](item, reads, server ?? main, now) &&
      hasWords(item),
  );
}

/** The stories of a thing, in the order of the game. */
export interface StoryGroup {
  readonly id: number;
  readonly items: readonly StoryItem[];
}

/** When the latest of a group came out; those that are not out there come last. */
const latestOn = ({ items }: StoryGroup, server: ServerIndex): number =>
  Math.max(...items.map(({ publishedAt }) => publishedAt[server] ?? -1));

/** Events and cards with the newest first, all other things by their numbers. */
export function storyGroups(
  kind: StoryKind,
  items: readonly StoryItem[],
  server: ServerIndex,
): readonly StoryGroup[] {
  const groups = new Map<number, StoryItem[]>();
  for (const item of items) {
    const id = ownerOf(item);
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  const all = [...groups].map(
    ([id, own]): StoryGroup => ({ id, items: own.sort((one, other) => one.id - other.id) }),
  );
  const isTimed = kind === 'event' || kind === 'card';
  if (!isTimed) return all.sort((one, other) => one.id - other.id);
  const times = new Map(all.map((group) => [group.id, latestOn(group, server)]));
  const at = ({ id }: StoryGroup): number => times.get(id) ?? -1;
  return all.sort((one, other) => at(other) - at(one) || other.id - one.id);
}
