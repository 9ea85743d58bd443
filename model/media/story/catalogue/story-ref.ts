import { SERVERS, type ServerCode, serverIndex } from '#model/vocabulary/servers';
import { STORY_CATALOGUE } from './catalogue-path.ts';

/** Kinds of stories that lists name; a script can also be opened by its path alone (reference R137). */
export const STORY_KINDS = ['main', 'band', 'event', 'card', 'area', 'afterlive'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** Kinds whose stories belong to a thing: the chapters of an event, the episodes of a card. */
const PARTED: readonly StoryKind[] = ['event', 'card'];

/** Which story it is, on whatever server. */
export interface StoryRef {
  readonly kind: StoryKind;
  /** Of the story; of a chapter the event, of an episode the card. */
  readonly id: number;
  /** The chapter or episode, counted from 1; null where the story has a number of its own. */
  readonly part: number | null;
}

/** Names a story in what is kept of it and in its comments, such as `event/12/3`. */
export const storyKey = ({ kind, id, part }: StoryRef): string =>
  part === null ? `${kind}/${id}` : `${kind}/${id}/${part}`;

const NUMBER = /^[1-9]\d{0,11}$/;

export function readStoryKey(key: string): StoryRef | null {
  const [name, id = '', part, ...more] = key.split('/');
  const kind = STORY_KINDS.find((one) => one === name);
  if (kind === undefined || more.length > 0 || !NUMBER.test(id)) return null;
  if (!PARTED.includes(kind)) return part === undefined ? { kind, id: Number(id), part: null } : null;
  return part !== undefined && NUMBER.test(part) ? { kind, id: Number(id), part: Number(part) } : null;
}

/** The page of a story on a server. */
export const storyPath = (server: ServerCode, { kind, id, part }: StoryRef): string =>
  [STORY_CATALOGUE, kind, server, id, ...(part === null ? [] : [part])].join('/');

/** The catalogue with some of its filters set. */
export const storiesWith = (filters: Readonly<Record<string, string | number>>): string =>
  `${STORY_CATALOGUE}?${Object.entries(filters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The file that an address of the kind `asset` names: a server, and a path below its folder. */
export interface ScriptAddress {
  readonly server: ServerCode;
  /** Such as `scenario/main_rip/Scenariomain001.asset`. */
  readonly path: string;
}

const SEGMENT = /^[\w.,@()+ -]{1,200}$/;
const MAX_DEPTH = 12;

/** What a script is called that no list names: its file. */
export const scriptName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.asset$/, '');

/** Reads what follows `/tool/storyviewer/asset/`; null where it names no file of a server. */
export function readScriptAddress(rest: string): ScriptAddress | null {
  const [code = '', ...segments] = rest.split('/');
  const server = serverIndex(code);
  if (server === null || segments.length === 0 || segments.length > MAX_DEPTH) return null;
  const isSafe = segments.every((one) => SEGMENT.test(one) && one !== '.' && one !== '..');
  return isSafe ? { server: SERVERS[server], path: segments.join('/') } : null;
}
