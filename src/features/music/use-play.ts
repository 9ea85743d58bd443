import { useSelector } from '@xstate/react';
import { useContext, useMemo } from 'react';
import type { Playlist } from '#model/media/music/playlists';
import { MusicContext, useMusicIfAny } from './music-source.ts';

export interface PlayCommands {
  /** Played at once. */
  play(song: number): void;
  /** Appended to the queue. */
  add(songs: readonly number[]): void;
}

/** Plays or adds songs from any page: the music's code is loaded at the first press. */
export function usePlay(): PlayCommands {
  const source = useContext(MusicContext);
  return useMemo(() => {
    const send = (event: Parameters<NonNullable<ReturnType<typeof source.current>>['music']['send']>[0]) => {
      // If its code cannot be loaded there is no music; the next press tries again.
      source.load().then(
        ({ music }) => music.send(event),
        () => undefined,
      );
    };
    return {
      play: (song) => send({ type: 'SONG.PLAYED', song }),
      add: (songs) => send({ type: 'SONGS.ADDED', songs }),
    };
  }, [source]);
}

export interface PlaylistCommands {
  /** None while the music's code is not there. */
  readonly lists: readonly Playlist[];
  /** Asks for the code, and so for the lists. */
  load(): void;
  add(id: string, songs: readonly number[]): void;
}

const NONE: readonly Playlist[] = [];

/** The listener's playlists on any page, to add songs to. */
export function useAddToPlaylist(): PlaylistCommands {
  const source = useContext(MusicContext);
  const playlists = useMusicIfAny()?.playlists;
  const lists = useSelector(playlists, (snapshot) => snapshot?.context.value.lists ?? NONE);
  return useMemo(
    () => ({
      lists,
      // Without its code there are no lists; the next press tries again.
      load: () => void source.load().catch(() => undefined),
      add: (id, songs) => playlists?.send({ type: 'VALUE.EDITED', edit: { kind: 'add', id, songs } }),
    }),
    [source, playlists, lists],
  );
}
