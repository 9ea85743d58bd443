import { invertChange, mergeChanges, type ProfileChange } from './change.ts';

/** One step of an editing visitor. Steps of one key in a row are one: dragging a slider is not taken back pixel by pixel. */
interface Step {
  readonly change: ProfileChange;
  readonly key: string | null;
}

/** What was done and can be taken back, and what was taken back and can be done again; the latest is last in both. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };
export const MAX_STEPS = 100;

export function withStep({ past }: History, change: ProfileChange, key: string | null): History {
  const last = past.at(-1);
  const both = last && key !== null && last.key === key ? mergeChanges(last.change, change) : null;
  const steps = both ? [...past.slice(0, -1), { change: both, key }] : [...past, { change, key }];
  return { past: steps.slice(-MAX_STEPS), future: [] };
}

interface Moved {
  readonly history: History;
  /** To be made now. */
  readonly change: ProfileChange;
}

export function undo({ past, future }: History): Moved | null {
  const last = past.at(-1);
  if (!last) return null;
  const step = { change: last.change, key: null };
  return {
    history: { past: past.slice(0, -1), future: [...future, step] },
    change: invertChange(last.change),
  };
}

export function redo({ past, future }: History): Moved | null {
  const next = future.at(-1);
  if (!next) return null;
  return { history: { past: [...past, next], future: future.slice(0, -1) }, change: next.change };
}
