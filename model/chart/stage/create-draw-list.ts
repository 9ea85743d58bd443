import { mostSteps } from './curve.ts';
import type { DrawList } from './draw-list.ts';
import { LANES, SLOWEST_APPROACH } from './geometry.ts';
import { HIT_SECONDS, kindOf, PAST_SECONDS } from './looks.ts';
import type { StageChart, StageNotes } from './stage-chart.ts';

/** Entries with a beginning and an end, by beginning. */
interface Lasting {
  readonly starts: Float64Array;
  readonly ends: Float64Array;
}

/** The greatest sum of weights of entries that a stretch of so many seconds touches. */
function mostWithin({ starts, ends }: Lasting, weightOf: (entry: number) => number, seconds: number): number {
  const byEnd = Uint32Array.from(ends.keys()).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  let sum = 0;
  let most = 0;
  let over = 0;
  for (const [entry, start] of starts.entries()) {
    sum += weightOf(entry);
    for (; (ends[byEnd[over] ?? 0] ?? 0) < start - seconds; over++) sum -= weightOf(byEnd[over] ?? 0);
    most = Math.max(most, sum);
  }
  return most;
}

/** Sums of times lose their last digits; a stretch that is a little longer holds what they let in. */
const SPARE_SECONDS = 0.5;

const FLICK = kindOf('flick');

/** Pictures of a note with its arrow. */
const spritesOf =
  ({ kinds, widths, directions }: StageNotes) =>
  (note: number): number => {
    if (directions[note] !== 0) return (widths[note] ?? 1) + 1;
    return kinds[note] === FLICK ? 2 : 1;
  };

const one = (): number => 1;
const two = (): number => 2;

/** A list for all frames of a chart, whatever the options. */
export function createDrawList({ notes, pieces, ties }: StageChart): DrawList {
  const points: Lasting = { starts: notes.times, ends: notes.times };
  const seen = SLOWEST_APPROACH + PAST_SECONDS + SPARE_SECONDS;
  const lanesOf = (piece: number): number =>
    Math.abs((pieces.endLanes[piece] ?? 0) - (pieces.startLanes[piece] ?? 0));
  const tieCount = mostWithin({ starts: ties.times, ends: ties.times }, one, seen);
  const ribbonCount = mostWithin(pieces, (piece) => mostSteps(lanesOf(piece)), seen);
  const spriteCount = mostWithin(points, spritesOf(notes), seen) + mostWithin(pieces, one, 0);
  const windowCount = mostWithin(points, two, seen);
  // Hits of a player come from a longer stretch.
  const hitCount = mostWithin(points, one, HIT_SECONDS + 2 * PAST_SECONDS + SPARE_SECONDS);
  return {
    ties: new Float32Array(tieCount * 5),
    tieCount: 0,
    windows: new Float32Array(windowCount * 8),
    windowKinds: new Uint8Array(windowCount),
    windowCount: 0,
    ribbons: new Float32Array(ribbonCount * 8),
    ribbonHeld: new Uint8Array(ribbonCount),
    ribbonCount: 0,
    sprites: new Float32Array(spriteCount * 4),
    spriteKinds: new Uint8Array(spriteCount),
    spriteLanes: new Uint8Array(spriteCount),
    spriteCount: 0,
    hits: new Float32Array(hitCount * 3),
    hitKinds: new Uint8Array(hitCount),
    hitCount: 0,
    lanes: new Float32Array(LANES),
    combo: 0,
    sinceHit: Number.POSITIVE_INFINITY,
  };
}
