import { JUDGEMENT_WINDOWS } from '../judging/windows.ts';
import { passed } from '../playing/playhead.ts';
import { stepsOf } from './curve.ts';
import type { DrawList, Played, StageOptions } from './draw-list.ts';
import { drawNotes, shownKind } from './draw-notes.ts';
import { borderX, LANE_WIDTH, LANES, LINE_Y, ratioAt, xAt, yAt } from './geometry.ts';
import { HIT_SECONDS, kindOf, LIGHT_SECONDS, PAST_SECONDS, RIBBON_WIDTH, TIE_THICKNESS } from './looks.ts';
import { addSprite, depthOf, farMoment, nearMoment, self } from './seen.ts';
import type { StageChart, StageNotes, StagePieces, StageTies } from './stage-chart.ts';

const HOLD = kindOf('hold');

function laneAt({ starts, ends, startLanes, endLanes }: StagePieces, piece: number, moment: number): number {
  const start = starts[piece] ?? 0;
  const lane = startLanes[piece] ?? 0;
  return lane + (((endLanes[piece] ?? 0) - lane) * (moment - start)) / ((ends[piece] ?? 0) - start);
}

/** From left to right, or back where half the width is negative. */
function addEdge(out: DrawList, at: number, lane: number, depth: number, halfWidth: number): void {
  const ratio = ratioAt(depth);
  const x = xAt(lane, ratio);
  const y = yAt(ratio);
  out.ribbons[at] = x - halfWidth * ratio;
  out.ribbons[at + 1] = y;
  out.ribbons[at + 2] = x + halfWidth * ratio;
  out.ribbons[at + 3] = y;
}

/** The visible part of a piece, as quads from the far end on. */
function addPiece(
  pieces: StagePieces,
  piece: number,
  seconds: number,
  options: StageOptions,
  out: DrawList,
): void {
  const near = Math.max(pieces.starts[piece] ?? 0, nearMoment(seconds, options));
  const far = Math.min(pieces.ends[piece] ?? 0, farMoment(seconds, options));
  const nearRoot = depthOf(near, seconds, options) ** 0.25;
  const farRoot = depthOf(far, seconds, options) ** 0.25;
  if (!(nearRoot > farRoot)) return;
  const nearLane = laneAt(pieces, piece, near);
  const farLane = laneAt(pieces, piece, far);
  const growth = Math.log(nearRoot / farRoot);
  const steps = stepsOf(Math.abs(nearLane - farLane), farRoot, nearRoot);
  const halfWidth = (RIBBON_WIDTH * LANE_WIDTH * options.noteSize) / 2;
  const first = out.ribbonCount;
  for (let edge = 0; edge <= steps; edge++) {
    const root = farRoot + ((nearRoot - farRoot) * edge) / steps;
    const lane = farLane + ((nearLane - farLane) * Math.log(root / farRoot)) / growth;
    if (edge < steps) addEdge(out, (first + edge) * 8, lane, root ** 4, halfWidth);
    if (edge > 0) addEdge(out, (first + edge) * 8 - 4, lane, root ** 4, -halfWidth);
  }
  out.ribbonCount = first + steps;
  const isHeld = (pieces.heldFrom[piece] ?? 0) <= seconds && seconds < (pieces.heldTo[piece] ?? 0);
  out.ribbonHeld.fill(Number(isHeld), first, out.ribbonCount);
}

/** Slides and holds, and on the line the head of each that is held. */
function drawPieces(pieces: StagePieces, seconds: number, options: StageOptions, out: DrawList): void {
  const { starts, ends, latestEnds } = pieces;
  const first = passed(latestEnds, self, seconds);
  for (let piece = passed(starts, self, farMoment(seconds, options)) - 1; piece >= first; piece--) {
    if ((ends[piece] ?? 0) <= seconds) continue;
    addPiece(pieces, piece, seconds, options, out);
    if ((starts[piece] ?? 0) > seconds) continue;
    const lane = laneAt(pieces, piece, seconds);
    addSprite(out, HOLD, lane, xAt(lane, 1), LINE_Y, options.noteSize);
  }
}

/** Of notes that a finger comes down for: the same by every preset, and to both sides. */
const { perfect: PERFECT, great: GREAT } = JUDGEMENT_WINDOWS.standard.press.late;
/** Beyond it nothing is seen any more. */
const NEAREST_DEPTH = 2;

/** While the line crosses it, the note is hit at least so well. */
function addWindow(
  notes: StageNotes,
  note: number,
  reach: number,
  seconds: number,
  options: StageOptions,
  out: DrawList,
): void {
  const time = notes.times[note] ?? 0;
  const far = ratioAt(depthOf(Math.min(time + reach, farMoment(seconds, options)), seconds, options));
  const near = ratioAt(Math.min(depthOf(time - reach, seconds, options), NEAREST_DEPTH));
  if (near <= far) return;
  const lane = notes.lanes[note] ?? 0;
  const last = lane + ((notes.widths[note] ?? 1) - 1) * (notes.directions[note] ?? 0);
  const [left, right] = [Math.min(lane, last), Math.max(lane, last) + 1];
  const at = out.windowCount * 8;
  out.windows[at] = borderX(left, far);
  out.windows[at + 1] = yAt(far);
  out.windows[at + 2] = borderX(right, far);
  out.windows[at + 3] = yAt(far);
  out.windows[at + 4] = borderX(right, near);
  out.windows[at + 5] = yAt(near);
  out.windows[at + 6] = borderX(left, near);
  out.windows[at + 7] = yAt(near);
  out.windowKinds[out.windowCount] = Number(reach === PERFECT);
  out.windowCount += 1;
}

