/** How one parameter goes through a motion. */
export interface MotionCurve {
  /** A value for each frame; the last one lasts until the motion ends. Never empty. */
  readonly values: Float64Array;
  /** Milliseconds of its own, where the file gives any. */
  readonly fadeInMs: number | null;
  readonly fadeOutMs: number | null;
}

/** A motion of Cubism 2, as `.mtn` files have it (reference R127). */
export interface FigureMotion {
  readonly framesPerSecond: number;
  readonly fadeInMs: number;
  readonly fadeOutMs: number;
  readonly durationMs: number;
  readonly curves: ReadonlyMap<string, MotionCurve>;
}

/** Motions of games have some 60 curves of at most a few hundred frames. */
const MAX_MOTION_LENGTH = 4_000_000;
const MAX_CURVES = 1_000;
const MAX_FRAMES = 100_000;

const DEFAULT_FPS = 30;
const MAX_FPS = 120;
export const DEFAULT_FADE_MS = 1_000;
const MAX_FADE_MS = 60_000;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;

function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

/** Milliseconds to fade for; null where the text says nothing that can be meant. */
export function fadeOf(value: number | null): number | null {
  return value === null || value < 0 ? null : Math.min(value, MAX_FADE_MS);
}

/** A value that cannot be read is the one before it. Null where none can. */
function valuesOf(text: string): Float64Array | null {
  const numbers = text.split(',', MAX_FRAMES).map(numberOf);
  let last = numbers.find((number) => number !== null) ?? null;
  if (last === null) return null;
  // A comma at the end of the line is no frame.
  if (numbers.length > 1 && text.trimEnd().endsWith(',')) numbers.pop();
  const values = new Float64Array(numbers.length);
  for (const [frame, number] of numbers.entries()) {
    last = number ?? last;
    values[frame] = last;
  }
  return values;
}

const LINE = /^([^=]{1,200})=(.*)$/s;

/** Settings are `$fps`, `$fadein`, `$fadeout`, the last two also for one parameter: `$fadein:PARAM_X`. */
class MotionText {
  readonly settings = new Map<string, number>();
  readonly values = new Map<string, Float64Array>();

  add(line: string): void {
    const [, name = '', text = ''] = LINE.exec(line) ?? [];
    const id = name.trim();
    if (id === '' || id.startsWith('#')) return;
    if (id.startsWith('$')) {
      const value = numberOf(text);
      if (value !== null && this.settings.size < 2 * MAX_CURVES) this.settings.set(id.slice(1), value);
      return;
    }
    const values = this.values.size < MAX_CURVES ? valuesOf(text) : null;
    if (values !== null) this.values.set(id, values);
  }

  fade(name: string): number | null {
    return fadeOf(this.settings.get(name) ?? null);
  }
}

/** Reads a `.mtn` file. Lines that cannot be read are left out; null where nothing is left. Never throws. */
export function readMotion(text: string): FigureMotion | null {
  if (text.length > MAX_MOTION_LENGTH) return null;
  const parts = new MotionText();
  for (const line of text.split(/[\r\n]+/)) parts.add(line.trim());
  if (parts.values.size === 0) return null;
  const fps = parts.settings.get('fps') ?? DEFAULT_FPS;
  const framesPerSecond = fps > 0 ? Math.min(Math.max(fps, 1), MAX_FPS) : DEFAULT_FPS;
  const curves = new Map(
    [...parts.values].map(([id, values]): [string, MotionCurve] => [
      id,
      { values, fadeInMs: parts.fade(`fadein:${id}`), fadeOutMs: parts.fade(`fadeout:${id}`) },
    ]),
  );
  const frames = [...curves.values()].reduce((most, { values }) => Math.max(most, values.length), 1);
  return {
    framesPerSecond,
    fadeInMs: parts.fade('fadein') ?? DEFAULT_FADE_MS,
    fadeOutMs: parts.fade('fadeout') ?? DEFAULT_FADE_MS,
    durationMs: (1_000 * frames) / framesPerSecond,
    curves,
  };
}

/** Between its frames a curve goes straight. */
export function curveAt({ values }: MotionCurve, framesPerSecond: number, ms: number): number {
  const place = Math.min(Math.max((ms * framesPerSecond) / 1_000, 0), values.length - 1);
  const frame = Math.floor(place);
  const from = values[frame] ?? 0;
  const to = values[frame + 1] ?? from;
  return from + (to - from) * (place - frame);
}
