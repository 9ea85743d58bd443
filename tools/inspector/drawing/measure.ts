import type { Chart, ChartArrow, ChartState } from '../../charts/chart.ts';

/** Lengths of the drawing, in units of the picture; letters are of one width. */
export const LETTER = 6.7;
export const HEADER = 26;
export const ROW = 18;
export const PAD = 12;
export const GAP_X = 64;
export const GAP_Y = 16;

/** A line of text in a state: what runs in it, or an arrow that leaves it. */
export interface RowText {
  readonly text: string;
  readonly arrow: ChartArrow | null;
}

const arrowText = ({ event, guard }: ChartArrow): string => (guard === null ? event : `${event} [${guard}]`);

export const rowsOf = ({ arrows }: Chart, { path, actors }: ChartState): readonly RowText[] => [
  ...actors.map((actor) => ({ text: `runs ${actor}`, arrow: null })),
  ...arrows.filter(({ from }) => from === path).map((arrow) => ({ text: arrowText(arrow), arrow })),
];

/** Room for a state's own texts, without what is inside it. */
export function textSize(key: string, rows: readonly RowText[]): { width: number; height: number } {
  const longest = Math.max(key.length, ...rows.map(({ text }) => text.length));
  return {
    width: Math.ceil(longest * LETTER) + 2 * PAD,
    height: HEADER + rows.length * ROW + (rows.length > 0 ? PAD / 2 : 0),
  };
}
