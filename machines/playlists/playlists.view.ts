import type { ActorRefFrom } from 'xstate';
import { MAX_LISTS, type Playlist, type Playlists, type PlaylistsEdit } from '#model/media/music/playlists';
import type { keptMachine } from '../kept/kept.machine.ts';
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';

export type PlaylistsActor = ActorRefFrom<ReturnType<typeof keptMachine<Playlists, PlaylistsEdit>>>;

export interface PlaylistsView extends Playlists, StorageView {
  /** There are as many as can be. */
  readonly isFull: boolean;
  create(list: Playlist): void;
  rename(id: string, name: string): void;
  remove(id: string): void;
  add(id: string, songs: readonly number[]): void;
  drop(id: string, song: number): void;
  move(id: string, from: number, to: number): void;
}

/** The listener's playlists and their commands for a page. */
export function playlistsView(snapshot: KeptSnapshot<Playlists>, send: Send<PlaylistsEdit>): PlaylistsView {
  const { value, edit, storage } = keptView(snapshot, send);
  return {
    ...storage,
    ...value,
    isFull: value.lists.length >= MAX_LISTS,
    create: (list) => edit({ kind: 'create', list }),
    rename: (id, name) => edit({ kind: 'rename', id, name }),
    remove: (id) => edit({ kind: 'remove', id }),
    add: (id, songs) => edit({ kind: 'add', id, songs }),
    drop: (id, song) => edit({ kind: 'drop', id, song }),
    move: (id, from, to) => edit({ kind: 'move', id, from, to }),
  };
}
