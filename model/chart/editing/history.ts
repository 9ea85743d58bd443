import { applyEdit, type Edit, inverseOf, isNothing } from './edit.ts';
import type { Sheet } from './sheet.ts';

/** A sheet with what was done to it, and what was undone. */
export interface History {
  readonly sheet: Sheet;
  /** The last one first to be undone. */
  readonly done: readonly Edit[];
  /** The last one first to be redone. */
  readonly undone: readonly Edit[];
}

/** Older ones are forgotten, so that memory stays the same over any number of edits. */
export const MAX_STEPS = 1_000;

export const begun = (sheet: Sheet): History => ({ sheet, done: [], undone: [] });

export function record(history: History, edit: Edit): History {
  if (isNothing(edit)) return history;
  return {
    sheet: applyEdit(history.sheet, edit),
    done: [...history.done.slice(1 - MAX_STEPS), edit],
    undone: [],
  };
}

export function undo({ sheet, done, undone }: History): History {
  const last = done.at(-1);
  if (!last) return { sheet, done, undone };
  return {
    sheet: applyEdit(sheet, inverseOf(last)),
    done: done.slice(0, -1),
    undone: [...undone, last],
  };
}

export function redo({ sheet, done, undone }: History): History {
  const next = undone.at(-1);
  if (!next) return { sheet, done, undone };
  return { sheet: applyEdit(sheet, next), done: [...done, next], undone: undone.slice(0, -1) };
}
