import type { EngineOrder, Look, Mode, SimulatorEvent } from '#machines/simulator/simulator.types';
import { HitQueue, hitsOfNotes } from '#model/chart/clock/hit-queue';
import { MusicQueue } from '#model/chart/clock/music-queue';
import { SmoothClock } from '#model/chart/clock/smooth-clock';
import * as timelines from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import type { DrawList, StageOptions } from '#model/chart/stage/draw-list';
import { frame } from '#model/chart/stage/frame';
import { approachSeconds } from '#model/chart/stage/geometry';
import { USUAL_SETTINGS } from '#model/chart/stage/settings';
import { type StageChart, stageChart } from '#model/chart/stage/stage-chart';
import type { SoundFocus } from '#src/components/sound-focus.ts';
import type { Deck } from '#src/platform/sound/deck.ts';
import type { Skin } from '#src/platform/stage/skin.ts';
import type { Stage } from '#src/platform/stage/stage.ts';
import type { RawInput } from './inputs.ts';
import { PlayRun } from './play-run.ts';

/** What the engine needs of the browser. */
export interface EngineWorld {
  readonly focus: SoundFocus;
  /** Called within the visitor's first press of play: browsers want it so. */
  openDeck(): Deck;
  /** @throws when the browser cannot draw */
  openStage(host: object): Stage;
  /** Tells the size of the element, at once and whenever it changes. */
  watchSize(host: object, tell: (width: number, height: number, pixelRatio: number) => void): () => void;
  /** Fingers on the element, and keys, which are for nobody else when `hear` takes them; the function returned stops hearing. */
  watchInputs(host: object, hear: (input: RawInput) => boolean): () => void;
  isHidden(): boolean;
  /** Tells when the page becomes hidden. */
  watchHidden(tell: () => void): () => void;
  /** Seconds, of a clock that runs evenly. */
  seconds(): number;
  nextFrame(act: () => void): () => void;
  every(milliseconds: number, act: () => void): () => void;
  report(event: SimulatorEvent): void;
}

/** Sounds are scheduled so far ahead. A hidden page is woken once a second at most. */
const AHEAD_SECONDS = 0.25;
const HIDDEN_AHEAD_SECONDS = 2.5;
const PUMP_MS = 50;
const LEAD_SECONDS = 0.05;
const REPORT_SECONDS = 0.1;
/** After the last note: its light fades. */
const TAIL_SECONDS = 2;
const MS = 1000;

const FIRST_LOOK: Look = { settings: USUAL_SETTINGS, isStill: false, colour: '#33ddaa' };

/** Plays one chart: the audio context's clock leads, sounds are scheduled ahead of it, and pictures follow it. */
export class Engine {
  private readonly world: EngineWorld;
  private timeline = timelines.stillTimeline();
  private readonly smooth = new SmoothClock();
  private readonly musicQueue = new MusicQueue();
  private hitQueue = new HitQueue([]);
  private deck: Deck | null = null;
  private music: AudioBuffer | null = null;
  private musicOffset = 0;
  private stage: Stage | null = null;
  private skin: Skin | null = null;
  private chart: PlayableChart | null = null;
  private laidOut: StageChart | null = null;
  private mode: Mode = { kind: 'watch' };
  private playRun: PlayRun | null = null;
  private host: object | null = null;
  private stopInputs: (() => void) | null = null;
  private list: DrawList | null = null;
  private seconds = 0;
  private look = FIRST_LOOK;
  private options: StageOptions = optionsOf(FIRST_LOOK, 1);
  private turn = 0;
  private reportedAt = Number.NEGATIVE_INFINITY;
  private stopFrame: (() => void) | null = null;
  private stopPump: (() => void) | null = null;
  private stopSize: (() => void) | null = null;
  private releaseFocus: (() => void) | null = null;

  constructor(world: EngineWorld) {
    this.world = world;
  }

  obey(order: EngineOrder): void {
    switch (order.type) {
      case 'ORDER.HOST':
        this.drawIn(order.host);
        break;
      case 'ORDER.CHART':
        this.takeChart(order.chart);
        break;
      case 'ORDER.LOOK':
        this.takeLook(order.look);
        break;
      case 'ORDER.PLAY':
        void this.play();
        break;
      case 'ORDER.PAUSE':
        this.pause();
        break;
      case 'ORDER.MODE':
        this.mode = order.mode;
        this.renewRun();
        break;
      case 'ORDER.SEEK':
        this.change(timelines.seek(this.timeline, this.now, order.seconds));
        this.playRun?.reset(order.seconds);
        break;
      case 'ORDER.RATE':
        this.options = optionsOf(this.look, order.rate);
        this.change(timelines.setRate(this.timeline, this.now, order.rate));
        break;
      case 'ORDER.LOOP':
        this.change(timelines.setLoop(this.timeline, this.now, order.loop));
    }
  }

