import { GAP_X, GAP_Y, HEADER, ROW, textSize } from './measure.ts';
import type { StateBox } from './place.ts';

const BEND = GAP_X / 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

const curve = (start: Point, pullStart: number, pullEnd: number, end: Point): string =>
  `M ${start.x} ${start.y} C ${pullStart} ${start.y}, ${pullEnd} ${end.y}, ${end.x} ${end.y}`;

const isAround = (outer: StateBox, inner: StateBox): boolean =>
  outer.path === '' ? inner.path !== '' : inner.path.startsWith(`${outer.path}.`);

/** Down beside the state's texts, and along the left of what is inside it; a lane for each line of text. */
function pathInwards(source: StateBox, rowY: number, target: StateBox): string {
  const size = textSize(source.key, source.rows);
  const lane = 4 * Math.floor((rowY - source.y - HEADER) / ROW);
  const trunk = source.x + size.width + lane;
  const gutter = target.x - 8 - (lane % (GAP_Y - 4));
  const bottom = source.y + size.height;
  const headingY = target.y + HEADER / 2;
  return [
    `M ${trunk - 8} ${rowY} Q ${trunk} ${rowY}, ${trunk} ${rowY + 8} V ${bottom}`,
    `C ${trunk} ${bottom + GAP_Y}, ${gutter} ${bottom}, ${gutter} ${bottom + GAP_Y}`,
    `V ${headingY - 6} Q ${gutter} ${headingY}, ${target.x} ${headingY}`,
  ].join(' ');
}

/** The way of an arrow from a line of text in one state to the heading of another, as the `d` of an SVG path. */
export function pathBetween(source: StateBox, rowY: number, target: StateBox): string {
  const [left, right] = [source.x, source.x + source.width];
  const [targetLeft, targetRight] = [target.x, target.x + target.width];
  const headingY = target.y + HEADER / 2;
  if (isAround(source, target)) return pathInwards(source, rowY, target);
  if (targetLeft >= right) {
    const pull = Math.max(BEND, (targetLeft - right) / 2);
    return curve({ x: right, y: rowY }, right + pull, targetLeft - pull, { x: targetLeft, y: headingY });
  }
  if (targetRight <= left) {
    const pull = Math.max(BEND, (left - targetRight) / 2);
    return curve({ x: left, y: rowY }, left - pull, targetRight + pull, { x: targetRight, y: headingY });
  }
  // Above, below, around, or the state itself: out on the right and back in.
  const outside = Math.max(right, targetRight) + BEND;
  return curve({ x: right, y: rowY }, outside, outside, { x: targetRight, y: headingY });
}
