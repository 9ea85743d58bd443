/** What the system shows of the music, such as on a locked phone. */
export interface MediaLook {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** Address of a square picture. */
  readonly artwork: string | null;
}

export interface MediaHandlers {
  play(): void;
  pause(): void;
  stop(): void;
  next(): void;
  previous(): void;
  seek(seconds: number): void;
  /** By some seconds, back when negative. */
  skip(seconds: number): void;
}

const SKIP_SECONDS = 10;

const session = (): MediaSession | null => navigator.mediaSession ?? null;

export function showMedia({ title, artist, album, artwork }: MediaLook): void {
  const there = session();
  if (!there || typeof MediaMetadata === 'undefined') return;
  // How large a jacket is depends on the server's pictures, so no size is named.
  const pictures = artwork === null ? [] : [{ src: artwork }];
  there.metadata = new MediaMetadata({ title, artist, album, artwork: pictures });
}

export function showMediaState(isPlaying: boolean, seconds: number, length: number | null): void {
  const there = session();
  if (!there) return;
  there.playbackState = isPlaying ? 'playing' : 'paused';
  // Without a length the position of the song before is cleared; one beyond the end would be refused.
  if (length === null || length <= 0) there.setPositionState?.();
  else there.setPositionState?.({ duration: length, position: Math.min(seconds, length), playbackRate: 1 });
}

/** Handles the system's media keys. The function returned ends it and removes what is shown. */
export function handleMedia(handlers: MediaHandlers): () => void {
  const there = session();
  if (!there) return () => undefined;
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: handlers.play,
    pause: handlers.pause,
    stop: handlers.stop,
    nexttrack: handlers.next,
    previoustrack: handlers.previous,
    seekto: ({ seekTime }) => handlers.seek(seekTime ?? 0),
    seekbackward: ({ seekOffset }) => handlers.skip(-(seekOffset ?? SKIP_SECONDS)),
    seekforward: ({ seekOffset }) => handlers.skip(seekOffset ?? SKIP_SECONDS),
  };
  const set = (action: string, handler: MediaSessionActionHandler | null): void => {
    try {
      there.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // The browser does not know this one.
    }
  };
  for (const [action, handler] of Object.entries(actions)) set(action, handler);
  return () => {
    for (const action of Object.keys(actions)) set(action, null);
    there.metadata = null;
    there.playbackState = 'none';
    there.setPositionState?.();
  };
}
