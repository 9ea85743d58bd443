import { HitQueue, type QueuedHit } from '#model/chart/clock/hit-queue';
import { MusicQueue } from '#model/chart/clock/music-queue';
import { SmoothClock } from '#model/chart/clock/smooth-clock';
import { stillTimeline, type Timeline } from '#model/chart/clock/timeline';
import type { Deck } from '#src/browser/sound/deck.ts';
import type { TapSounds } from '#src/browser/sound/tap-sounds.ts';
import type { EngineWorld } from './engine-world.ts';

/** Sounds are scheduled so far ahead. A hidden page is woken once a second at most. */
const AHEAD_SECONDS = 0.25;
const HIDDEN_AHEAD_SECONDS = 2.5;
const PUMP_MS = 50;
/** A hit exactly where playback begins must still lie ahead. */
const LEAD_SECONDS = 0.05;

/** What sound needs of the browser. */
type EarWorld = Pick<EngineWorld, 'focus' | 'openDeck' | 'isHidden' | 'watchHidden' | 'seconds' | 'every'> & {
  report(event: { readonly type: 'FOCUS.LOST' }): void;
};

/** What is heard of a chart: music and hits, scheduled ahead of the audio context's clock. */
export class EngineSound {
  readonly #world: EarWorld;
  readonly #onHidden: (now: number) => void;
  readonly #smooth = new SmoothClock();
  readonly #musicQueue = new MusicQueue();
  #hitQueue = new HitQueue([]);
  #timeline = stillTimeline();
  #turn = 0;
  #deck: Deck | null = null;
  #music: AudioBuffer | null = null;
  #musicOffset = 0;
  #volumes: readonly [music: number, hits: number, beats: number] = [1, 1, 1];
  #tapSounds: TapSounds = new Map();
  #stopPump: (() => void) | null = null;
  #releaseFocus: (() => void) | null = null;

  /** `onHidden` is called at each pump of a hidden page, in which no frame comes. */
  constructor(world: EarWorld, onHidden: (now: number) => void) {
    this.#world = world;
    this.#onHidden = onHidden;
  }

  /** Music that it decodes has the sample rate it is played with; null before the first play. */
  get decoder(): Deck['decoder'] | null {
    return this.#deck?.decoder ?? null;
  }

  get now(): number {
    return this.#deck?.now() ?? 0;
  }

  /** When that is heard which is seen now. */
  get heardAt(): number {
    const deck = this.#deck;
    return deck ? this.#smooth.read(deck.now(), this.#world.seconds()) - deck.latency() : 0;
  }

  /** Of the chart, in seconds: where the music ends; 0 without music. */
  get musicEnd(): number {
    return this.#music ? this.#music.duration + this.#musicOffset : 0;
  }

  setMusic(music: AudioBuffer | null, offset: number): void {
    this.#music = music;
    this.#musicOffset = offset;
    this.#deck?.setMusic(music);
    this.restart(this.#timeline);
  }

  setHits(hits: readonly QueuedHit[]): void {
    this.#hitQueue = new HitQueue(hits);
    this.restart(this.#timeline);
  }

  setTapSounds(sounds: TapSounds): void {
    this.#tapSounds = sounds;
    this.#deck?.setTapSounds(sounds);
  }

  /** As sliders stand, 0 to 1. */
  setVolumes(music: number, hits: number, beats = hits): void {
    this.#volumes = [music, hits, beats];
    this.#deck?.setVolumes(music, hits, beats);
  }

  /**
   * Within the visitor's first press. Calls back with the time from which the timeline is heard, and nothing else of the site; with null where
   * the browser lets nothing sound; not at all when it is ended or started again before.
   */
  async start(onStart: (at: number | null) => void): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    this.#deck ??= this.#openDeck();
    const isSounding = await this.#deck.unlock();
    if (mine !== this.#turn) return;
    if (isSounding) this.#begin();
    onStart(isSounding ? this.now + LEAD_SECONDS : null);
  }

  #begin(): void {
    this.#releaseFocus ??= this.#world.focus.take(() => {
      this.#releaseFocus = null;
      this.#world.report({ type: 'FOCUS.LOST' });
    });
    this.#stopPump ??= this.#keepPumping();
  }

  /** Nothing more is scheduled, and others may be heard. */
  end(): void {
    this.#turn += 1;
    this.#releaseFocus?.();
    this.#releaseFocus = null;
    this.#stopPump?.();
    this.#stopPump = null;
  }

  /** After the timeline changed: what was scheduled for later is taken back. */
  restart(timeline: Timeline): void {
    this.#timeline = timeline;
    const deck = this.#deck;
    if (!deck) return;
    // What sounds already may fade.
    const from = Math.max(timeline.since, deck.now());
    deck.stopMusic(from);
    deck.cancelHits(from);
    this.#hitQueue.restart(timeline);
    this.#musicQueue.restart(timeline);
    this.#pump();
  }

  /** At once. */
  hit(sound: QueuedHit['sound']): void {
    this.#deck?.hit(sound, this.now);
  }

  close(): void {
    this.end();
    this.#deck?.close();
    this.#deck = null;
  }

  #openDeck(): Deck {
    const deck = this.#world.openDeck();
    deck.setMusic(this.#music);
    deck.setTapSounds(this.#tapSounds);
    deck.setVolumes(...this.#volumes);
    deck.onInterrupted(() => this.#world.report({ type: 'FOCUS.LOST' }));
    return deck;
  }

  #keepPumping(): () => void {
    const stopTimer = this.#world.every(PUMP_MS, () => this.#pump());
    // The next time may come too late already.
    const stopWatching = this.#world.watchHidden(() => this.#pump());
    return () => {
      stopTimer();
      stopWatching();
    };
  }

  #pump(): void {
    const deck = this.#deck;
    const world = this.#world;
    if (!deck) return;
    const now = deck.now();
    const ahead = world.isHidden() ? HIDDEN_AHEAD_SECONDS : AHEAD_SECONDS;
    for (const turn of this.#musicQueue.pump(now, ahead))
      deck.startMusic({ ...turn, from: turn.from - this.#musicOffset });
    deck.prepare(now + ahead);
    for (const { sound, at } of this.#hitQueue.pump(now, ahead)) deck.hit(sound, at);
    if (world.isHidden()) this.#onHidden(now);
  }
}
