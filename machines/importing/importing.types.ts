import type { ImportFailure } from '#model/profile/files/failure';
import type { TextReading } from '#model/profile/files/read-text';

/** What a visitor gave: typed, pasted, or a file; what else a file has is known to the services alone. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: { readonly name: string; readonly size: number } };

/** Where it goes: profiles of their own, or into the one in use. */
export const IMPORT_TARGETS = ['new', 'active'] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** How new cards stand that are known by their ids alone. */
export const IMPORT_FILLS = ['start', 'finished'] as const;
export type ImportFill = (typeof IMPORT_FILLS)[number];

/** A file that the browser could not read is no failure of what is in it. */
export type ReadFailure = ImportFailure | 'fileUnreadable';

export type GoodReading = TextReading & { readonly ok: true };

export interface ImportingContext {
  readonly source: ImportSource | null;
  readonly reading: GoodReading | null;
  readonly failure: ReadFailure | null;
  readonly target: ImportTarget;
  readonly fill: ImportFill;
  /** Cards that were new or changed in what was applied last. */
  readonly applied: number;
}

export type ImportingCommand =
  | { readonly type: 'SOURCE.GIVEN'; readonly source: ImportSource }
  | { readonly type: 'TARGET.CHOSEN'; readonly target: ImportTarget }
  | { readonly type: 'FILL.CHOSEN'; readonly fill: ImportFill }
  /** What was shown was put into the profiles. */
  | { readonly type: 'PREVIEW.APPLIED'; readonly cards: number }
  | { readonly type: 'PREVIEW.DISCARD' };

export type ImportingEvent =
  | ImportingCommand
  | { readonly type: 'xstate.done.actor.read'; readonly output: TextReading }
  | { readonly type: 'xstate.error.actor.read'; readonly error: unknown };