  /** It joins in where the chart is. Its beginning is heard so many seconds after that of the chart. */
  setMusic(music: AudioBuffer | null, offset = 0): void {
    this.music = music;
    this.musicOffset = offset;
    this.deck?.setMusic(music);
    this.restart();
  }

  setSkin(skin: Skin): void {
    this.skin = skin;
    this.stage?.setSkin(skin);
    this.invalidate();
  }

  /** Music that it decodes has the sample rate it is played with; null before the first play. */
  get decoder(): Deck['decoder'] | null {
    return this.deck?.decoder ?? null;
  }

  close(): void {
    this.stop();
    this.playRun = null;
    this.stopFrame?.();
    this.drawIn(null);
    this.deck?.close();
    this.deck = null;
  }

  private get now(): number {
    return this.deck?.now() ?? 0;
  }

  /** When that is heard which is seen now. */
  private get heardAt(): number {
    const { deck } = this;
    return deck ? this.smooth.read(deck.now(), this.world.seconds()) - deck.latency() : 0;
  }

  private async play(): Promise<void> {
    this.turn += 1;
    const mine = this.turn;
    const deck = this.openDeck();
    const isSounding = await deck.unlock();
    if (mine !== this.turn) return;
    if (!isSounding) return this.world.report({ type: 'ENGINE.BLOCKED' });
    this.releaseFocus ??= this.world.focus.take(() => {
      this.releaseFocus = null;
      this.world.report({ type: 'FOCUS.LOST' });
    });
    this.stopPump ??= this.keepPumping();
    // A hit exactly here must still lie ahead.
    this.change(timelines.play(this.timeline, deck.now() + LEAD_SECONDS));
  }

  private keepPumping(): () => void {
    const stopTimer = this.world.every(PUMP_MS, () => this.pump());
    // The next time may come too late already.
    const stopWatching = this.world.watchHidden(() => this.pump());
    return () => {
      stopTimer();
      stopWatching();
    };
  }

  private pause(): void {
    this.stop();
    if (this.timeline.isPlaying) this.change(timelines.pause(this.timeline, this.now));
  }

  /** Nothing more is scheduled, and others may be heard. */
  private stop(): void {
    this.turn += 1;
    this.releaseFocus?.();
    this.releaseFocus = null;
    this.stopPump?.();
    this.stopPump = null;
  }

  private openDeck(): Deck {
    if (this.deck) return this.deck;
    const deck = this.world.openDeck();
    deck.setMusic(this.music);
    deck.onInterrupted(() => this.world.report({ type: 'FOCUS.LOST' }));
    this.deck = deck;
    this.setVolumes();
    return deck;
  }

  /** From now on. What was scheduled for later is taken back. */
  private change(timeline: timelines.Timeline): void {
    this.timeline = timeline;
    this.reportedAt = Number.NEGATIVE_INFINITY;
    this.restart();
    this.invalidate();
  }

  private restart(): void {
    const { deck, timeline } = this;
    if (!deck) return;
    // What sounds already may fade.
    const from = Math.max(timeline.since, deck.now());
    deck.stopMusic(from);
    deck.cancelHits(from);
    this.hitQueue.restart(timeline);
    this.musicQueue.restart(timeline);
    this.pump();
  }

  private pump(): void {
    const { deck, world } = this;
    if (!deck) return;
    const now = deck.now();
    const ahead = world.isHidden() ? HIDDEN_AHEAD_SECONDS : AHEAD_SECONDS;
    for (const turn of this.musicQueue.pump(now, ahead))
      deck.startMusic({ ...turn, from: turn.from - this.musicOffset });
    deck.prepare(now + ahead);
    for (const { sound, at } of this.hitQueue.pump(now, ahead)) deck.hit(sound, at);
    // No frame comes while the page is hidden.
    if (world.isHidden()) this.tell(timelines.positionAt(this.timeline, now));
  }

  private takeChart(chart: PlayableChart): void {
    this.chart = chart;
    this.laidOut = stageChart(chart);
    this.list = createDrawList(this.laidOut);
    this.seconds = (chart.notes.at(-1)?.time ?? 0) + TAIL_SECONDS;
    this.renewRun();
  }

  /** Whoever plays makes the sounds of the notes. */
  private renewRun(): void {
    const { chart, mode, world } = this;
    this.stopInputs?.();
    this.stopInputs = null;
    this.playRun =
      mode.kind === 'play' && chart
        ? new PlayRun(chart, mode.preset, {
            positionAt: (seconds) => this.positionOf(seconds),
            placeAt: (x, y) => this.stage?.placeAt(x, y) ?? { x, y },
            sound: (sound) => this.deck?.hit(sound, this.now),
            report: (event) => world.report(event),
          })
        : null;
    this.watchInputs();
    this.hitQueue = new HitQueue(this.playRun || !chart ? [] : hitsOfNotes(chart.notes));
    this.restart();
    this.invalidate();
  }

