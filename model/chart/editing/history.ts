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

export const begun = (sheet: ChartSheet): ChartHistory => ({ sheet, done: [], undone: [] });

export function record(history: ChartHistory, edit: ChartEdit): ChartHistory {
  if (isNothing(edit)) return history;
  return {
    sheet: applyEdit(history.sheet, edit),
    done: [...history.done.slice(1 - MAX_STEPS), edit],
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