/** Where notes can be hit PERFECT and GREAT, later ones behind. */
function drawWindows(notes: StageNotes, seconds: number, options: StageOptions, out: DrawList): void {
  const first = passed(notes.times, self, seconds - GREAT);
  for (let note = passed(notes.times, self, farMoment(seconds, options)) - 1; note >= first; note--) {
    if (notes.presses[note] !== 1) continue;
    addWindow(notes, note, GREAT, seconds, options, out);
    addWindow(notes, note, PERFECT, seconds, options, out);
  }
}

function addHit(notes: StageNotes, note: number, age: number, options: StageOptions, out: DrawList): void {
  const width = notes.widths[note] ?? 1;
  const middle = (notes.lanes[note] ?? 0) + ((notes.directions[note] ?? 0) * (width - 1)) / 2;
  const at = out.hitCount;
  out.hits[at * 3] = xAt(middle, 1);
  out.hits[at * 3 + 1] = width * LANE_WIDTH * options.noteSize;
  out.hits[at * 3 + 2] = age / HIT_SECONDS;
  out.hitKinds[at] = shownKind(notes, note, options);
  out.hitCount = at + 1;
}

/** Lights the lanes of a note as far as the field has them; later notes are brighter and come last. */
function addLight(notes: StageNotes, note: number, age: number, out: DrawList): void {
  const light = 1 - age / LIGHT_SECONDS;
  for (let place = 0; place < (notes.widths[note] ?? 1); place++) {
    const lane = Math.round((notes.lanes[note] ?? 0) + place * (notes.directions[note] ?? 0));
    if (lane >= 0 && lane < LANES) out.lanes[lane] = light;
  }
}

function addTrace(notes: StageNotes, note: number, age: number, options: StageOptions, out: DrawList): void {
  addHit(notes, note, age, options, out);
  if (options.hasLaneLight && age < LIGHT_SECONDS) addLight(notes, note, age, out);
}

/** What the notes leave behind that have just been hit, older ones behind, and how many have been in all. */
function drawHits(notes: StageNotes, seconds: number, options: StageOptions, out: DrawList): void {
  const count = passed(notes.times, self, seconds);
  out.combo = count;
  out.sinceHit = count === 0 ? Number.POSITIVE_INFINITY : seconds - (notes.times[count - 1] ?? 0);
  for (let note = passed(notes.times, self, seconds - HIT_SECONDS); note < count; note++) {
    addTrace(notes, note, seconds - (notes.times[note] ?? 0), options, out);
  }
}

/** The same of notes that a player hit, early or late. How many they were is in the tally. */
function drawPlayedHits(
  notes: StageNotes,
  seconds: number,
  options: StageOptions,
  out: DrawList,
  { hitAt }: Played,
): void {
  out.combo = 0;
  out.sinceHit = Number.POSITIVE_INFINITY;
  const end = passed(notes.times, self, seconds + PAST_SECONDS);
  for (let note = passed(notes.times, self, seconds - HIT_SECONDS - PAST_SECONDS); note < end; note++) {
    const age = seconds - (hitAt[notes.indices[note] ?? 0] ?? Number.NaN);
    if (age >= 0 && age < HIT_SECONDS) addTrace(notes, note, age, options, out);
  }
}

function drawTies(ties: StageTies, seconds: number, options: StageOptions, out: DrawList): void {
  const first = passed(ties.times, self, nearMoment(seconds, options));
  for (let tie = passed(ties.times, self, farMoment(seconds, options)) - 1; tie >= first; tie--) {
    const ratio = ratioAt(depthOf(ties.times[tie] ?? 0, seconds, options));
    const at = out.tieCount * 5;
    out.ties[at] = xAt(ties.fromLanes[tie] ?? 0, ratio);
    out.ties[at + 1] = yAt(ratio);
    out.ties[at + 2] = xAt(ties.toLanes[tie] ?? 0, ratio);
    out.ties[at + 3] = yAt(ratio);
    out.ties[at + 4] = TIE_THICKNESS * LANE_WIDTH * ratio;
    out.tieCount += 1;
  }
}

function clear(out: DrawList): void {
  out.tieCount = 0;
  out.windowCount = 0;
  out.ribbonCount = 0;
  out.spriteCount = 0;
  out.hitCount = 0;
  out.lanes.fill(0);
}

/**
 * What a chart shows at a moment (reference R76), played by itself or, with `played`, by a player; `out` comes from `createDrawList` of the
 * same chart. Nothing is kept from frame to frame, so that a moment looks the same by playing and by seeking, and nothing is allocated.
 */
export function frame(
  chart: StageChart,
  seconds: number,
  options: StageOptions,
  out: DrawList,
  played: Played | null = null,
): void {
  clear(out);
  if (options.hasWindows) drawWindows(chart.notes, seconds, options, out);
  if (options.hasTies) drawTies(chart.ties, seconds, options, out);
  drawPieces(chart.pieces, seconds, options, out);
  drawNotes(chart.notes, seconds, options, out, played);
  if (played) drawPlayedHits(chart.notes, seconds, options, out, played);
  else drawHits(chart.notes, seconds, options, out);
}
