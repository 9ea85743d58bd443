import { type Cut, cutsOf, pictureColumns } from '#model/chart/preview/cuts';
import { saveLines } from '#src/kit/curve/save-lines.ts';
import { type Geometry, heightOf, laneWidthOf, widthOf } from '../strip/geometry.ts';
import { colorsOf, type Painting, paintChart } from '../strip/paint.ts';
import type { ChartZoom } from './address.ts';

/** Larger canvases stay empty on some phones, where words and margins need some, too. */
const MAX_PIXELS = 15_000_000;
const PAD = 10;
const SCALE = 2;
/** A short part is drawn larger instead. */
const MIN_WIDTH = 1_000;

/** The picture of a stretch of a chart in as many columns as make it about as wide as a screen (reference R71). */
export function pictureOf({ from, to }: Cut, zoom: ChartZoom) {
  const seconds = to - from;
  const laneWidth = laneWidthOf(zoom);
  const columnWidth = widthOf(laneWidth);
  const columns = pictureColumns(seconds, { pxPerSecond: zoom, columnWidth });
  const geometries = cutsOf(seconds, seconds / columns).map(
    (cut): Geometry => ({
      cut: { from: from + cut.from, to: from + cut.to },
      pxPerSecond: zoom,
      laneWidth,
      pad: PAD,
    }),
  );
  const width = columnWidth * geometries.length;
  const height = Math.max(...geometries.map(heightOf));
  const scale = Math.min(Math.max(SCALE, MIN_WIDTH / width), Math.sqrt(MAX_PIXELS / (width * height)));
  return { geometries, columnWidth, width, height, scale };
}

/** Saves a stretch of the chart as a picture below some lines. */
export async function savePicture(
  painting: Painting,
  { zoom, stretch }: { readonly zoom: ChartZoom; readonly stretch: Cut },
  lines: readonly string[],
  name: string,
  /** On the page: its colours are taken. */
  themed: Element,
): Promise<void> {
  const { geometries, columnWidth, width, height, scale } = pictureOf(stretch, zoom);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const colors = colorsOf(themed);
  for (const [index, geometry] of geometries.entries()) {
    context.setTransform(scale, 0, 0, scale, index * columnWidth * scale, 0);
    context.save();
    context.beginPath();
    context.rect(0, 0, columnWidth, height);
    context.clip();
    paintChart(context, geometry, painting, colors);
    context.restore();
  }
  await saveLines(lines, canvas, name, canvas.width);
}
