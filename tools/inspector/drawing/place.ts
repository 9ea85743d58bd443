import type { Chart, ChartState } from '../../charts/chart.ts';
import { columnsOf } from './columns.ts';
import { GAP_X, GAP_Y, HEADER, PAD, ROW, type RowText, rowsOf, textSize } from './measure.ts';

/** A state of the drawing; lengths and places in units of the picture. */
export interface StateBox {
  readonly path: string;
  readonly key: string;
  readonly kind: ChartState['kind'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (RowText & { readonly y: number })[];
  /** What is inside starts in it. */
  readonly isInitial: boolean;
}

interface Placed {
  readonly width: number;
  readonly height: number;
  /** The state itself first. */
  readonly boxes: readonly StateBox[];
}

const moved = ({ boxes }: Placed, dx: number, dy: number): readonly StateBox[] =>
  boxes.map((box) => ({
    ...box,
    x: box.x + dx,
    y: box.y + dy,
    rows: box.rows.map((row) => ({ ...row, y: row.y + dy })),
  }));

/** Columns beside each other, the states of each below each other. */
function inColumns(columns: readonly (readonly Placed[])[]): Placed {
  const boxes: StateBox[] = [];
  let [x, height] = [0, 0];
  for (const column of columns) {
    let y = 0;
    for (const placed of column) {
      boxes.push(...moved(placed, x, y));
      y += placed.height + GAP_Y;
    }
    height = Math.max(height, y - GAP_Y);
    x += Math.max(...column.map(({ width }) => width)) + GAP_X;
  }
  return { width: Math.max(0, x - GAP_X), height, boxes };
}

/** A state and everything inside it, with its own corner at 0, 0. */
function placed(chart: Chart, state: ChartState, isInitial: boolean): Placed {
  const rows = rowsOf(chart, state);
  const own = textSize(state.path === '' ? chart.id : state.key, rows);
  const inside = inColumns(
    columnsOf(chart, state).map((column) =>
      column.map((child) => placed(chart, child, child.path === state.initial)),
    ),
  );
  const hasInside = inside.boxes.length > 0;
  const width = Math.max(own.width, hasInside ? inside.width + 2 * PAD + GAP_X / 2 : 0);
  const height = own.height + (hasInside ? inside.height + GAP_Y + PAD : 0);
  const box: StateBox = {
    path: state.path,
    key: state.path === '' ? chart.id : state.key,
    kind: state.kind,
    x: 0,
    y: 0,
    width,
    height,
    rows: rows.map((row, index) => ({ ...row, y: HEADER + (index + 0.5) * ROW })),
    isInitial,
  };
  return { width, height, boxes: [box, ...moved(inside, PAD + GAP_X / 4, own.height + GAP_Y)] };
}

/** Every state of the chart with its place, those around before those inside. */
export const boxesOf = (chart: Chart): readonly StateBox[] => placed(chart, chart.root, false).boxes;
