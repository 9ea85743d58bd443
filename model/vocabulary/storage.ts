/** Why the browser could not read or keep something: no room, no reply in time, read back differently, not there. */
const STORAGE_PROBLEMS = ['quota', 'time', 'mismatch', 'unavailable'] as const;
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

/** The problem an error names in its field `problem`; any other error means that storage is unavailable. */
export function storageProblemOf(error: unknown): StorageProblem {
  const named = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : null;
  return STORAGE_PROBLEMS.find((problem) => problem === named) ?? 'unavailable';
}

/** Stands for a text in storage: two are equal when no one wrote another one in between. */
export type Revision = string;

/** A value as read from the browser's storage. */
export interface StoredValue<T> {
  readonly value: T;
  /** Part of what was kept could not be read: defaults stand in, and the original was set aside. */
  readonly isDamaged: boolean;
  readonly revision: Revision;
  /** Time of the backup (epoch milliseconds) that filled what could not be read. */
  readonly completedFrom?: number;
}

/** A value to keep, with the revision it was made from; null when nothing could be read before. */
export interface Keeping<T> {
  readonly value: T;
  readonly base: Revision | null;
}

/** What became of it: kept, or not, because another tab had written; then `theirs` is what is there. */
export type KeepOutcome<T> =
  | { readonly isKept: true; readonly revision: Revision }
  | { readonly isKept: false; readonly theirs: StoredValue<T> };

/** How a value is kept in the browser: under which key and in which words. */
export interface Codec<T> {
  readonly key: string;
  /** Takes anything, `undefined` when nothing was kept; what cannot be read falls back to defaults. Never throws. */
  decode(json: unknown): T;
  /** Plain JSON. */
  encode(value: T): unknown;
}

/** Of a value that can join edits made here since `base` with what another tab saved. */
export interface JoiningCodec<T> extends Codec<T> {
  merge?(base: T, mine: T, theirs: T): T;
}
