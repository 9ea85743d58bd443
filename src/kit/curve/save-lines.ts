import { saveFile } from '../text/save-file.ts';

const WIDTH = 1080;
const MARGIN = 40;
const TITLE_PX = 32;
const LINE_PX = 24;
const GAP = 16;

/** Draws words above a chart and hands both to the browser as a picture; without a chart the words alone. */
export async function saveLines(
  lines: readonly string[],
  chart: HTMLCanvasElement | null,
  name: string,
  /** Pixels of the chart from side to side; words grow no wider than this. */
  inner: number = WIDTH - 2 * MARGIN,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const chartHeight = chart ? Math.round((inner * chart.height) / Math.max(1, chart.width)) : 0;
  const top = MARGIN + TITLE_PX + lines.length * (LINE_PX + GAP);
  canvas.width = inner + 2 * MARGIN;
  canvas.height = top + chartHeight + MARGIN;
  const root = getComputedStyle(document.documentElement);
  const color = (variable: string): string => root.getPropertyValue(variable).trim();
  const font = getComputedStyle(document.body).fontFamily;
  context.fillStyle = color('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  lines.forEach((line, at) => {
    const size = at === 0 ? TITLE_PX : LINE_PX;
    context.font = `${at < 2 ? 700 : 400} ${size}px ${font}`;
    context.fillStyle = color(at < 2 ? '--text' : '--text-2');
    context.fillText(line, MARGIN, MARGIN + TITLE_PX + at * (LINE_PX + GAP), inner);
  });
  if (chart) context.drawImage(chart, MARGIN, top, inner, chartHeight);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) saveFile(`${name}.png`, blob);
}
