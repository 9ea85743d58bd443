// Before Tone, which else writes its name to the console.
import './quiet-tone.ts';
import { Context } from 'tone/build/esm/core/context/Context.js';
import { Gain } from 'tone/build/esm/core/context/Gain.js';
import { setContext } from 'tone/build/esm/core/context/GlobalContext.js';
import { ToneBufferSource } from 'tone/build/esm/source/buffer/ToneBufferSource.js';
import { HIT_SOUNDS, type HitSound } from '#model/chart/clock/hit-queue';
import { SAME_MOMENT } from '#model/chart/clock/timeline';
import { hitSamples } from './hit-sounds.ts';
import { Stretch } from './stretch.ts';
import type { TapSounds } from './tap-sounds.ts';

/** A stretch of music: `turn`s of a timeline are such. */
export interface MusicTurn {
  /** Of the context, in seconds; the end may be infinite. */
  readonly start: number;
  readonly end: number;
  /** Where in the music it begins, in seconds; before its start it is silent until then. */
  readonly from: number;
  readonly rate: number;
}

/** Everything that is heard of a chart, each at a moment of the audio context. */
export interface Deck {
  /** Of the context, in seconds: what is scheduled goes by it. */
  now(): number;
  /** How long sound takes to the ear, as far as the browser knows; 0 while there is none. */
  latency(): number;
  /** Within a gesture; whether there will be sound. */
  unlock(): Promise<boolean>;
  /** For `loadMusic`: music has the sample rate of the context, so that pieces of it meet without a gap. */
  readonly decoder: Pick<BaseAudioContext, 'decodeAudioData'>;
  setMusic(music: AudioBuffer | null): void;
  /** Late, it joins in where the music would be by now. */
  startMusic(turn: MusicTurn): void;
  /** All of it, from a moment on; at once without one. */
  stopMusic(at?: number): void;
  /** Makes music at another rate up to a moment: it goes on no further until the owner calls again. */
  prepare(until: number): void;
  hit(sound: HitSound, at: number): void;
  /** Those of the moment and later; all without one. */
  cancelHits(from?: number): void;
  /** Sounds that take the place of the site's own, from the next hit on. */
  setTapSounds(sounds: TapSounds): void;
  /** As sliders stand, 0 to 1; bars and beats are as loud as hits unless it says otherwise. */
  setVolumes(music: number, hits: number, beats?: number): void;
  /** When the system takes the sound away, as for a call. The function returned stops listening. */
  onInterrupted(act: () => void): () => void;
  close(): void;
}

/** Music does not begin and end within a sample: that would crack. */
const FADE_SECONDS = 0.004;
/** Pieces in which music is stretched: a short task each on a slow phone. */
const PIECE_HOPS = 10;
/** Browsers let a context wait without an answer until the visitor touches the page. */
const UNLOCK_MS = 1000;

interface Piece {
  readonly source: ToneBufferSource;
  readonly start: number;
  readonly end: number;
}

/** Music at another rate, as far as it was prepared. */
interface Stretching {
  readonly stretch: Stretch;
  readonly turn: MusicTurn;
  /** Samples after the start of the turn. */
  samples: number;
}

/** What a deck sounds on; a test renders the other one. */
type AnyContext = AudioContext | OfflineAudioContext;

const isLive = (context: AnyContext): context is AudioContext => 'close' in context;

class ToneDeck implements Deck {
  readonly decoder: AnyContext;
  readonly #context: AnyContext;
  readonly #tone: Context;
  readonly #musicGain: Gain;
  readonly #hitGain: Gain;
  readonly #beatGain: Gain;
  readonly #ownSounds: TapSounds;
  #tapSounds: TapSounds = new Map();
  readonly #hits = new Set<Piece>();
  readonly #playing = new Set<Piece>();
  #music: AudioBuffer | null = null;
  #stretching: readonly Stretching[] = [];

