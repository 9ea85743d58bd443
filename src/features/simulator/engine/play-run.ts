import type { SimulatorEvent } from '#machines/simulator/simulator.types';
import { type HitSound, soundOf } from '#model/chart/clock/hit-queue';
import { type ChartInput, keyFinger, keyInput, laneOfTouch } from '#model/chart/judging/inputs';
import type { Judged } from '#model/chart/judging/judge';
import { Run } from '#model/chart/judging/run';
import type { WindowPreset } from '#model/chart/judging/windows';
import type { PlayableChart } from '#model/chart/playing/playable';
import { type DrawList, STAGE_WIDTH } from '#model/chart/stage/draw-list';
import { LANE_WIDTH, xAt } from '#model/chart/stage/geometry';
import type { RawInput } from './inputs.ts';

export interface PlayWorld {
  /** Of the chart, at a time of the even clock. */
  positionAt(seconds: number): number;
  /** Pixels of the stage at a place of the element. */
  placeAt(x: number, y: number): { readonly x: number; readonly y: number };
  sound(sound: HitSound): void;
  report(event: SimulatorEvent): void;
}

/** Frames judge what was missed a little late: an event may come after the frame that it belongs before. */
const SLACK_SECONDS = 0.05;

interface Touch {
  readonly x: number;
  readonly y: number;
}

/** The visitor plays the chart: inputs become judgements, sounds and what the stage shows. */
export class PlayRun {
  readonly run: Run;
  readonly #chart: PlayableChart;
  readonly #world: PlayWorld;
  readonly #touches = new Map<number, Touch>();
  readonly #lanes = new Set<number>();
  #position = Number.NEGATIVE_INFINITY;
  #perfectAt = Number.NEGATIVE_INFINITY;

  /** It begins with a `reset`. */
  constructor(chart: PlayableChart, preset: WindowPreset, world: PlayWorld) {
    this.run = new Run(chart, preset);
    this.#chart = chart;
    this.#world = world;
  }

  hear(raw: RawInput, time = this.#world.positionAt(raw.seconds)): void {
    for (const input of this.#inputsOf(raw, time)) this.#take(this.run.input(input));
    this.#take(this.run.advance(time));
  }

  /** While nothing is judged: what goes up holds nothing any more. */
  letGo(raw: RawInput): void {
    if (raw.kind === 'up' || (raw.kind === 'lane' && !raw.isDown)) this.hear(raw, this.#position);
  }

  /** The chart has come to a moment: notes that can be hit no more are missed. A loop may have started over. */
  goOn(position: number, loopEnd: number | null): void {
    if (position < this.#position - SLACK_SECONDS) {
      if (loopEnd !== null) this.#take(this.run.advance(loopEnd));
      this.reset(position);
    }
    this.#position = position;
    this.#take(this.run.advance(position - SLACK_SECONDS));
  }

  /** What the picture says of the run. */
  write(position: number, list: DrawList): void {
    list.combo = this.run.tally.combo;
    list.sinceHit = Math.max(0, position - this.#perfectAt);
  }

  reset(position: number): void {
    this.#position = position;
    this.#perfectAt = Number.NEGATIVE_INFINITY;
    this.run.reset(position);
    this.#report();
  }

  /** What was not judged is missed. */
  end(): void {
    this.#take(this.run.advance(Number.POSITIVE_INFINITY));
  }

  #inputsOf(raw: RawInput, time: number): readonly ChartInput[] {
    switch (raw.kind) {
      case 'lane':
        if (raw.isDown) this.#lanes.add(raw.lane);
        else this.#lanes.delete(raw.lane);
        return [keyInput(raw.lane, raw.isDown, time)];
      case 'flick':
        return [...this.#lanes].map((lane) => ({
          kind: 'flick',
          finger: keyFinger(lane),
          direction: raw.direction,
          time,
        }));
      default:
        return this.#touchOf(raw, time);
    }
  }

  #touchOf(
    { kind, finger, x, y }: Extract<RawInput, { finger: number }>,
    time: number,
  ): readonly ChartInput[] {
    const at = this.#world.placeAt(x, y);
    const began = this.#touches.get(finger);
    if (kind === 'down') {
      const lane = laneOfTouch(at.x, at.y);
      if (lane === null) return [];
      this.#touches.set(finger, at);
      return [{ kind: 'down', finger, x: lane, time }];
    }
    if (!began) return [];
    if (kind === 'up') {
      this.#touches.delete(finger);
      return [{ kind: 'up', finger, time }];
    }
    const [dx, dy] = [(at.x - began.x) / STAGE_WIDTH, (at.y - began.y) / STAGE_WIDTH];
    return [{ kind: 'move', finger, x: (at.x - xAt(0, 1)) / LANE_WIDTH, dx, dy, time }];
  }

  #take(judged: readonly Judged[]): void {
    const last = judged.at(-1);
    if (!last) return;
    for (const { note, judgement } of judged) {
      if (judgement === 'miss') continue;
      const hit = this.#chart.notes[note];
      if (hit) this.#world.sound(soundOf(hit));
    }
    this.#perfectAt = last.judgement === 'perfect' ? last.time : Number.NEGATIVE_INFINITY;
    this.#report();
  }

  #report(): void {
    const { tally, judged } = this.run;
    this.#world.report({ type: 'RUN.JUDGED', tally, judged });
  }
}
