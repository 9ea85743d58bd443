import type { Chart } from '../../charts/chart.ts';
import { GAP_X, PAD } from './measure.ts';
import { boxesOf, type StateBox } from './place.ts';
import { pathBetween } from './route.ts';

export interface DrawnLine {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  /** The `d` of an SVG path. */
  readonly path: string;
}

export interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Those around before those inside. */
  readonly boxes: readonly StateBox[];
  readonly lines: readonly DrawnLine[];
}

/** Places every state of a chart and every arrow between two of them. */
export function drawingOf(chart: Chart): Drawing {
  const boxes = boxesOf(chart);
  const byPath = new Map(boxes.map((box) => [box.path, box]));
  const lines = boxes.flatMap((box) =>
    box.rows.flatMap(({ arrow, y }) =>
      (arrow?.to ?? []).flatMap((to): readonly DrawnLine[] => {
        const target = byPath.get(to);
        if (!arrow || !target) return [];
        return [{ from: box.path, to, event: arrow.event, path: pathBetween(box, y, target) }];
      }),
    ),
  );
  const [whole] = boxes;
  return {
    x: -PAD,
    y: -PAD,
    // Arrows may bend outwards by less than a gap.
    width: (whole?.width ?? 0) + PAD + GAP_X,
    height: (whole?.height ?? 0) + 2 * PAD,
    boxes,
    lines,
  };
}
