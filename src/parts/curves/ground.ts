import type uPlot from 'uplot';
import type { CurveMark, TimeSpan } from './curves.types.ts';

const NAME_GAP_PX = 4;

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

interface Ink {
  readonly of: (variable: string) => string;
  readonly font: string;
}

/** Lines from top to bottom with their names above; a name that would run into a stronger one is left out. */
export function paintMarks(u: uPlot, marks: readonly CurveMark[], ink: Ink): void {
  const { ctx } = u;
  const { left, top, width, height } = u.bbox;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.font = ink.font.replace(/^\d+/, (size) => String(Number(size) * ratio));
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
    const size = ctx.measureText(label).width;
    const from = Math.min(Math.max(x - size / 2, left), left + width - size);
    const to = from + size;
    if (named.some((other) => from < other.to + NAME_GAP_PX && to + NAME_GAP_PX > other.from)) continue;
    named.push({ from, to });
    ctx.fillText(label, from, top - 2 * ratio);
  }
  ctx.restore();
}
