import { isValidElement, type ReactNode } from 'react';
import { attributeColor } from '#model/listing/views/attributes';
import { bandColor, bandInk } from '#model/listing/views/bands';
import type { CardView } from '#model/listing/views/card-view';
import { frameColor, starColor, starsOf } from '../card/card-marks.ts';
import { ATTRIBUTE_GLYPHS, BAND_GLYPHS } from '../text/glyphs.tsx';
import type { PageLook } from './picture.types.ts';

/** Of the thumbnail as the page draws it, whose side is 100 (src/kit/card/card-thumb.tsx). */
const RADIUS = 8;
const NIGHT = '#17121f';

export interface Thumb {
  readonly card: CardView;
  /** Null where the picture did not come. */
  readonly image: CanvasImageSource | null;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function disc(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  glyph: ReactNode,
  colors: GlyphColors,
): void {
  context.save();
  context.translate(x, y);
  context.scale(0.9583, 0.9583);
  context.beginPath();
  context.arc(12, 12, 11.3, 0, 2 * Math.PI);
  context.fillStyle = colors.disc;
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.4;
  context.stroke();
  drawGlyph(context, glyph, colors);
  context.restore();
}

function ground(context: CanvasRenderingContext2D, { card, image }: Thumb, { font }: PageLook): void {
  context.fillStyle = card.color ?? bandColor(card.bandId);
  context.fillRect(0, 0, 100, 100);
  if (image) {
    context.drawImage(image, 0, 0, 100, 100);
    return;
  }
  context.fillStyle = '#ffffff';
  context.font = `700 34px ${font}`;
  context.textAlign = 'center';
  context.fillText(card.monogram, 50, 62);
  context.textAlign = 'left';
}

/** A card's thumbnail with all its marks. */
export function drawThumb(context: CanvasRenderingContext2D, thumb: Thumb, look: PageLook): void {
  const { card, x, y, side } = thumb;
  context.save();
  context.translate(x, y);
  context.scale(side / 100, side / 100);
  context.beginPath();
  context.roundRect(0, 0, 100, 100, RADIUS);
  context.clip();
  ground(context, thumb, look);
  context.globalAlpha = 0.74;
  context.fillStyle = NIGHT;
  context.fillRect(0, 82, 100, 18);
  context.globalAlpha = 1;
  context.fillStyle = starColor(card);
  context.fill(new Path2D(starsOf(card)));
  context.strokeStyle = frameColor(card);
  context.lineWidth = 2.4;
  context.beginPath();
  context.roundRect(2.2, 2.2, 95.6, 95.6, 7);
  context.stroke();
  context.fillStyle = bandColor(card.bandId);
  context.fillRect(0, 0, 8, 100);
  const band = { ink: bandInk(card.bandId), disc: bandColor(card.bandId) };
  disc(context, [5, 5], BAND_GLYPHS.get(card.bandId), band);
  const attribute = {
    ink: '#ffffff',
    disc: card.attribute === 'unknown' ? attributeColor('unknown') : look.color(`--${card.attribute}`),
  };
  disc(context, [72, 5], ATTRIBUTE_GLYPHS[card.attribute], attribute);
  context.restore();
}

/** What `currentColor` and the disc's own colour are. */
interface GlyphColors {
  readonly ink: string;
  readonly disc: string;
}

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly cap: CanvasLineCap;
}

const PLAIN: Paint = { fill: 'none', stroke: 'none', width: 1, cap: 'butt' };

type Shape = Readonly<Record<string, unknown>>;

const num = (value: unknown): number => Number(value ?? 0);

/** The outline of one of the shapes that our glyphs are made of; null for a group. */
function outline(type: unknown, shape: Shape): Path2D | null {
  if (type === 'path') return new Path2D(String(shape.d));
  const path = new Path2D();
  if (type === 'circle') path.arc(num(shape.cx), num(shape.cy), num(shape.r), 0, 2 * Math.PI);
  else if (type === 'rect')
    path.roundRect(num(shape.x), num(shape.y), num(shape.width), num(shape.height), num(shape.rx));
  else return null;
  return path;
}

function paintOf(shape: Shape, before: Paint, { ink, disc }: GlyphColors): Paint {
  const color = (value: unknown, otherwise: string): string => {
    if (typeof value !== 'string') return otherwise;
    return value === 'currentColor' ? ink : value === 'var(--disc)' ? disc : value;
  };
  return {
    fill: color(shape.fill, before.fill),
    stroke: color(shape.stroke, before.stroke),
    width: shape.strokeWidth === undefined ? before.width : num(shape.strokeWidth),
    cap: shape.strokeLinecap === 'round' ? 'round' : before.cap,
  };
}

/** Draws one of the page's own glyphs (src/kit/text/glyphs.tsx) on a canvas, in the glyph's own units. */
function drawGlyph(
  context: CanvasRenderingContext2D,
  node: ReactNode,
  colors: GlyphColors,
  before: Paint = PLAIN,
): void {
  if (Array.isArray(node)) {
    for (const one of node) drawGlyph(context, one, colors, before);
    return;
  }
  if (!isValidElement<Shape & { readonly children?: ReactNode }>(node)) return;
  const paint = paintOf(node.props, before, colors);
  const path = outline(node.type, node.props);
  if (path === null) {
    drawGlyph(context, node.props.children, colors, paint);
    return;
  }
  if (paint.fill !== 'none') {
    context.fillStyle = paint.fill;
    context.fill(path);
  }
  if (paint.stroke === 'none') return;
  context.strokeStyle = paint.stroke;
  context.lineWidth = paint.width;
  context.lineCap = paint.cap;
  context.stroke(path);
}
