/** What is to be heard. */
export interface Track {
  /** Tells it from every other one. */
  readonly key: string;
  readonly seconds: number;
  /** Whether it begins where something is to be heard. */
  readonly skipsSilence: boolean;
  /** Where it may be, the likeliest first; rejects when nobody can be asked. */
  sources(): Promise<readonly string[]>;
}

export type SpeakerReport =
  | { readonly kind: 'playing' | 'waiting' | 'paused' | 'ended' | 'blocked' | 'lost' | 'unreached' }
  | { readonly kind: 'time'; readonly seconds: number; readonly length: number | null };

/** One sound at a time, out of an element that nobody sees. */
export interface Speaker {
  play(track: Track): void;
  pause(): void;
  seek(seconds: number): void;
  /** `volume` as a slider stands, 0 to 1. */
  setVolume(volume: number, isMuted: boolean): void;
  end(): void;
}

/** The part of an audio element that is used, so that a test can stand in for it. */
export type Sounding = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'volume'
  | 'muted'
  | 'play'
  | 'pause'
  | 'load'
  | 'removeAttribute'
  | 'addEventListener'
>;

export interface SpeakerWorld {
  /** How long it is silent at the start of a sound, in seconds; 0 when that cannot be told. */
  silenceAt(src: string): Promise<number>;
  isOffline(): boolean;
}

/** A place within this many seconds counts as the same one. */
const NEAR_SECONDS = 1;

interface Loaded {
  readonly track: Track;
  readonly sources: readonly string[];
  /** Of the sources. */
  at: number;
}

/**
 * Every request has a number: what an earlier one still reports is not told. A sound that is asked for again goes on in the element
 * as it is, within the listener's touch, as browsers want it.
 */
export function createSpeaker(
  audio: Sounding,
  hear: (report: SpeakerReport) => void,
  { silenceAt, isOffline }: SpeakerWorld,
): Speaker {
  let turn = 0;
  let isWanted = false;
  let loaded: Loaded | null = null;

  const tellTime = (): void => {
    const { currentTime, duration } = audio;
    if (loaded) {
      hear({ kind: 'time', seconds: currentTime, length: Number.isFinite(duration) ? duration : null });
    }
  };

  async function begin(mine: number): Promise<void> {
    try {
      await audio.play();
    } catch (error) {
      if (mine !== turn) return;
      // A missing file is told by the element's error.
      if (error instanceof Error && error.name === 'NotAllowedError') {
        isWanted = false;
        hear({ kind: 'blocked' });
      }
    }
  }

  async function open(mine: number): Promise<void> {
    if (!loaded) return;
    const { track, sources, at } = loaded;
    const src = sources[at];
    if (src === undefined) return lose();
    const from = track.seconds > 0 || !track.skipsSilence ? track.seconds : await silenceAt(src);
    if (mine !== turn) return;
    audio.src = src;
    // Before the sound is known this is where it will begin.
    if (from > 0) audio.currentTime = from;
    await begin(mine);
  }

  function lose(): void {
    isWanted = false;
    loaded = null;
    hear({ kind: isOffline() ? 'unreached' : 'lost' });
  }

  async function load(track: Track, mine: number): Promise<void> {
    let sources: readonly string[] = [];
    try {
      sources = await track.sources();
    } catch {
      if (mine !== turn) return;
      isWanted = false;
      hear({ kind: 'unreached' });
      return;
    }
    if (mine !== turn) return;
    loaded = { track, sources, at: 0 };
    await open(mine);
  }

  const on = (names: readonly string[], act: () => void): void => {
    for (const name of names) audio.addEventListener(name, act);
  };
  on(['playing'], () => isWanted && hear({ kind: 'playing' }));
  on(['waiting', 'stalled'], () => isWanted && !audio.ended && hear({ kind: 'waiting' }));
  on(['timeupdate', 'durationchange', 'seeked'], tellTime);
  on(['pause'], () => {
    if (isWanted && !audio.ended) hear({ kind: 'paused' });
  });
  on(['ended'], () => isWanted && hear({ kind: 'ended' }));
  on(['error'], () => {
    if (!loaded) return;
    loaded.at += 1;
    void open(turn);
  });

  return {
    play(track) {
      turn += 1;
      isWanted = true;
      if (loaded?.track.key === track.key) {
        if (Math.abs(audio.currentTime - track.seconds) > NEAR_SECONDS) audio.currentTime = track.seconds;
        void begin(turn);
        return;
      }
      loaded = null;
      audio.pause();
      void load(track, turn);
    },
    pause() {
      turn += 1;
      isWanted = false;
      audio.pause();
    },
    seek(seconds) {
      if (loaded) audio.currentTime = seconds;
    },
    setVolume(volume, isMuted) {
      // Ears hear steps of loudness so.
      audio.volume = volume ** 2;
      audio.muted = isMuted;
    },
    end() {
      turn += 1;
      isWanted = false;
      loaded = null;
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
