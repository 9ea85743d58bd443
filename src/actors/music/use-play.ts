import { useContext, useMemo } from 'react';
import { MusicContext } from './music-source.ts';

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
