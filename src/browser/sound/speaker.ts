/** A sound that can be played. */
export interface Track {
  /** Distinguishes it from every other one. */
  readonly key: string;
  /** Where it begins. */
  readonly seconds: number;
  /** Whether silence at its start is skipped. */
  readonly skipsSilence: boolean;
  /** Where it may be, the likeliest first; rejects when no one can be asked. */
  sources(): Promise<readonly string[]>;
}

export type SpeakerReport =
  | { readonly kind: 'playing' | 'waiting' | 'paused' | 'ended' | 'blocked' | 'unavailable' | 'unreached' }
  | { readonly kind: 'time'; readonly seconds: number; readonly length: number | null };

/** Plays one sound at a time in an audio element that is not shown. */
export interface Speaker {
  play(track: Track): void;
  pause(): void;
  seek(seconds: number): void;
  /** `volume` is the position of a slider, 0 to 1. */
  setVolume(volume: number, isMuted: boolean): void;
  end(): void;
}

/** The part of an audio element that is used, so that a test can replace it. */
export type AudioElement = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'paused'
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
  /** How long a sound is silent at its start, in seconds; 0 when that is unknown. */
  silenceAt(src: string): Promise<number>;
  isOffline(): boolean;
}

/** Positions that differ by less are the same. */
const NEAR_SECONDS = 1;

interface Source {
  readonly track: Track;
  readonly sources: readonly string[];
  /** Of the sources. */
  readonly at: number;
}

interface Loaded extends Source {
  /** At its start, in seconds; null while it is not measured. */
  readonly silence: number | null;
}

const beginsBehindSilence = ({ seconds, skipsSilence }: Track): boolean => seconds === 0 && skipsSilence;

/**
 * Every request has a number: what belongs to an earlier one is not reported. A sound that is in the element already goes on there
 * within the listener's gesture, since browsers only allow it then.
 */
class ElementSpeaker implements Speaker {
  #turn = 0;
  #isWanted = false;
  /** The sound in the element; null while another one is on its way there. */
  #loaded: Loaded | null = null;
  /** Where the listener went since the sound was asked for. */
  #sought: number | null = null;
  readonly #audio: AudioElement;
  readonly #onReport: (report: SpeakerReport) => void;
  readonly #world: SpeakerWorld;

  constructor(audio: AudioElement, onReport: (report: SpeakerReport) => void, world: SpeakerWorld) {
    this.#audio = audio;
    this.#onReport = onReport;
    this.#world = world;
    this.#on('playing', () => this.#report('playing'));
    this.#on('waiting', () => !audio.ended && this.#report('waiting'));
    // The event comes late: the speaker may have paused and played again meanwhile.
    this.#on('pause', () => audio.paused && !audio.ended && this.#report('paused'));
    this.#on('ended', () => this.#report('ended'));
    for (const name of ['timeupdate', 'durationchange', 'seeked']) this.#on(name, () => this.#reportTime());
    this.#on('error', () => this.#tryNext());
  }

  play(track: Track): void {
    this.#turn += 1;
    this.#isWanted = true;
    this.#sought = null;
    const audio = this.#audio;
    const loaded = this.#loaded;
    const isLoaded = loaded?.track.key === track.key;
    const from = beginsBehindSilence(track) ? (loaded?.silence ?? null) : track.seconds;
    if (!isLoaded || from === null) {
      this.#loaded = null;
      audio.pause();
      void this.#load(track, this.#turn);
      return;
    }
    if (Math.abs(audio.currentTime - from) > NEAR_SECONDS) audio.currentTime = from;
    void this.#begin(this.#turn);
  }

  pause(): void {
    this.#stop();
    this.#audio.pause();
  }

  seek(seconds: number): void {
    this.#sought = seconds;
    if (this.#loaded) this.#audio.currentTime = seconds;
  }

  setVolume(volume: number, isMuted: boolean): void {
    // Loudness is perceived this way.
    this.#audio.volume = volume ** 2;
    this.#audio.muted = isMuted;
  }

  end(): void {
    this.#stop();
    this.#loaded = null;
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }

  #on(name: string, act: () => unknown): void {
    this.#audio.addEventListener(name, act);
  }

  #stop(): void {
    this.#turn += 1;
    this.#isWanted = false;
  }

  async #load(track: Track, mine: number): Promise<void> {
    const sources = await track.sources().catch(() => null);
    if (mine !== this.#turn) return;
    if (sources === null) {
      this.#stop();
      this.#onReport({ kind: 'unreached' });
      return;
    }
    await this.#open({ track, sources, at: 0 }, mine);
  }

  async #open(source: Source, mine: number): Promise<void> {
    const { track, sources, at } = source;
    const src = sources[at];
    if (src === undefined) return this.#lose();
    const silence = beginsBehindSilence(track) ? await this.#world.silenceAt(src) : null;
    if (mine !== this.#turn) return;
    const audio = this.#audio;
    audio.src = src;
    this.#loaded = { ...source, silence };
    // Before the sound is known this is where it will begin.
    audio.currentTime = this.#sought ?? silence ?? track.seconds;
    if (this.#isWanted) await this.#begin(mine);
  }

  async #begin(mine: number): Promise<void> {
    try {
      await this.#audio.play();
      // The element has no event for a sound that plays already.
      if (mine === this.#turn) this.#report('playing');
    } catch (error) {
      // A missing file is reported by the element's `error` event.
      const isBlocked = error instanceof Error && error.name === 'NotAllowedError';
      if (mine !== this.#turn || !isBlocked) return;
      this.#stop();
      this.#onReport({ kind: 'blocked' });
    }
  }

  #tryNext(): void {
    const loaded = this.#loaded;
    if (!loaded) return;
    this.#loaded = null;
    void this.#open({ ...loaded, at: loaded.at + 1 }, this.#turn);
  }

  #lose(): void {
    this.#stop();
    this.#onReport({ kind: this.#world.isOffline() ? 'unreached' : 'unavailable' });
  }

  /** Of the sound in the element, while it is the one that is wanted. */
  #report(kind: 'playing' | 'waiting' | 'paused' | 'ended'): void {
    if (this.#isWanted && this.#loaded) this.#onReport({ kind });
  }

  #reportTime(): void {
    const { currentTime, duration } = this.#audio;
    if (!this.#loaded) return;
    this.#onReport({
      kind: 'time',
      seconds: currentTime,
      length: Number.isFinite(duration) ? duration : null,
    });
  }
}

export const createSpeaker = (
  audio: AudioElement,
  onReport: (report: SpeakerReport) => void,
  world: SpeakerWorld,
): Speaker => new ElementSpeaker(audio, onReport, world);
