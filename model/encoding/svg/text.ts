import { CAP_HEIGHT, glyphOf } from './glyphs.ts';
import { group, n, path } from './svg.ts';

/** A run of text at one size; `size` is the cap height in the picture's units. */
export interface TextRun {
  readonly text: string;
  readonly size: number;
  /** Extra space between letters, in thousandths of the cap height. */
  readonly tracking?: number;
}

const SPACE = 250;
const GAP = 78;

const step = (character: string): number =>
  character === ' ' ? SPACE : (glyphOf(character)?.width ?? 0) + GAP;

/** Width of a run in the picture's units. */
export function widthOf({ text, size, tracking = 0 }: TextRun): number {
  const units = [...text].reduce((sum, character) => sum + step(character) + tracking, 0);
  return (Math.max(0, units - GAP - tracking) * size) / CAP_HEIGHT;
}

/** Draws a run with its left end at `x` and its baseline at `y`; letters the alphabet lacks are left out. */
export function drawRun(run: TextRun, x: number, y: number, color: string): string {
  const scale = run.size / CAP_HEIGHT;
  let at = 0;
  const letters: string[] = [];
  for (const character of run.text) {
    const glyph = glyphOf(character);
    if (glyph) {
      const solid = glyph.solid ? path(glyph.solid, {}) : '';
      const curves = glyph.curves
        ? path(glyph.curves, { fill: 'none', stroke: color, 'stroke-width': glyph.weight })
        : '';
      letters.push(group(solid + curves, at === 0 ? {} : { transform: `translate(${n(at)} 0)` }));
    }
    at += step(character) + (run.tracking ?? 0);
  }
  const transform = `translate(${n(x)} ${n(y - run.size)}) scale(${Math.round(scale * 1e5) / 1e5})`;
  return group(letters.join(''), { transform, fill: color });
}

/** A run centred on `x`. */
export const drawCentred = (run: TextRun, x: number, y: number, color: string): string =>
  drawRun(run, x - widthOf(run) / 2, y, color);

/**
 * A character's short form: one large capital, then small letters at about two thirds, on one baseline.
 * `size` is the capital's height; (cx, cy) the middle of the capital.
 */
export function drawMonogram(letters: string, cx: number, cy: number, size: number, color: string): string {
  const large: TextRun = { text: letters.slice(0, 1), size };
  const small: TextRun = { text: letters.slice(1), size: size * (letters.length > 2 ? 0.62 : 0.66) };
  const gap = size * 0.07;
  const width = widthOf(large) + gap + widthOf(small);
  const left = cx - width / 2;
  const base = cy + size / 2;
  return drawRun(large, left, base, color) + drawRun(small, left + widthOf(large) + gap, base, color);
}
