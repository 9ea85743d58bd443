import { createContext, useContext, useEffect, useState } from 'react';
import type { MusicActor } from '#machines/music/music.view';
import type { PlaylistsActor } from '#machines/playlists/playlists.view';

/** The machines of the music, once they run. */
export interface MusicActors {
  readonly music: MusicActor;
  readonly playlists: PlaylistsActor;
}

/** Fetches the music's code when someone needs it; most visits do not (src/app/music). */
export interface MusicSource {
  /** Null while no one needed it. */
  current(): MusicActors | null;
  /** Always the same promise until it fails, as React's `use` wants it. */
  load(): Promise<MusicActors>;
  /** Calls back when it runs. */
  watch(onStart: () => void): () => void;
}

const NONE: MusicSource = {
  current: () => null,
  load: () => Promise.reject(new Error('there is no MusicContext above')),
  watch: () => () => undefined,
};

export const MusicContext = createContext<MusicSource>(NONE);

/** The machines of the music if they run; null while they do not. */
export function useMusicIfAny(): MusicActors | null {
  const source = useContext(MusicContext);
  const [actors, setActors] = useState(() => source.current());
  useEffect(() => {
    const update = () => setActors(source.current());
    update();
    return source.watch(update);
  }, [source]);
  return actors;
}
