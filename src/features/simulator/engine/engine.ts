import type { EngineOrder, Look, RunMode } from '#machines/simulator/simulator.types';
import { hitsOfNotes } from '#model/chart/clock/hit-queue';
import * as timelines from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import type { StageOptions } from '#model/chart/stage/draw-list';
import { approachSeconds } from '#model/chart/stage/geometry';
import { USUAL_SETTINGS } from '#model/chart/stage/settings';
import type { Deck } from '#src/browser/sound/deck.ts';
import type { TapSounds } from '#src/browser/sound/tap-sounds.ts';
import type { Skin } from '#src/browser/stage/skin.ts';
import { EnginePicture } from './engine-picture.ts';
import { EngineSound } from './engine-sound.ts';
import type { EngineWorld } from './engine-world.ts';
import { FramePace } from './frame-pace.ts';
import { PlayRun } from './play-run.ts';

const REPORT_SECONDS = 0.1;
/** After the last note: its light fades. */
const TAIL_SECONDS = 2;
const MS = 1000;

const FIRST_LOOK: Look = { settings: USUAL_SETTINGS, isStill: false, colour: '#33ddaa' };

/** Plays one chart: its timeline says which moment of it is when, sound and picture follow. */
export class StageEngine {
  readonly #world: EngineWorld;
  readonly #sound: EngineSound;
  readonly #picture: EnginePicture;
  #timeline = timelines.stillTimeline();
  #chart: PlayableChart | null = null;
  #mode: RunMode = { kind: 'watch' };
  #playRun: PlayRun | null = null;
  #host: object | null = null;
  #stopInputs: (() => void) | null = null;
  #look = FIRST_LOOK;
  #options: StageOptions = optionsOf(FIRST_LOOK, 1);
  readonly #pace = new FramePace();
  #reportedAt = Number.NEGATIVE_INFINITY;
  #stopFrame: (() => void) | null = null;

  constructor(world: EngineWorld) {
    this.#world = world;
    this.#sound = new EngineSound(world, (now) => this.#report(timelines.positionAt(this.#timeline, now)));
    this.#picture = new EnginePicture(world, FIRST_LOOK, () => this.#invalidate());
  }

  obey(order: EngineOrder): void {
    switch (order.type) {
      case 'ORDER.HOST':
        this.#host = order.host;
        this.#picture.drawIn(order.host);
        this.#watchInputs();
        break;
      case 'ORDER.CHART':
        this.#takeChart(order.chart);
        break;
      case 'ORDER.LOOK':
        this.#takeLook(order.look);
        break;
      case 'ORDER.PLAY':
        this.#play();
        break;
      case 'ORDER.PAUSE':
        this.#pause();
        break;
      case 'ORDER.MODE':
        this.#mode = order.mode;
        this.#renewRun();
        break;
      case 'ORDER.SEEK':
        this.#change(timelines.seek(this.#timeline, this.#sound.now, order.seconds));
        this.#playRun?.reset(order.seconds);
        break;
      case 'ORDER.RATE':
        this.#options = optionsOf(this.#look, order.rate);
        this.#change(timelines.setRate(this.#timeline, this.#sound.now, order.rate));
        break;
      case 'ORDER.LOOP':
        this.#change(timelines.setLoop(this.#timeline, this.#sound.now, order.loop));
    }
  }

  /** It joins in where the chart is. Its beginning is heard so many seconds after that of the chart. */
  setMusic(music: AudioBuffer | null, offset = 0): void {
    this.#sound.setMusic(music, offset);
  }

  setSkin(skin: Skin, sounds: TapSounds): void {
    this.#picture.setSkin(skin);
    this.#sound.setTapSounds(sounds);
  }

  /** Music that it decodes has the sample rate it is played with; null before the first play. */
  get decoder(): Deck['decoder'] | null {
    return this.#sound.decoder;
  }

  close(): void {
    this.#stopInputs?.();
    this.#stopFrame?.();
    this.#picture.drawIn(null);
    this.#sound.close();
  }

