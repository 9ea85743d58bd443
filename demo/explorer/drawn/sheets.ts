import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { group, svg } from '#model/encoding/svg/svg';
import { drawCentred } from '#model/encoding/svg/text';
import { accentOf, spark } from '../drawing/lights.ts';
import { type BundleFamily, json, picture } from './family.ts';

/** Sheets of pictures in a row, with a file that says where each lies. */

interface Cell {
  readonly name: string;
  /** Within a cell, from its upper left corner. */
  readonly inner: string;
}

interface Row {
  readonly width: number;
  readonly height: number;
  cells(nth: number): readonly Cell[];
}

type Size = Pick<BundleFamily, 'count' | 'digits' | 'isReleased'>;

const sheet = ({ width, height }: Row, cells: readonly Cell[]): string =>
  svg(
    width * cells.length,
    height,
    cells.map(({ inner }, at) => group(inner, { transform: `translate(${at * width} 0)` })).join(''),
  );

/** Places count from the lower left corner, as in sheets of notes (reference R79). */
const spritesOf = ({ width, height }: Row, cells: readonly Cell[]): unknown =>
  cells.map(({ name }, at) => ({ Base: { m_Name: name, m_Rect: { x: at * width, y: 0, width, height } } }));

const family = (path: string, size: Size, name: string, row: Row): BundleFamily => ({
  path,
  ...size,
  files: () => [`${name}.png`, '.sprites'],
  make: (nth, place) =>
    place === 0 ? picture(sheet(row, row.cells(nth))) : json(spritesOf(row, row.cells(nth))),
});

const MOMENTS = 8;

/** A burst of light in eight moments. */
export const sparks = (path: string, size: Size, name: string): BundleFamily =>
  family(path, size, name, {
    width: 100,
    height: 100,
    cells: (nth) =>
      Array.from({ length: MOMENTS }, (_, at) => ({
        name: `${name.toLowerCase()}_${at}`,
        inner: spark(nth, at / MOMENTS),
      })),
  });

const inked = (text: string, size: number, width: number, height: number, color: string): string =>
  drawCentred({ text, size }, width / 2 + 1.5, height / 2 + size / 2 + 2, mix(color, NIGHT, 0.6)) +
  drawCentred({ text, size }, width / 2, height / 2 + size / 2, mix(color, WHITE, 0.25));

/** The ten digits. */
export const numbers = (path: string, size: Size): BundleFamily =>
  family(path, size, 'Numbers', {
    width: 64,
    height: 96,
    cells: (nth) =>
      Array.from({ length: 10 }, (_, at) => ({
        name: `number_${at}`,
        inner: inked(String(at), 56, 64, 96, accentOf(nth)),
      })),
  });

/** Words by which the game judges. */
export const words = (path: string, size: Size, texts: readonly string[]): BundleFamily =>
  family(path, size, 'Words', {
    width: 320,
    height: 80,
    cells: (nth) =>
      texts.map((text, at) => ({
        name: text.toLowerCase().replace(' ', '_'),
        inner: inked(text, 32, 320, 80, accentOf(nth, at)),
      })),
  });
