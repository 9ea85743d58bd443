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
class ElementSpeaker implements Speaker {
  private turn = 0;
  private isWanted = false;
  private loaded: Loaded | null = null;
  private readonly audio: Sounding;
  private readonly hear: (report: SpeakerReport) => void;
  private readonly world: SpeakerWorld;

  constructor(audio: Sounding, hear: (report: SpeakerReport) => void, world: SpeakerWorld) {
    this.audio = audio;
    this.hear = hear;
    this.world = world;
    this.on('playing', () => this.isWanted && hear({ kind: 'playing' }));
    this.on('waiting', () => this.isWanted && !audio.ended && hear({ kind: 'waiting' }));
    this.on('pause', () => this.isWanted && !audio.ended && hear({ kind: 'paused' }));
    this.on('ended', () => this.isWanted && hear({ kind: 'ended' }));
    for (const name of ['timeupdate', 'durationchange', 'seeked']) this.on(name, () => this.tellTime());
    this.on('error', () => this.tryNext());
  }

  play(track: Track): void {
    this.turn += 1;
    this.isWanted = true;
    const { audio, loaded } = this;
    if (loaded?.track.key !== track.key) {
      this.loaded = null;
      audio.pause();
      void this.load(track, this.turn);
      return;
    }
    if (Math.abs(audio.currentTime - track.seconds) > NEAR_SECONDS) audio.currentTime = track.seconds;
    void this.begin(this.turn);
  }

  pause(): void {
    this.stop();
    this.audio.pause();
  }

  seek(seconds: number): void {
    if (this.loaded) this.audio.currentTime = seconds;
  }

  setVolume(volume: number, isMuted: boolean): void {
    // Ears hear steps of loudness so.
    this.audio.volume = volume ** 2;
    this.audio.muted = isMuted;
  }

  end(): void {
    this.stop();
    this.loaded = null;
    this.audio.pause();
    this.audio.removeAttribute('src');
    this.audio.load();
  }

  private on(name: string, act: () => unknown): void {
    this.audio.addEventListener(name, act);
  }

  private stop(): void {
    this.turn += 1;
    this.isWanted = false;
  }

  private async load(track: Track, mine: number): Promise<void> {
    const sources = await track.sources().catch(() => null);
    if (mine !== this.turn) return;
    if (sources === null) {
      this.stop();
      this.hear({ kind: 'unreached' });
      return;
    }
    this.loaded = { track, sources, at: 0 };
    await this.open(mine);
  }

  private async open(mine: number): Promise<void> {
    if (!this.loaded) return;
    const { track, sources, at } = this.loaded;
    const src = sources[at];
    if (src === undefined) return this.lose();
    const isFirst = track.seconds === 0 && track.skipsSilence;
    const from = isFirst ? await this.world.silenceAt(src) : track.seconds;
    if (mine !== this.turn) return;
    this.audio.src = src;
    // Before the sound is known this is where it will begin.
    if (from > 0) this.audio.currentTime = from;
    if (this.isWanted) await this.begin(mine);
  }

  private async begin(mine: number): Promise<void> {
    try {
      await this.audio.play();
    } catch (error) {
      // A missing file is told by the element's error.
      const isBlocked = error instanceof Error && error.name === 'NotAllowedError';
      if (mine !== this.turn || !isBlocked) return;
      this.stop();
      this.hear({ kind: 'blocked' });
    }
  }

  private tryNext(): void {
    if (!this.loaded) return;
    this.loaded.at += 1;
    void this.open(this.turn);
  }

  private lose(): void {
    this.stop();
    this.loaded = null;
    this.hear({ kind: this.world.isOffline() ? 'unreached' : 'lost' });
  }

  private tellTime(): void {
    const { currentTime, duration } = this.audio;
    if (!this.loaded) return;
    this.hear({ kind: 'time', seconds: currentTime, length: Number.isFinite(duration) ? duration : null });
  }
}

export const createSpeaker = (
  audio: Sounding,
  hear: (report: SpeakerReport) => void,
  world: SpeakerWorld,
): Speaker => new ElementSpeaker(audio, hear, world);