  private watchInputs(): void {
    this.stopInputs?.();
    const { playRun, host } = this;
    this.stopInputs =
      playRun && host
        ? this.world.watchInputs(host, (input) => {
            const isTaken = this.timeline.isPlaying;
            if (isTaken) playRun.hear(input);
            return isTaken;
          })
        : null;
  }

  /** The moment of the chart that was heard and seen at a time of the even clock. */
  private positionOf(seconds: number): number {
    const { deck, world } = this;
    const at = deck ? deck.now() - (world.seconds() - seconds) - deck.latency() : 0;
    return timelines.positionAt(this.timeline, at) - this.look.settings.offsetMs / MS;
  }

  private takeLook(look: Look): void {
    this.look = look;
    this.options = optionsOf(look, this.timeline.rate);
    this.setVolumes();
    this.showLook();
    this.invalidate();
  }

  private setVolumes(): void {
    const { musicVolume, hitVolume } = this.look.settings;
    this.deck?.setVolumes(musicVolume, hitVolume);
  }

  private showLook(): void {
    const { settings, isStill, colour } = this.look;
    this.stage?.setLook({
      ribbonOpacity: settings.ribbons,
      dim: 1 - settings.background,
      cover: settings.cover,
      colour,
      isStill,
      texts: { combo: 'COMBO', perfect: 'PERFECT' },
      frameRate: 60,
    });
  }

  private drawIn(host: object | null): void {
    this.stopSize?.();
    this.stopSize = null;
    this.stage?.close();
    this.stage = null;
    this.host = host;
    this.watchInputs();
    if (!host) return;
    try {
      this.stage = this.openStage(host);
    } catch {
      this.world.report({ type: 'PICTURE.REFUSED' });
    }
  }

  private openStage(host: object): Stage {
    const { world } = this;
    const stage = world.openStage(host);
    stage.onLost(() => world.report({ type: 'PICTURE.LOST' }));
    stage.onRestored(() => {
      world.report({ type: 'PICTURE.SHOWN' });
      this.invalidate();
    });
    if (this.skin) stage.setSkin(this.skin);
    this.stopSize = world.watchSize(host, (width, height, pixelRatio) => {
      stage.resize(width, height, pixelRatio);
      this.invalidate();
    });
    this.stage = stage;
    this.showLook();
    world.report({ type: 'PICTURE.SHOWN' });
    return stage;
  }

  /** Draws with the next frame, and goes on while the chart moves. */
  private invalidate(): void {
    this.stopFrame ??= this.world.nextFrame(() => {
      this.stopFrame = null;
      this.draw();
    });
  }

  private draw(): void {
    const at = this.heardAt;
    const position = timelines.positionAt(this.timeline, at);
    const { laidOut, list, stage, playRun } = this;
    if (laidOut && list) {
      const seen = position - this.look.settings.offsetMs / MS;
      frame(laidOut, seen, this.options, list, playRun?.run ?? null);
      playRun?.show(seen, this.timeline.loop?.to ?? null, list);
      stage?.draw(list, this.timeline.isPlaying);
    }
    // What holds now may not have reached the ear.
    const { isPlaying, before, since } = this.timeline;
    if (isPlaying || (before !== null && at < since)) this.invalidate();
    else this.reportedAt = Number.NEGATIVE_INFINITY;
    this.tell(position);
  }

  private get length(): number {
    return Math.max(this.seconds, this.music ? this.music.duration + this.musicOffset : 0);
  }

  /** Tells where the chart is: now and then, where it rests, and when it is over. */
  private tell(position: number): void {
    const { timeline, world } = this;
    const isOver = timeline.isPlaying && timeline.loop === null && position >= this.length;
    const now = world.seconds();
    if (isOver || now - this.reportedAt >= REPORT_SECONDS) {
      this.reportedAt = now;
      const framesPerSecond = this.stage?.frames.fps ?? 0;
      world.report({ type: 'ENGINE.TIME', seconds: Math.min(position, this.length), framesPerSecond });
    }
    if (!isOver) return;
    this.playRun?.end();
    this.pause();
    world.report({ type: 'ENGINE.ENDED' });
  }
}

function optionsOf({ settings }: Look, rate: number): StageOptions {
  const approach = approachSeconds(settings.speed);
  return {
    approach: settings.followsRate ? approach : approach * rate,
    noteSize: settings.noteSize,
    cover: settings.cover,
    hidden: settings.hidden,
    hasTies: settings.hasTies,
    hasOffBeat: settings.hasOffBeat,
    hasLaneLight: settings.hasLaneLight,
  };
}
