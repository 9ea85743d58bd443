import { useSelector } from '@xstate/react';
import { use, useContext, useMemo } from 'react';
import { type MusicView, musicView } from '#machines/music/music.view';
import { type PlaylistsView, playlistsView } from '#machines/playlists/playlists.view';
import { MusicContext } from './music-source.ts';

export type { MusicView, PlaylistsView };

const useMusicActors = () => use(useContext(MusicContext).load());

/** State and commands of the player. Waits for its code. */
export function useMusic(): MusicView {
  const { music } = useMusicActors();
  const snapshot = useSelector(music, (state) => state);
  return useMemo(() => musicView(snapshot, music.send, Math.random), [snapshot, music]);
}

/** One part of its state; renders again only when that changes. */
export function useMusicPart<Part extends string | number | boolean | null | object>(
  read: (view: MusicView) => Part,
): Part {
  const { music } = useMusicActors();
  return useSelector(music, (snapshot) => read(musicView(snapshot, music.send, Math.random)));
}

export type MusicCommands = Pick<
  MusicView,
  {
    [Key in keyof MusicView]: MusicView[Key] extends (...values: never[]) => void ? Key : never;
  }[keyof MusicView]
>;

/** Its commands alone, always the same object. Each command starts from the state of that moment. */
export function useMusicCommands(): MusicCommands {
  const { music } = useMusicActors();
  return useMemo(() => {
    const view = () => musicView(music.getSnapshot(), music.send, Math.random);
    return {
      ...view(),
      toggle: () => view().toggle(),
      skip: (by: number) => view().skip(by),
      playFrom: (songs: readonly number[], song: number) => view().playFrom(songs, song),
    };
  }, [music]);
}

/** The listener's playlists. Waits for their code. */
export function usePlaylists(): PlaylistsView {
  const { playlists } = useMusicActors();
  const snapshot = useSelector(playlists, (state) => state);
  return useMemo(() => playlistsView(snapshot, playlists.send), [snapshot, playlists]);
}
