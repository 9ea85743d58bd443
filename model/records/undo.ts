/** Steps that can be taken back or done again; the latest is last in both. A step is what there was before it, or how it changes something. */
export interface UndoSteps<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** Of the last step, while it goes on; null once it is over. */
  readonly key: string | null;
}

export const NO_STEPS: UndoSteps<never> = { past: [], future: [], key: null };
/** Older ones are forgotten, so that memory stays the same over any number of steps. */
export const MAX_STEPS = 100;

/**
 * Steps of one key in a row are one: a drag is not taken back pixel by pixel. `merged` says which step both are together, null
 * where they are none; a step that is what there was before is the first of them.
 */
export function withStep<T>(
  { past, key: last }: UndoSteps<T>,
  step: T,
  key: string | null,
  merged: (first: T, step: T) => T | null = (first) => first,
): UndoSteps<T> {
  const before = past.at(-1);
  const both = before !== undefined && key !== null && key === last ? merged(before, step) : null;
  const steps = both === null ? [...past, step] : past.with(-1, both);
  return { past: steps.slice(-MAX_STEPS), future: [], key };
}

/** The next step is one of its own, whatever its key. */
export const settled = <S extends UndoSteps<unknown>>(steps: S): S => ({ ...steps, key: null });

interface TakenStep<T> {
  readonly steps: UndoSteps<T>;
  readonly step: T;
}

/** Takes the last step back; `kept` is what must be known to do it again. */
export function stepBack<T>({ past, future }: UndoSteps<T>, kept: (step: T) => T): TakenStep<T> | null {
  const step = past.at(-1);
  if (step === undefined) return null;
  return { steps: { past: past.slice(0, -1), future: [...future, kept(step)], key: null }, step };
}

export function stepForward<T>({ past, future }: UndoSteps<T>, kept: (step: T) => T): TakenStep<T> | null {
  const step = future.at(-1);
  if (step === undefined) return null;
  return { steps: { past: [...past, kept(step)], future: future.slice(0, -1), key: null }, step };
}

/** A value with those that it was before, and those that were taken back. */
export interface History<T> extends UndoSteps<T> {
  readonly present: T;
}

export const begun = <T>(present: T): History<T> => ({ ...NO_STEPS, present });

export const record = <T>(history: History<T>, present: T, key: string | null = null): History<T> =>
  present === history.present ? history : { ...withStep(history, history.present, key), present };

export function undo<T>(history: History<T>): History<T> {
  const taken = stepBack(history, () => history.present);
  return taken ? { ...taken.steps, present: taken.step } : history;
}

export function redo<T>(history: History<T>): History<T> {
  const taken = stepForward(history, () => history.present);
  return taken ? { ...taken.steps, present: taken.step } : history;
}
