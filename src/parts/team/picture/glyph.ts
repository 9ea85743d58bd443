import { isValidElement, type ReactNode } from 'react';

/** What `currentColor` and the disc's own colour are. */
export interface GlyphColors {
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

/** Draws one of the page's own glyphs (src/components/glyphs.tsx) on a canvas, in the glyph's own units. */
export function drawGlyph(
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
