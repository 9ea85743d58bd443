import { JUDGEMENT_WINDOWS } from '../judging/windows.ts';
import { passed } from '../playing/playhead.ts';
import type { DrawList, StageOptions } from './draw-list.ts';
import { borderX, ratioAt, yAt } from './geometry.ts';
import { depthOf, farMoment, self } from './seen.ts';
import type { StageNotes } from './stage-chart.ts';

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
export function drawWindows(notes: StageNotes, seconds: number, options: StageOptions, out: DrawList): void {
  const first = passed(notes.times, self, seconds - GREAT);
  for (let note = passed(notes.times, self, farMoment(seconds, options)) - 1; note >= first; note--) {
    if (notes.presses[note] !== 1) continue;
    addWindow(notes, note, GREAT, seconds, options, out);
    addWindow(notes, note, PERFECT, seconds, options, out);
  }
}
