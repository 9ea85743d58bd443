import { passed } from '../playing/playhead.ts';
import { drawHits, drawPlayedHits } from './draw-hits.ts';
import type { DrawList, Played, StageOptions } from './draw-list.ts';
import { drawNotes } from './draw-notes.ts';
import { drawPieces } from './draw-pieces.ts';
import { drawWindows } from './draw-windows.ts';
import { LANE_WIDTH, ratioAt, xAt, yAt } from './geometry.ts';
import { TIE_THICKNESS } from './looks.ts';
import { depthOf, farMoment, nearMoment, self } from './seen.ts';
import type { StageChart, StageTies } from './stage-chart.ts';

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
