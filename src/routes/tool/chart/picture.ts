import { cutsOf, pictureColumns } from '#model/chart/preview/cuts';
import { saveLines } from '#src/parts/curves/save-lines.ts';
import type { Zoom } from './address.ts';
import { type Geometry, heightOf, laneWidthOf, widthOf } from './geometry.ts';
import { colorsOf, type Painting, paintChart } from './paint.ts';

/** Larger canvases stay empty on some phones. */
const MOST_PIXELS = 16_000_000;
const PAD = 10;
const END_SECONDS = 2;

/** Saves the whole chart as a picture, in as many columns as make it about as wide as a screen. */
export async function savePicture(
  painting: Painting,
  zoom: Zoom,
  lines: readonly string[],
  name: string,
  /** On the page: its colours are taken. */
  themed: Element,
): Promise<void> {
  const seconds = (painting.chart.notes.at(-1)?.time ?? 0) + END_SECONDS;
  const laneWidth = laneWidthOf(zoom);
  const columnWidth = widthOf(laneWidth);
  const columns = pictureColumns(seconds, { pxPerSecond: zoom, columnWidth });
  const cuts = cutsOf(seconds, seconds / columns);
  const geometry = (cut: (typeof cuts)[number]): Geometry => ({
    cut,
    pxPerSecond: zoom,
    laneWidth,
    pad: PAD,
  });
  const [first] = cuts;
  if (!first) return;
  const height = heightOf(geometry(first));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (columnWidth * columns * height)));
  canvas.width = Math.round(columnWidth * columns * scale);
  canvas.height = Math.round(height * scale);
  const colors = colorsOf(themed);
  for (const [index, cut] of cuts.entries()) {
    context.setTransform(scale, 0, 0, scale, index * columnWidth * scale, 0);
    context.save();
    context.beginPath();
    context.rect(0, 0, columnWidth, height);
    context.clip();
    paintChart(context, geometry(cut), painting, colors);
    context.restore();
  }
  await saveLines(lines, canvas, name);
}
