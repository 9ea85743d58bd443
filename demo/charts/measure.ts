import type { Random } from '../seeded/random.ts';
import { beatOf, type Hold, type Note, type Single } from './chart.types.ts';
import { freshHands, type HandSide, type Hands, pairLanes, singleLane } from './hands.ts';
import { buildHold } from './holds.ts';
import type { MeasurePlan } from './quotas.ts';
import type { ChartStyle } from './style.ts';

const BEATS = 4;

/** What carries over from one measure to the next. */
export interface Flow {
  readonly hands: Hands;
  /** Slide notes owed by earlier measures, so that sparse charts get slides too. */
  slideDebt: number;
}

export const createFlow = (): Flow => ({ hands: freshHands(), slideDebt: 0 });

/** Node counts of the measure's holds; their sum is at most `notes`. */
function holdSizes(flow: Flow, notes: number, style: ChartStyle, rng: Random): number[] {
  flow.slideDebt += notes * style.slideShare;
  const sizes: number[] = [];
  let left = notes;
  while (sizes.length < 3 && flow.slideDebt >= 2 && left >= 2) {
    const size = Math.min(2 + Math.floor(rng.next() * rng.next() * (style.maxNodes - 0.5)), left);
    sizes.push(size);
    flow.slideDebt -= size;
    left -= size;
  }
  flow.slideDebt = Math.min(flow.slideDebt, 6);
  return sizes;
}

/** Holds stand one after the other, each in its own part of the measure, hand by hand. */
function placeHolds(
  measure: MeasurePlan,
  sizes: readonly number[],
  flow: Flow,
  style: ChartStyle,
  rng: Random,
): Hold[] {
  const room = BEATS / Math.max(1, sizes.length);
  return sizes.map((size, i) => {
    const from = measure.beat + Math.ceil(i * room * 2) / 2;
    const until = measure.beat + (i + 1) * room - 0.25;
    const step = Math.min(
      Math.max(style.nodeStep, rng.chance(0.65) ? 0.5 : 0.25),
      (until - from) / (size - 1),
    );
    const grid = Math.max(0.25, Math.floor(step * 4) / 4);
    const slack = until - from - grid * (size - 1);
    const start = from + (slack >= 0.5 && rng.chance(0.4) ? 0.5 : 0);
    const side: HandSide = rng.chance(0.7) ? flow.hands.next : flow.hands.next === 'left' ? 'right' : 'left';
    return buildHold(
      { start, step: grid, size, side, flick: rng.chance(style.flickShare * 2) },
      flow.hands,
      rng,
    );
  });
}

/** How strongly each slot of a measure is felt: on the bar, on the beat, off it. */
function strengthsOf(slots: number): readonly number[] {
  return Array.from({ length: slots }, (_, slot) => {
    for (let part = 1, rank = 5; part <= slots; part *= 2, rank--)
      if ((slot * part) % slots === 0) return rank;
    return 0;
  });
}
const STRENGTHS: ReadonlyMap<number, readonly number[]> = new Map(
  [16, 32, 64, 128].map((slots) => [slots, strengthsOf(slots)]),
);

const SLOT_ROOM = 256;

/**
 * The `count` slots that a figure plays, in order; strong ones first, with the figure's own syncopation. Rank and slot
 * are packed into one number each, because sorting plain numbers is what makes three thousand charts quick.
 */
function rhythm(count: number, figure: Random): { slots: number; chosen: readonly number[] } {
  let slots = 16;
  while (count > slots * 0.9 && slots < 128) slots *= 2;
  const strengths = STRENGTHS.get(slots)!;
  const packed = new Float64Array(slots);
  for (let slot = 0; slot < slots; slot++) {
    const rank = Math.floor((strengths[slot]! + 2.2 * figure.next()) * 1e6);
    packed[slot] = rank * SLOT_ROOM + (SLOT_ROOM - 1 - slot);
  }
  packed.sort();
  const chosen: number[] = [];
  for (let i = slots - count; i < slots; i++) chosen.push(SLOT_ROOM - 1 - (packed[i]! % SLOT_ROOM));
  return { slots, chosen: chosen.sort((a, b) => a - b) };
}

const sideAt = (holds: readonly Hold[], beat: number): HandSide | null => {
  for (const { connections } of holds) {
    const first = connections[0]!;
    const last = connections[connections.length - 1]!;
    if (beat >= first.beat && beat <= last.beat) return first.lane < 3 ? 'left' : 'right';
  }
  return null;
};

/** Writes one measure with exactly `measure.notes` notes, in order. `figure` is shared by measures that repeat each other. */
export function writeMeasure(
  measure: MeasurePlan,
  flow: Flow,
  style: ChartStyle,
  figure: Random,
  rng: Random,
): Note[] {
  const holds = placeHolds(measure, holdSizes(flow, measure.notes, style, figure), flow, style, rng);
  const singles = measure.notes - holds.reduce((sum, { connections }) => sum + connections.length, 0);
  let pairs = Math.floor((singles * style.pairShare) / 2 + figure.next());
  pairs = Math.max(0, Math.min(pairs, Math.floor(singles / 2)));
  const { slots, chosen } = rhythm(singles - pairs, figure);
  const beats = chosen.map((slot) => measure.beat + (slot * BEATS) / slots);
  const free = beats.filter((beat) => sideAt(holds, beat) === null);
  const paired = new Set(free.filter((_, i) => isPaired(i, free.length, pairs)));
  const missing = pairs - paired.size;
  const extra = missing > 0 ? spareBeats(measure, chosen, slots, missing) : [];
  const notes: Single[] = [];
  for (const beat of [...beats, ...extra]) {
    const busy = sideAt(holds, beat);
    const flick = rng.chance(style.flickShare) ? { flick: true as const } : {};
    if (busy === null && paired.has(beat)) {
      for (const lane of pairLanes(flow.hands, rng)) notes.push({ type: 'Single', lane, beat, ...flick });
    } else notes.push({ type: 'Single', lane: singleLane(flow.hands, busy, rng), beat, ...flick });
  }
  return [...holds, ...notes].sort((a, b) => beatOf(a) - beatOf(b));
}

/** Spreads `pairs` evenly over `free` beats. */
const isPaired = (index: number, free: number, pairs: number): boolean =>
  Math.floor(((index + 1) * pairs) / free) > Math.floor((index * pairs) / free) || pairs >= free;

/** Unused slots for notes that found no free beat to be doubled on. */
function spareBeats(measure: MeasurePlan, chosen: readonly number[], slots: number, count: number): number[] {
  const used = new Set(chosen);
  const spare: number[] = [];
  for (let fine = slots; spare.length < count; fine *= 2) {
    for (let slot = 0; slot < fine && spare.length < count; slot++) {
      const coarse = (slot * slots) / fine;
      const beat = measure.beat + (slot * BEATS) / fine;
      if (!used.has(coarse) && !spare.includes(beat)) spare.push(beat);
    }
  }
  return spare;
}