  constructor(context: AnyContext) {
    this.#context = context;
    this.decoder = context;
    // Tone's own clock would be a worker made of a text, which the page's policy forbids; nothing here goes by it.
    this.#tone = new Context({ context, clockSource: 'timeout', lookAhead: 0, updateInterval: 0.1 });
    // Else Tone makes a context of its own when it looks for one.
    setContext(this.#tone);
    this.#musicGain = this.#output();
    this.#hitGain = this.#output();
    this.#beatGain = this.#output();
    this.#ownSounds = new Map(
      HIT_SOUNDS.map((sound) => [sound, this.#buffer([hitSamples(sound, context.sampleRate)])]),
    );
  }

  now(): number {
    return this.#context.currentTime;
  }

  latency(): number {
    const context = this.#context;
    if (!isLive(context) || context.state !== 'running') return 0;
    return context.outputLatency || context.baseLatency || 0;
  }

  async unlock(): Promise<boolean> {
    const context = this.#context;
    if (!isLive(context)) return true;
    const waited = new Promise((resolve) => setTimeout(resolve, UNLOCK_MS));
    await Promise.race([context.resume().catch(() => undefined), waited]);
    return context.state === 'running';
  }

  setMusic(music: AudioBuffer | null): void {
    this.stopMusic();
    this.#music = music;
  }

  startMusic(turn: MusicTurn): void {
    if (!this.#music) return;
    const late = Math.max(0, this.now() - turn.start, -turn.from / turn.rate);
    const start = this.#onSample(turn.start + late);
    const from = turn.from + (start - turn.start) * turn.rate;
    if (start >= turn.end || from >= this.#music.duration) return;
    if (turn.rate === 1) {
      this.#play(this.#music, { start, end: turn.end, from, rate: 1 }, FADE_SECONDS);
      return;
    }
    const { sampleRate } = this.#music;
    const channels = Array.from(
      { length: this.#music.numberOfChannels },
      (_, c) => this.#music?.getChannelData(c) ?? new Float32Array(),
    );
    const stretch = new Stretch(channels, from * sampleRate, turn.rate, sampleRate);
    this.#stretching = [...this.#stretching, { stretch, turn: { ...turn, start, from }, samples: 0 }];
  }

  stopMusic(at = this.now()): void {
    this.#stretching = this.#stretching
      .filter(({ turn }) => turn.start < at)
      .map((each) => ({ ...each, turn: { ...each.turn, end: Math.min(each.turn.end, at) } }));
    for (const piece of this.#playing) {
      if (piece.start >= at) drop(piece, this.#playing);
      else if (piece.end > at) piece.source.stop(at);
    }
  }

  prepare(until: number): void {
    const late = this.#stretching.filter((each) => this.#nextStart(each) < this.now());
    this.#stretching = this.#stretching.filter((each) => !late.includes(each));
    for (const { turn } of late) this.startMusic(turn);
    this.#stretching = this.#stretching.filter((each) => this.#prepareOne(each, until));
  }

  hit(sound: HitSound, at: number): void {
    const buffer = this.#tapSounds.get(sound) ?? this.#ownSounds.get(sound);
    if (!buffer) return;
    const end = at + buffer.duration;
    const gain = sound === 'bar' || sound === 'beat' ? this.#beatGain : this.#hitGain;
    this.#source(buffer, this.#hits, { start: at, end }).connect(gain).start(at);
  }

  cancelHits(from = Number.NEGATIVE_INFINITY): void {
    for (const piece of this.#hits) if (piece.start >= from - SAME_MOMENT) drop(piece, this.#hits);
  }

  setTapSounds(sounds: TapSounds): void {
    this.#tapSounds = sounds;
  }

  setVolumes(music: number, hits: number, beats = hits): void {
    // Ears hear steps of loudness so.
    this.#musicGain.gain.value = music ** 2;
    this.#hitGain.gain.value = hits ** 2;
    this.#beatGain.gain.value = beats ** 2;
  }

  onInterrupted(act: () => void): () => void {
    const context = this.#context;
    let wasRunning = context.state === 'running';
    const listen = (): void => {
      if (wasRunning && context.state !== 'running' && context.state !== 'closed') act();
      wasRunning = context.state === 'running';
    };
    context.addEventListener('statechange', listen);
    return () => context.removeEventListener('statechange', listen);
  }

  close(): void {
    this.stopMusic();
    this.cancelHits();
    this.#tone.dispose();
  }

  #output(): Gain {
    const gain = new Gain({ context: this.#tone, gain: 1 });
    gain.connect(this.#context.destination);
    return gain;
  }

  #buffer(
    channels: readonly Float32Array<ArrayBuffer>[],
    sampleRate = this.#context.sampleRate,
  ): AudioBuffer {
    const buffer = this.#context.createBuffer(channels.length, channels[0]?.length ?? 1, sampleRate);
    for (const [c, samples] of channels.entries()) buffer.copyToChannel(samples, c);
    return buffer;
  }

  /** So that pieces which follow each other meet without a gap. */
  #onSample(at: number): number {
    return Math.round(at * this.#context.sampleRate) / this.#context.sampleRate;
  }

  #source(url: AudioBuffer, pieces: Set<Piece>, time: Omit<Piece, 'source'>): ToneBufferSource {
    const source = new ToneBufferSource({ context: this.#tone, url });
    const piece = { source, ...time };
    pieces.add(piece);
    source.onended = () => pieces.delete(piece);
    return source;
  }

  #play(buffer: AudioBuffer, { start, end, from }: MusicTurn, fadeIn: number): void {
    const last = start + buffer.duration - from;
    const source = this.#source(buffer, this.#playing, { start, end: Math.min(end, last) });
    source.connect(this.#musicGain);
    source.fadeIn = fadeIn;
    source.fadeOut = FADE_SECONDS;
    source.start(start, from);
    if (end < last) source.stop(end);
  }

  /** Of the next piece. */
  #nextStart({ turn, samples }: Stretching): number {
    return this.#onSample(turn.start + samples / (this.#music?.sampleRate ?? this.#context.sampleRate));
  }

  /** Whether there is more to come. */
  #prepareOne(each: Stretching, until: number): boolean {
    const { stretch, turn } = each;
    for (;;) {
      const start = this.#nextStart(each);
      if (start >= turn.end || stretch.isOver()) return false;
      if (start >= until) return true;
      const piece = this.#buffer(stretch.next(PIECE_HOPS), this.#music?.sampleRate);
      this.#play(piece, { ...turn, start, from: 0 }, each.samples === 0 ? FADE_SECONDS : 0);
      each.samples += piece.length;
    }
  }
}

/** Tone does not take back what has not begun; without its connection no one hears it. */
function drop(piece: Piece, pieces: Set<Piece>): void {
  pieces.delete(piece);
  piece.source.dispose();
}

/** On a context of its own unless it is given one, such as one that a test renders. */
export const createDeck = (context: AnyContext = new AudioContext({ latencyHint: 'interactive' })): Deck =>
  new ToneDeck(context);
