import { useContext, useMemo } from 'react';
import { MusicContext } from './music-source.ts';

export interface PlayCommands {
  /** Heard at once. */
  play(song: number): void;
  /** At the end of the queue. */
  add(songs: readonly number[]): void;
}

/** To play or add songs from any page: the music's code comes with the first press. */
export function usePlay(): PlayCommands {
  const source = useContext(MusicContext);
  return useMemo(() => {
    const send = (event: Parameters<NonNullable<ReturnType<typeof source.current>>['music']['send']>[0]) => {
      // Without its code there is no music; the next press asks again.
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
