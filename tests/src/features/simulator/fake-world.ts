import type { EngineOrder, SimulatorEvent } from '#machines/simulator/simulator.types';
import { hitsOfNotes, type QueuedHit } from '#model/chart/clock/hit-queue';
import { SAME_MOMENT } from '#model/chart/clock/timeline';
import { parseChart } from '#model/chart/parse';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';
import type { Deck, MusicTurn } from '#src/browser/sound/deck.ts';
import type { Stage } from '#src/browser/stage/stage.ts';
import { StageEngine } from '#src/features/simulator/engine/engine.ts';
import type { EngineWorld } from '#src/features/simulator/engine/engine-world.ts';
import type { RawInput } from '#src/features/simulator/engine/inputs.ts';

/** Notes off the beat, and one far behind them so that the chart does not end. */
export const CHART: PlayableChart = playableChart(
  parseChart([
    { type: 'BPM', beat: 0, bpm: 120 },
    ...Array.from({ length: 160 }, (_, i) => ({
      type: 'Single',
      beat: 1 + i * 0.37,
      lane: i % 7,
      ...(i % 3 === 0 && { flick: true }),
    })),
    { type: 'Single', beat: 2000, lane: 3 },
  ]),
);

/** Ends after its last note at two seconds. */
export const SHORT_CHART: PlayableChart = playableChart(
  parseChart([
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 1, lane: 3 },
    { type: 'Single', beat: 4, lane: 3 },
  ]),
);

export const CHART_HITS: readonly QueuedHit[] = hitsOfNotes(CHART.notes);
export const LATENCY = 0.03;
export const LEAD = 0.05;

const FRAME = 1 / 60;
/** How often a browser wakes a hidden page. */
const HIDDEN_TIMER = 1;
const MS = 1000;

interface Started extends MusicTurn {
  /** When it is stopped. */
  until: number;
}

/** Music only by its length: nothing here plays it. */
export const fakeMusic = (duration: number): AudioBuffer => ({ duration }) as AudioBuffer;

/** What an audio context would do with its commands. */
class FakeDeck implements Deck {
  readonly decoder = { decodeAudioData: () => Promise.reject(new Error('nothing to decode')) };
  /** Those that are heard, or will be. */
  hits: { sound: string; at: number }[] = [];
  /** Hits that were asked for when their time was over, and cuts into those that sounded. */
  readonly faults: string[] = [];
  turns: Started[] = [];
  prepared = 0;
  volumes: readonly number[] = [];
  tapSounds: ReadonlyMap<string, AudioBuffer> = new Map();
  music: AudioBuffer | null = null;
  isClosed = false;
  interrupt: () => void = () => undefined;

  readonly #world: FakeWorld;

  constructor(world: FakeWorld) {
    this.#world = world;
  }

