import { asList, asNumber, asObject, asText } from '#model/records/reading';
import type { Parameter } from '../parameters.ts';

/** A parameter that moves the upper end of a pendulum, or tilts what is down for it. */
interface PendulumSource {
  readonly parameter: string;
  readonly kind: 'x' | 'angle';
  readonly scale: number;
  readonly weight: number;
}

interface PendulumTarget {
  readonly parameter: string;
  /** Of the parameter for each degree. */
  readonly scale: number;
  readonly weight: number;
}

/** A strand of hair or a hem: a weight on a thread, whose upper end other parameters move. */
export interface Pendulum {
  /** Metres. */
  readonly length: number;
  /** How much of its speed is lost in a second. */
  readonly resistance: number;
  readonly sources: readonly PendulumSource[];
  readonly targets: readonly PendulumTarget[];
}

const MAX_PENDULUMS = 64;
const MAX_ENDS = 16;
const MIN_LENGTH = 0.02;
const MAX_LENGTH = 10;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

function sourceOf(value: unknown): PendulumSource | null {
  const { id, ptype, scale, weight } = asObject(value);
  const parameter = asText(id);
  if (parameter === null || (ptype !== 'x' && ptype !== 'angle')) return null;
  return { parameter, kind: ptype, scale: asNumber(scale) ?? 0, weight: asNumber(weight) ?? 1 };
}

function targetOf(value: unknown): PendulumTarget | null {
  const { id, scale, weight } = asObject(value);
  const parameter = asText(id);
  return parameter === null
    ? null
    : { parameter, scale: asNumber(scale) ?? 0, weight: asNumber(weight) ?? 1 };
}

function pendulumOf(value: unknown): Pendulum | null {
  const { setup, src, targets } = asObject(value);
  const { length, regist } = asObject(setup);
  const metres = asNumber(length);
  if (metres === null) return null;
  return {
    length: within(metres, MIN_LENGTH, MAX_LENGTH),
    resistance: within(asNumber(regist) ?? 0.5, 0, 20),
    sources: asList(src, sourceOf).slice(0, MAX_ENDS),
    targets: asList(targets, targetOf).slice(0, MAX_ENDS),
  };
}

/** Reads what a `.physics.json` of Cubism 2 says of hair (reference R125); what cannot be read is left out. */
export const readPendulums = (json: unknown): readonly Pendulum[] =>
  asList(asObject(json).physics_hair, pendulumOf).slice(0, MAX_PENDULUMS);

const GRAVITY = 9.8;
/** So short that the shortest thread swings as it should. */
const STEP_S = 1 / 120;
/** A page that was hidden need not be caught up with. */
const MAX_STEP_MS = 250;
const DEGREES = 180 / Math.PI;

interface Wired {
  readonly parameter: number;
  readonly kind: 'x' | 'angle';
  /** From rest to a limit is 1. */
  readonly reach: number;
  readonly rest: number;
}

interface Hung {
  readonly pendulum: Pendulum;
  readonly sources: readonly Wired[];
  readonly targets: readonly {
    readonly parameter: number;
    readonly rest: number;
    readonly perDegree: number;
  }[];
  /** Of the upper end, of the weight, and of its speed, in metres to the side. */
  top: number;
  tip: number;
  speed: number;
}

/** Pendulums that hang on the parameters of a figure. */
export class Pendulums {
  readonly #hung: readonly Hung[];
  #isHanging = false;

  constructor(pendulums: readonly Pendulum[], parameters: readonly Parameter[]) {
    const numbers = new Map(parameters.map(({ id }, index) => [id, index]));
    this.#hung = pendulums.map((pendulum) => ({
      pendulum,
      sources: pendulum.sources.flatMap(({ parameter: id, kind, scale, weight }) => {
        const parameter = numbers.get(id) ?? -1;
        const { min, max, rest } = parameters[parameter] ?? { min: 0, max: 0, rest: 0 };
        const range = Math.max(max - rest, rest - min);
        return range > 0 ? [{ parameter, kind, rest, reach: (scale * weight) / range }] : [];
      }),
      targets: pendulum.targets.flatMap(({ parameter: id, scale, weight }) => {
        const parameter = numbers.get(id);
        const rest = Math.fround(parameters[parameter ?? -1]?.rest ?? 0);
        return parameter === undefined ? [] : [{ parameter, rest, perDegree: scale * weight }];
      }),
      top: 0,
      tip: 0,
      speed: 0,
    }));
  }

  /** Lets time pass, and puts into `values` what has swung. `values` are those of this moment without what pendulums put there before. */
  swing(stepMs: number, values: Float32Array): void {
    const seconds = Math.min(Math.max(stepMs, 0), MAX_STEP_MS) / 1000;
    const steps = Math.ceil(seconds / STEP_S);
    for (const hung of this.#hung) {
      const goal = topOf(hung, values);
      // At first it hangs still, wherever the figure looks.
      if (!this.#isHanging) {
        hung.top = goal;
        hung.tip = goal;
      }
      const from = hung.top;
      for (let step = 1; step <= steps; step++)
        advance(hung, from + ((goal - from) * step) / steps, seconds / steps);
    }
    this.#isHanging = true;
    for (const { pendulum, targets, tip, top } of this.#hung) {
      const degrees = Math.atan2(tip - top, pendulum.length) * DEGREES;
      // What is held or moved by a motion does not swing.
      for (const { parameter, perDegree, rest } of targets)
        if (values[parameter] === rest) values[parameter] = rest + degrees * perDegree;
    }
  }
}

function topOf({ sources, pendulum }: Hung, values: Float32Array): number {
  let top = 0;
  for (const { parameter, reach, rest, kind } of sources) {
    const share = ((values[parameter] ?? rest) - rest) * reach;
    top += kind === 'x' ? share : share * pendulum.length;
  }
  return top;
}

function advance(hung: Hung, top: number, seconds: number): void {
  const { length, resistance } = hung.pendulum;
  hung.top = top;
  const pull = (-GRAVITY / length) * (hung.tip - top) - resistance * hung.speed;
  hung.speed += pull * seconds;
  hung.tip += hung.speed * seconds;
}