  #play(): void {
    void this.#sound.start((at) => {
      if (at === null) this.#world.report({ type: 'ENGINE.BLOCKED' });
      else this.#change(timelines.play(this.#timeline, at));
    });
  }

  #pause(): void {
    this.#sound.end();
    if (this.#timeline.isPlaying) this.#change(timelines.pause(this.#timeline, this.#sound.now));
  }

  /** From now on. */
  #change(timeline: timelines.Timeline): void {
    this.#timeline = timeline;
    this.#pace.restart();
    this.#reportedAt = Number.NEGATIVE_INFINITY;
    this.#sound.restart(timeline);
    this.#invalidate();
  }

  #takeChart(chart: PlayableChart): void {
    this.#chart = chart;
    this.#picture.setChart(chart);
    this.#renewRun();
  }

  /** A run begins where the chart is. The visitor who plays makes the sounds of the notes. */
  #renewRun(): void {
    const chart = this.#chart;
    const mode = this.#mode;
    const world = this.#world;
    this.#playRun =
      mode.kind === 'play' && chart
        ? new PlayRun(chart, mode.preset, {
            positionAt: (seconds) => this.#positionAt(seconds),
            placeAt: (x, y) => this.#picture.placeAt(x, y),
            sound: (sound) => this.#sound.hit(sound),
            report: (event) => world.report(event),
          })
        : null;
    this.#playRun?.reset(timelines.positionAt(this.#timeline, this.#sound.now));
    this.#sound.setHits(this.#playRun || !chart ? [] : hitsOfNotes(chart.notes));
    this.#watchInputs();
    this.#invalidate();
  }

  #watchInputs(): void {
    this.#stopInputs?.();
    const playRun = this.#playRun;
    const host = this.#host;
    const world = this.#world;
    this.#stopInputs =
      playRun && host
        ? world.watchInputs(host, (input) => {
            const { isPlaying } = this.#timeline;
            if (isPlaying && this.#isHeard) playRun.hear(input);
            else playRun.letGo(input);
            return isPlaying;
          })
        : null;
  }

  /** Whether what holds now has reached the ear. */
  get #isHeard(): boolean {
    return this.#sound.heardAt >= this.#timeline.since;
  }

  /** The moment of the chart that was heard and seen at a time of the even clock. */
  #positionAt(seconds: number): number {
    const at = this.#sound.heardAt - (this.#world.seconds() - seconds);
    return timelines.positionAt(this.#timeline, at) - this.#look.settings.offsetMs / MS;
  }

  #takeLook(look: Look): void {
    this.#look = look;
    this.#options = optionsOf(look, this.#timeline.rate);
    this.#sound.setVolumes(look.settings.musicVolume, look.settings.hitVolume);
    this.#picture.setLook(look);
  }

  /** Draws with the next frame, and goes on while the chart moves. */
  #invalidate(): void {
    this.#stopFrame ??= this.#world.nextFrame(() => {
      this.#stopFrame = null;
      const { frameRate } = this.#look.settings;
      if (this.#pace.isDue(this.#world.seconds(), frameRate)) this.#draw();
      else this.#invalidate();
    });
  }

  #draw(): void {
    const at = this.#sound.heardAt;
    const position = timelines.positionAt(this.#timeline, at);
    const { isPlaying, before, since, loop } = this.#timeline;
    const seen = position - this.#look.settings.offsetMs / MS;
    // A run goes by the place that it was led to; until that is heard, the picture shows the one before.
    if (at >= since) this.#playRun?.goOn(seen, loop?.to ?? null);
    this.#picture.draw(seen, this.#options, this.#playRun, isPlaying);
    if (isPlaying || (before !== null && at < since)) this.#invalidate();
    else this.#reportedAt = Number.NEGATIVE_INFINITY;
    this.#report(position);
  }

  get #length(): number {
    const last = this.#chart?.notes.at(-1)?.time ?? 0;
    return Math.max(this.#chart ? last + TAIL_SECONDS : 0, this.#sound.musicEnd);
  }

  /** Reports where the chart is: now and then, where it rests, and when it is over. */
  #report(position: number): void {
    const timeline = this.#timeline;
    const world = this.#world;
    const isOver = timeline.isPlaying && timeline.loop === null && position >= this.#length;
    const now = world.seconds();
    if (isOver || now - this.#reportedAt >= REPORT_SECONDS) {
      this.#reportedAt = now;
      const seconds = Math.min(position, this.#length);
      world.report({ type: 'ENGINE.TIME', seconds, framesPerSecond: this.#picture.framesPerSecond });
    }
    if (!isOver) return;
    this.#playRun?.end();
    this.#pause();
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
    hasWindows: settings.hasWindows,
  };
}
