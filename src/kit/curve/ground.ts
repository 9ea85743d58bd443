import type uPlot from 'uplot';
import type { CurveMark, TimeSpan } from './curves.types.ts';
import type { Ink } from './ink.ts';

const NAME_GAP_PX = 4;
/** Around the name of a strong mark, and its corners. */
const TAG_PX = 6;
const TAG_HEIGHT_PX = 18;
const TAG_RADIUS_PX = 4;

/** Weekends and the like, below everything. */
export function paintShades(u: uPlot, shades: readonly TimeSpan[], color: string): void {
  const { left, top, width, height } = u.bbox;
  u.ctx.save();
  u.ctx.fillStyle = color;
  for (const { from, to } of shades) {
    const start = Math.max(left, u.valToPos(from, 'x', true));
    const end = Math.min(left + width, u.valToPos(to, 'x', true));
    if (end > start) u.ctx.fillRect(start, top, end - start, height);
  }
  u.ctx.restore();
}

/** The name of a strong mark on a ground of its own. */
function paintTag(ctx: CanvasRenderingContext2D, text: string, from: number, bottom: number, ink: Ink): void {
  const ratio = devicePixelRatio;
  const height = TAG_HEIGHT_PX * ratio;
  const width = ctx.measureText(text).width + 2 * TAG_PX * ratio;
  ctx.fillStyle = ink.of('--tag');
  ctx.beginPath();
  ctx.roundRect(from, bottom - height, width, height, TAG_RADIUS_PX * ratio);
  ctx.fill();
  ctx.fillStyle = ink.of('--on-tag');
  ctx.fillText(text, from + TAG_PX * ratio, bottom - 2 * ratio);
}

/** Lines from top to bottom with their names above; a name that would run into a stronger one is left out. */
export function paintMarks(u: uPlot, marks: readonly CurveMark[], ink: Ink): void {
  const { ctx } = u;
  const { left, top, width, height } = u.bbox;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.font = ink.fontAt(ratio);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'bottom';
  // The line drawn last may have been dashed.
  ctx.setLineDash([]);
  const named: { readonly from: number; readonly to: number }[] = [];
  const byStrength = marks.toSorted((a, b) => Number(b.isStrong ?? false) - Number(a.isStrong ?? false));
  for (const { time, label, isStrong } of byStrength) {
    const x = u.valToPos(time, 'x', true);
    if (x < left - 1 || x > left + width + 1) continue;
    ctx.strokeStyle = ink.of(isStrong ? '--text' : '--control');
    ctx.fillStyle = ink.of(isStrong ? '--text' : '--text-2');
    ctx.lineWidth = (isStrong ? 1.5 : 1) * ratio;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x, top + height);
    ctx.stroke();
    const size = ctx.measureText(label).width + (isStrong ? 2 * TAG_PX * ratio : 0);
    const from = Math.min(Math.max(x - size / 2, left), left + width - size);
    const to = from + size;
    if (named.some((other) => from < other.to + NAME_GAP_PX && to + NAME_GAP_PX > other.from)) continue;
    named.push({ from, to });
    if (isStrong) paintTag(ctx, label, from, top, ink);
    else ctx.fillText(label, from, top - 2 * ratio);
  }
  ctx.restore();
}
