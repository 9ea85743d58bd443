import { type MouthCurve, mouthAt, mouthCurve } from '#model/media/live2d/animator/lip-sync';
import type { SoundFocus } from '#src/kit/song/sound-focus.ts';

/** What can be as loud as the visitor wants by itself. */
const CHANNELS = ['music', 'sound', 'voice'] as const;
type Channel = (typeof CHANNELS)[number];

/** Sliders from 0 to 1. */
type Volumes = Readonly<Record<Channel, number>>;

export interface Voicing {
  /** From 0 to 1. */
  readonly volume: number;
  /** How far the mouth is open, from 0 to 1; null once it is over. */
  readonly onMouth: (share: number | null) => void;
  readonly signal: AbortSignal;
}

/** All that is heard of a story. What cannot be decoded is not heard. */
export interface Mixer {
  setVolumes(volumes: Volumes): void;
  /** Loops until another music takes its place; null ends it. */
  playMusic(file: Blob | null, volume: number, fadeMs: number): void;
  playSound(file: Blob, volume: number): void;
  /** Resolves when it is over; false where it cannot be heard. */
  say(file: Blob, voicing: Voicing): Promise<boolean>;
  /** Everything stops where it is, and goes on from there. */
  hold(isHeld: boolean): void;
  close(): void;
}

const MS = 1_000;

interface Loop {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

interface Desk {
  readonly context: AudioContext;
  readonly gains: Readonly<Record<Channel, GainNode>>;
}

/** Browsers let nothing sound, and some complain, until the visitor has touched the page. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const touched = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => isTouched() && resolve();
    look();
    for (const type of ['pointerup', 'keydown', 'click'])
      document.addEventListener(type, () => look(), { signal });
  });

/** By Web Audio: a loop has no gap, and a mouth can follow the samples. */
class AudioMixer implements Mixer {
  readonly #focus: SoundFocus;
  readonly #onLost: () => void;
  readonly #ending = new AbortController();
  #desk: Desk | null = null;
  #volumes: Volumes = { music: 1, sound: 1, voice: 1 };
  #release: (() => void) | null = null;
  #loop: Loop | null = null;
  #musicTurn = 0;
  #isHeld = false;

  constructor(focus: SoundFocus, onLost: () => void) {
    this.#focus = focus;
    this.#onLost = onLost;
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes;
    // Loudness is perceived this way.
    for (const channel of CHANNELS)
      if (this.#desk) this.#desk.gains[channel].gain.value = volumes[channel] ** 2;
  }

  playMusic(file: Blob | null, volume: number, fadeMs: number): void {
    const turn = ++this.#musicTurn;
    void this.#loopNow(file, volume, fadeMs, () => turn === this.#musicTurn && !this.#isClosed);
  }

  playSound(file: Blob, volume: number): void {
    if (!isTouched()) return;
    void this.#decode(file).then((buffer) => {
      if (buffer === null || this.#isClosed) return;
      this.#source(buffer, volume, 'sound').start();
      this.#begin();
    });
  }

  async say(file: Blob, { volume, onMouth, signal }: Voicing): Promise<boolean> {
    if (!isTouched()) return false;
    const buffer = await this.#decode(file);
    if (buffer === null || signal.aborted || this.#isClosed) return false;
    const mouth = mouthCurve(buffer.getChannelData(0), buffer.sampleRate);
    const source = this.#source(buffer, volume, 'voice');
    this.#begin();
    await this.#follow(source, mouth, onMouth, signal);
    return true;
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) {
      if (this.#desk) this.#begin();
      return;
    }
    void this.#desk?.context.suspend().catch(() => undefined);
    this.#letGo();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#ending.abort();
    this.#letGo();
    void this.#desk?.context.close().catch(() => undefined);
  }

  get #isClosed(): boolean {
    return this.#ending.signal.aborted;
  }

  #letGo(): void {
    this.#release?.();
    this.#release = null;
  }

  #opened(): Desk {
    if (this.#desk) return this.#desk;
    const context = new AudioContext({ latencyHint: 'interactive' });
    const gain = () => {
      const node = new GainNode(context);
      node.connect(context.destination);
      return node;
    };
    this.#desk = { context, gains: { music: gain(), sound: gain(), voice: gain() } };
    this.setVolumes(this.#volumes);
    return this.#desk;
  }

  #begin(): void {
    if (this.#isHeld || this.#isClosed) return;
    void this.#opened()
      .context.resume()
      .catch(() => undefined);
    this.#release ??= this.#focus.take(() => {
      this.#release = null;
      this.#onLost();
    });
  }

  async #loopNow(file: Blob | null, volume: number, fadeMs: number, isWanted: () => boolean): Promise<void> {
    if (file) await touched(this.#ending.signal);
    const buffer = file && isWanted() ? await this.#decode(file) : null;
    if (!isWanted()) return;
    this.#endLoop(fadeMs);
    if (buffer === null) return;
    const { context, gains } = this.#opened();
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const gain = new GainNode(context, { gain: fadeMs > 0 ? 0 : volume });
    source.connect(gain).connect(gains.music);
    if (fadeMs > 0) {
      gain.gain.setValueAtTime(0, context.currentTime);
      gain.gain.linearRampToValueAtTime(volume, context.currentTime + fadeMs / MS);
    }
    source.start();
    this.#loop = { source, gain };
    this.#begin();
  }

  async #decode(file: Blob): Promise<AudioBuffer | null> {
    try {
      return await this.#opened().context.decodeAudioData(await file.arrayBuffer());
    } catch {
      return null;
    }
  }

  #source(buffer: AudioBuffer, volume: number, channel: Channel): AudioBufferSourceNode {
    const { context, gains } = this.#opened();
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new GainNode(context, { gain: volume })).connect(gains[channel]);
    return source;
  }

  #endLoop(fadeMs: number): void {
    const loop = this.#loop;
    this.#loop = null;
    if (!loop) return;
    const { context } = this.#opened();
    const end = context.currentTime + fadeMs / MS;
    if (fadeMs > 0) {
      loop.gain.gain.setValueAtTime(loop.gain.gain.value, context.currentTime);
      loop.gain.gain.linearRampToValueAtTime(0, end);
    }
    loop.source.stop(end);
  }

  #follow(
    source: AudioBufferSourceNode,
    mouth: MouthCurve,
    onMouth: Voicing['onMouth'],
    signal: AbortSignal,
  ) {
    return new Promise<void>((resolve) => {
      let frame = 0;
      const { context } = this.#opened();
      const began = context.currentTime;
      const end = () => {
        cancelAnimationFrame(frame);
        source.onended = null;
        source.stop();
        onMouth(null);
        resolve();
      };
      const look = () => {
        onMouth(mouthAt(mouth, (context.currentTime - began) * MS));
        frame = requestAnimationFrame(look);
      };
      signal.addEventListener('abort', end, { once: true });
      source.onended = end;
      source.start();
      look();
    });
  }
}

/** `onLost`: something else on the site, or in another tab, is heard. */
export const createMixer = (focus: SoundFocus, onLost: () => void): Mixer => new AudioMixer(focus, onLost);
