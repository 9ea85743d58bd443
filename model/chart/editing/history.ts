import { applyEdit, type ChartEdit, inverseOf, isNothing } from './edit.ts';
import type { ChartSheet } from './sheet.ts';

/** A sheet with what was done to it, and what was undone. */
export interface ChartHistory {
  readonly sheet: ChartSheet;
  /** The last one first to be undone. */
  readonly done: readonly ChartEdit[];
  /** The last one first to be redone. */
  readonly undone: readonly ChartEdit[];
}

/** Older ones are forgotten, so that memory stays the same over any number of edits. */
export const MAX_STEPS = 1_000;
/** Entries that all steps together hold: some thirty steps that each change all of the largest chart. */
export const MAX_STEP_ENTRIES = 600_000;

const sizeOf = ({ remove, add }: ChartEdit): number => remove.length + add.length;

/** The newest steps, as many as may be kept; always the last one. */
function newest(steps: readonly ChartEdit[]): readonly ChartEdit[] {
  let size = 0;
  let from = steps.length;
  while (from > 0 && steps.length - from < MAX_STEPS) {
    const step = steps[from - 1];
    size += step ? sizeOf(step) : 0;
    if (size > MAX_STEP_ENTRIES && from < steps.length) break;
    from -= 1;
  }
  return from === 0 ? steps : steps.slice(from);
}

export const begun = (sheet: ChartSheet): ChartHistory => ({ sheet, done: [], undone: [] });

export function record(history: ChartHistory, edit: ChartEdit): ChartHistory {
  if (isNothing(edit)) return history;
  return {
    sheet: applyEdit(history.sheet, edit),
    done: newest([...history.done, edit]),
    undone: [],
  };
}

export function undo({ sheet, done, undone }: ChartHistory): ChartHistory {
  const last = done.at(-1);
  if (!last) return { sheet, done, undone };
  return {
    sheet: applyEdit(sheet, inverseOf(last)),
    done: done.slice(0, -1),
    undone: [...undone, last],
  };
}

export function redo({ sheet, done, undone }: ChartHistory): ChartHistory {
  const next = undone.at(-1);
  if (!next) return { sheet, done, undone };
  return { sheet: applyEdit(sheet, next), done: [...done, next], undone: undone.slice(0, -1) };
}
