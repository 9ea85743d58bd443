import type { PlayableChart, PlayableNote } from '../chart/playing/playable.ts';
import { SECOND_MS } from '../vocabulary/time.ts';

/** A stretch of a chart, in whole milliseconds from the start of the audio. */
export interface Excerpt {
  readonly startMs: number;
  readonly lengthMs: number;
  /** Everywhere that the same notes come, in order: each is a right answer. */
  readonly startsMs: readonly number[];
  /** The last note of the chart. */
  readonly endMs: number;
}

/** Fewer notes could be of any song. */
export const MIN_NOTES = 6;
/** What is seen before the first note and after the last that must be in it. */
const EDGE_MS = 120;
/** What the same place may be off by in another beat: less than anybody sees. */
const ROUNDING_MS = 12;
/** How much longer an excerpt becomes with the hint. */
const LONGER = 2;

/** Kinds that differ without colours: a note for skills looks like the others. */
interface Shape {
  readonly ms: number;
  readonly look: string;
}

function lookOf({ kind, lane, width, direction, ribbon }: PlayableNote): string {
  const shape = ribbon !== null ? 'held' : kind === 'skill' ? 'single' : kind;
  return `${shape} ${lane} ${width} ${direction ?? ''}`;
}

/** Notes of one moment have an order of their own in each file. */
const shapesOf = ({ notes }: PlayableChart): readonly Shape[] =>
  notes
    .map((note) => ({ ms: Math.max(0, Math.round(note.time * SECOND_MS)), look: lookOf(note) }))
    .sort((a, b) => a.ms - b.ms || (a.look < b.look ? -1 : 1));

/** Some notes of a chart, one after the other, and the stretch around them. */
interface Run {
  readonly from: number;
  readonly count: number;
  /** From the start of the stretch to its first note. */
  readonly leadMs: number;
  readonly lengthMs: number;
}

/** Whether the notes from `at` on look as those of the run, and no others are in their stretch. */
function comesAgain(shapes: readonly Shape[], { from, count, leadMs, lengthMs }: Run, at: number): boolean {
  const startMs = (shapes[at]?.ms ?? 0) - leadMs;
  const shift = (shapes[at]?.ms ?? 0) - (shapes[from]?.ms ?? 0);
  for (let step = 0; step < count; step++) {
    const [one, other] = [shapes[from + step], shapes[at + step]];
    if (!one || !other || one.look !== other.look) return false;
    if (Math.abs(other.ms - one.ms - shift) > ROUNDING_MS) return false;
  }
  const before = shapes[at - 1]?.ms ?? Number.NEGATIVE_INFINITY;
  const after = shapes[at + count]?.ms ?? Number.POSITIVE_INFINITY;
  return before < startMs + ROUNDING_MS && after > startMs + lengthMs - ROUNDING_MS;
}

/** The excerpt at a place in [0, 1) of a chart, as long as asked or until enough notes are in it; null of a chart with too few. */
export function excerptOf(chart: PlayableChart, place: number, askedMs: number): Excerpt | null {
  const shapes = shapesOf(chart);
  const first = shapes[Math.floor(place * (shapes.length - MIN_NOTES + 1))];
  const last = shapes.at(-1);
  if (shapes.length < MIN_NOTES || !first || !last) return null;
  const startMs = Math.max(0, first.ms - EDGE_MS);
  const from = shapes.findIndex(({ ms }) => ms >= startMs);
  const enoughMs = shapes[from + MIN_NOTES - 1]?.ms ?? last.ms;
  const lengthMs = Math.max(askedMs, enoughMs - startMs + EDGE_MS);
  const count = shapes.filter(({ ms }) => ms >= startMs && ms < startMs + lengthMs).length;
  const run: Run = { from, count, leadMs: (shapes[from]?.ms ?? 0) - startMs, lengthMs };
  const startsMs = shapes.flatMap(({ ms }, at) =>
    at === from || comesAgain(shapes, run, at) ? Math.max(0, ms - run.leadMs) : [],
  );
  return { startMs, lengthMs, startsMs, endMs: last.ms };
}

/** The same beginning, with more after it. */
export const lengthened = (excerpt: Excerpt): Excerpt => ({
  ...excerpt,
  lengthMs: excerpt.lengthMs * LONGER,
});

/** How far a moment is from the nearest that is right. */
export const distanceMs = ({ startsMs }: Excerpt, ms: number): number =>
  Math.min(...startsMs.map((start) => Math.abs(start - ms)));

/** This near counts as exact: a player cannot hit a song to the second. */
export const NEAR_MS = 3_000;
const FAR_MS = 30_000;

/** 1 for an exact moment, 0 for one that is far. */
export const closenessOf = (distance: number): number =>
  Math.max(0, Math.min(1, (FAR_MS - distance) / (FAR_MS - NEAR_MS)));