  now = () => this.#world.time - this.#world.lag;
  latency = () => (this.#world.isInterrupted ? 0 : LATENCY);
  unlock = () => this.#world.unlocking();

  setMusic(music: AudioBuffer | null): void {
    this.stopMusic();
    this.music = music;
  }

  startMusic(turn: MusicTurn): void {
    if (this.music) this.turns.push({ ...turn, until: turn.end });
  }

  stopMusic(at = this.now()): void {
    this.turns = this.turns.filter(({ start }) => start < at);
    for (const turn of this.turns) turn.until = Math.min(turn.until, at);
  }

  prepare(until: number): void {
    this.prepared = until;
  }

  hit(sound: string, at: number): void {
    if (at < this.now() - SAME_MOMENT) this.faults.push(`${sound} at ${at} came at ${this.now()}`);
    this.hits.push({ sound, at });
  }

  cancelHits(from = Number.NEGATIVE_INFINITY): void {
    const isKept = ({ at }: { at: number }) => at < from - SAME_MOMENT;
    for (const { at } of this.hits)
      if (!isKept({ at }) && at < this.now() - SAME_MOMENT) this.faults.push(`cut ${at}`);
    this.hits = this.hits.filter(isKept);
  }

  setTapSounds(sounds: ReadonlyMap<string, AudioBuffer>): void {
    this.tapSounds = sounds;
  }

  setVolumes(...volumes: number[]): void {
    this.volumes = volumes;
  }

  onInterrupted(act: () => void): () => void {
    this.interrupt = act;
    return () => undefined;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Where the music is that is heard at this moment; null in silence. */
  musicAt(at: number): number | null {
    const turn = this.turns.find(({ start, until }) => start <= at && at < until);
    return turn ? turn.from + (at - turn.start) * turn.rate : null;
  }
}

class FakeStage implements Stage {
  readonly frames = { fps: 60, dropped: 0 };
  draws = 0;
  /** Where notes are in the frame drawn last. */
  shown: readonly number[] = [];
  isClosed = false;
  lose: () => void = () => undefined;
  restore: () => void = () => undefined;

  picture(): Promise<Blob> {
    return Promise.reject(new Error('no picture'));
  }
  placeAt(x: number, y: number): { readonly x: number; readonly y: number } {
    return { x, y };
  }
  resize(): void {}
  setSkin(): void {}
  setLook(): void {}
  draw(list: Parameters<Stage['draw']>[0]): void {
    this.draws += 1;
    this.shown = [...list.sprites.subarray(0, list.spriteCount * 4)];
  }
  onLost(hear: () => void): void {
    this.lose = hear;
  }
  onRestored(hear: () => void): void {
    this.restore = hear;
  }
  close(): void {
    this.isClosed = true;
  }
}

interface Timer {
  readonly act: () => void;
  readonly every: number;
  next: number;
}

/** A browser whose clocks go when the test says so. */
export class FakeWorld implements EngineWorld {
  /** Of the audio context, unless it is interrupted: then it stands still. */
  time = 0;
  isInterrupted = false;
  lag = 0;
  hidden = false;
  unlocking: () => Promise<boolean> = () => Promise.resolve(true);
  readonly events: SimulatorEvent[] = [];
  readonly decks: FakeDeck[] = [];
  readonly stages: FakeStage[] = [];
  readonly frames = new Set<() => void>();
  readonly timers = new Set<Timer>();
  readonly watchers = new Set<() => void>();
  readonly sizes = new Set<(width: number, height: number, pixelRatio: number) => void>();
  readonly ears = new Set<(input: RawInput) => boolean>();
  readonly holders = new Set<() => void>();
  readonly focus = {
    take: (stop: () => void) => {
      this.holders.add(stop);
      return () => this.holders.delete(stop);
    },
  };
  readonly engine = new StageEngine(this);

  watchInputs(_host: object, hear: (input: RawInput) => boolean): () => void {
    this.ears.add(hear);
    return () => this.ears.delete(hear);
  }

  openDeck(): FakeDeck {
    const deck = new FakeDeck(this);
    this.decks.push(deck);
    return deck;
  }

  openStage(): FakeStage {
    const stage = new FakeStage();
    this.stages.push(stage);
    return stage;
  }

  watchSize(_host: object, tell: (width: number, height: number, pixelRatio: number) => void): () => void {
    this.sizes.add(tell);
    tell(640, 360, 1);
    return () => this.sizes.delete(tell);
  }

  isHidden = () => this.hidden;
  seconds = () => this.time + 1000;

  watchHidden(tell: () => void): () => void {
    this.watchers.add(tell);
    return () => this.watchers.delete(tell);
  }

  nextFrame(act: () => void): () => void {
    this.frames.add(act);
    return () => this.frames.delete(act);
  }

  every(milliseconds: number, act: () => void): () => void {
    const every = milliseconds / MS;
    const timer = { act, every, next: this.time + every };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  report(event: SimulatorEvent): void {
    this.events.push(event);
  }

  get deck(): FakeDeck {
    const [deck] = this.decks;
    if (!deck) throw new Error('no deck was opened');
    return deck;
  }

  get stage(): FakeStage {
    const stage = this.stages.at(-1);
    if (!stage) throw new Error('no stage was opened');
    return stage;
  }

  /** The last report of where the chart is. */
  get place(): number | undefined {
    return this.events.findLast((event) => event.type === 'ENGINE.TIME')?.seconds;
  }

  count(type: SimulatorEvent['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  async order(...orders: readonly EngineOrder[]): Promise<void> {
    for (const order of orders) this.engine.obey(order);
    await Promise.resolve();
    await Promise.resolve();
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) for (const tell of this.watchers) tell();
    else for (const timer of this.timers) timer.next = Math.min(timer.next, this.time + timer.every);
  }

  /** Lets all clocks go on. */
  run(seconds: number): void {
    for (const end = this.time + seconds; this.time < end; ) {
      const last = this.time;
      this.time = Math.min(end, this.time + FRAME);
      if (this.isInterrupted) this.lag += this.time - last;
      for (const timer of [...this.timers]) {
        if (this.time < timer.next || !this.timers.has(timer)) continue;
        timer.next = this.time + (this.hidden ? Math.max(HIDDEN_TIMER, timer.every) : timer.every);
        timer.act();
      }
      if (!this.hidden) this.frame();
    }
  }

  frame(): void {
    const due = [...this.frames];
    this.frames.clear();
    for (const act of due) act();
  }
}

/** With a chart and a place to draw, and nothing left to draw. */
export async function openWorld(chart = CHART): Promise<FakeWorld> {
  const world = new FakeWorld();
  await world.order({ type: 'ORDER.HOST', host: {} }, { type: 'ORDER.CHART', chart });
  world.run(0.1);
  return world;
}
