import { asArray, asList, asObject, asText } from '../../records/reading.ts';
import { mergedSongs, movedTo, songsOnce } from './songs.ts';

/** Songs that a listener keeps together. */
export interface Playlist {
  /** Made with the list; the same in all tabs. */
  readonly id: string;
  readonly name: string;
  readonly songs: readonly number[];
}

export interface Playlists {
  readonly lists: readonly Playlist[];
}

export const MAX_LISTS = 100;
export const MAX_NAME = 60;
const ID = /^[\w-]{1,40}$/;

/** A name without spaces at its ends; null if nothing is left. */
export function listName(typed: string): string | null {
  const name = [...typed.replace(/\s+/g, ' ').trim()].slice(0, MAX_NAME).join('').trim();
  return name === '' ? null : name;
}

export type PlaylistsEdit =
  /** Ignored if there are too many, the id is taken or the name is empty. */
  | { readonly kind: 'create'; readonly list: Playlist }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'remove'; readonly id: string }
  /** Songs in it already are ignored. */
  | { readonly kind: 'add'; readonly id: string; readonly songs: readonly number[] }
  | { readonly kind: 'drop'; readonly id: string; readonly song: number }
  /** Ignored unless both are places of the list. */
  | { readonly kind: 'move'; readonly id: string; readonly from: number; readonly to: number };

function changed({ lists }: Playlists, id: string, change: (list: Playlist) => Playlist): Playlists {
  return { lists: lists.map((list) => (list.id === id ? change(list) : list)) };
}

export function editPlaylists(playlists: Playlists, edit: PlaylistsEdit): Playlists {
  switch (edit.kind) {
    case 'create': {
      const { id, name, songs } = edit.list;
      return readPlaylists({ lists: [...playlists.lists, { id, name, songs }] });
    }
    case 'rename': {
      const name = listName(edit.name);
      return name === null ? playlists : changed(playlists, edit.id, (list) => ({ ...list, name }));
    }
    case 'remove':
      return { lists: playlists.lists.filter(({ id }) => id !== edit.id) };
    case 'add':
      return changed(playlists, edit.id, (list) => ({
        ...list,
        songs: songsOnce([...list.songs, ...edit.songs]),
      }));
    case 'drop':
      return changed(playlists, edit.id, (list) => ({
        ...list,
        songs: list.songs.filter((song) => song !== edit.song),
      }));
    case 'move':
      return changed(playlists, edit.id, (list) => ({
        ...list,
        songs: movedTo(list.songs, edit.from, edit.to),
      }));
  }
}

function readList(json: unknown): Playlist | null {
  const { id, name, songs } = asObject(json);
  const shown = listName(asText(name) ?? '');
  if (typeof id !== 'string' || !ID.test(id) || shown === null) return null;
  return { id, name: shown, songs: songsOnce(asArray(songs)) };
}

/** Takes anything; what is no list is left out, and so is a second one of an id. */
export function readPlaylists(json: unknown): Playlists {
  const lists = asList(asObject(json).lists, readList);
  const first = lists.filter(({ id }, place) => lists.findIndex((other) => other.id === id) === place);
  return { lists: first.slice(0, MAX_LISTS) };
}

/**
 * Merges two versions list by list: one that either made is there, one that either removed is not, unless the other changed it
 * meanwhile.
 */
export function mergedPlaylists(base: Playlists, mine: Playlists, theirs: Playlists): Playlists {
  if (areSame(base, mine)) return theirs;
  if (areSame(base, theirs)) return mine;
  const find = ({ lists }: Playlists, id: string) => lists.find((list) => list.id === id);
  const ids = [...new Set([...theirs.lists, ...mine.lists].map(({ id }) => id))];
  const lists = ids.flatMap((id): Playlist[] => {
    const [before, here, there] = [find(base, id), find(mine, id), find(theirs, id)];
    if (!here || !there) {
      const left = here ?? there;
      return left && (!before || !isSame(before, left)) ? [left] : [];
    }
    if (!before) return [there];
    return [
      {
        id,
        name: here.name === before.name ? there.name : here.name,
        songs: mergedSongs(before.songs, here.songs, there.songs),
      },
    ];
  });
  return { lists: lists.slice(0, MAX_LISTS) };
}

const isSame = (one: Playlist, other: Playlist): boolean =>
  one.name === other.name && one.songs.join() === other.songs.join();

const areSame = ({ lists: some }: Playlists, { lists: others }: Playlists): boolean =>
  some.length === others.length &&
  some.every((list, place) => {
    const other = others[place];
    return other !== undefined && list.id === other.id && isSame(list, other);
  });
