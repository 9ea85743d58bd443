import { passed } from '../playing/playhead.ts';
import { stepsOf } from './curve.ts';
import type { DrawList, StageOptions } from './draw-list.ts';
import { LANE_WIDTH, LINE_Y, ratioAt, xAt, yAt } from './geometry.ts';
import { kindOf, RIBBON_WIDTH } from './looks.ts';
import { addSprite, depthOf, farMoment, nearMoment, self } from './seen.ts';
import type { StagePieces } from './stage-chart.ts';

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

/** What is seen of a piece, in quads from the far end on. */
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
export function drawPieces(pieces: StagePieces, seconds: number, options: StageOptions, out: DrawList): void {
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
