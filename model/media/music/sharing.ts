import { isSongId } from './modes.ts';
import { listName, type Playlist } from './playlists.ts';
import { songsOnce } from './songs.ts';

type Shared = Pick<Playlist, 'name' | 'songs'>;

/** The most songs of an address, so that it is short enough everywhere (our choice). */
export const MAX_IN_ADDRESS = 500;
const BASE = 36;

/** The parameters of an address that hold a list. */
export interface SharedParams {
  readonly list: string;
  readonly songs: string;
}

/** A list as query parameters: its name and its songs, in short. */
export const writeShared = ({ name, songs }: Shared): SharedParams => ({
  list: name,
  songs: songs
    .slice(0, MAX_IN_ADDRESS)
    .map((id) => id.toString(BASE))
    .join('.'),
});

/** The list of an address; null if there is none. */
export function readShared({
  list,
  songs: text,
}: { readonly [Key in keyof SharedParams]: string | null }): Shared | null {
  const ids = (text ?? '').split('.').slice(0, MAX_IN_ADDRESS);
  const songs = songsOnce(ids.map((id) => (/^[0-9a-z]{1,6}$/.test(id) ? Number.parseInt(id, BASE) : 0)));
  return songs.length === 0 ? null : { name: listName(list ?? '') ?? '', songs };
}

/** Lists as text: a name after `#`, below it a line of number and title for each song. The colon tells them apart: a title may be a number. */
export const listsText = (lists: readonly Shared[], titleOf: (song: number) => string): string =>
  lists
    .map(({ name, songs }) => [`# ${name}`, ...songs.map((id) => `${id}: ${titleOf(id)}`.trim())].join('\n'))
    .join('\n\n');

export interface ReadLists {
  readonly lists: readonly Shared[];
  /** Lines that are neither a name nor a song. */
  readonly unread: number;
}

const NAME_LINE = /^#\s+(.*)$/;
const SONG_LINE = /^#?(\d{1,7})(?!\d)/;

/** Reads what `listsText` writes, and numbers alone, in lines or separated by commas. `unnamed` is the name for songs before any name. */
export function readListsText(text: string, unnamed: string): ReadLists {
  const lists: { name: string; songs: number[] }[] = [];
  let unread = 0;
  const add = (ids: readonly number[]): void => {
    if (lists.length === 0) lists.push({ name: unnamed, songs: [] });
    lists.at(-1)?.songs.push(...ids);
  };
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const name = NAME_LINE.exec(line)?.[1];
    const numbers = /^[\d\s,;#]+$/.test(line) ? line.split(/[\s,;#]+/).filter((one) => one !== '') : null;
    const ids = (numbers ?? [SONG_LINE.exec(line)?.[1] ?? '']).map(Number).filter(isSongId);
    if (name !== undefined && listName(name) !== null) lists.push({ name: listName(name) ?? '', songs: [] });
    else if (ids.length > 0) add(ids);
    else unread += 1;
  }
  return { lists: lists.map(({ name, songs }) => ({ name, songs: songsOnce(songs) })), unread };
}
