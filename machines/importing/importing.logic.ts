import type { ImportFailure } from '#model/profile/files/failure';
import type { TextReading } from '#model/profile/files/read-text';

/** Source of an import: a text or a file, whose contents only the services see. */
export type ImportSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: { readonly name: string; readonly size: number } };

/** Import as new profiles or into the active one. */
const IMPORT_TARGETS = ['new', 'active'] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** State of new cards for which the source has only ids. */
const IMPORT_FILLS = ['start', 'finished'] as const;
export type ImportFill = (typeof IMPORT_FILLS)[number];

/** `fileUnreadable` means that the browser could not read the file at all. */
export type ReadFailure = ImportFailure | 'fileUnreadable';

export type GoodReading = TextReading & { readonly ok: true };

export interface ImportingContext {
  readonly source: ImportSource | null;
  readonly reading: GoodReading | null;
  readonly failure: ReadFailure | null;
  readonly target: ImportTarget;
  readonly fill: ImportFill;
  /** Number of cards added or changed by the last import. */
  readonly appliedCards: number;
}

export type ImportingCommand =
  | { readonly type: 'SOURCE.GIVEN'; readonly source: ImportSource }
  | { readonly type: 'TARGET.CHOSEN'; readonly target: ImportTarget }
  | { readonly type: 'FILL.CHOSEN'; readonly fill: ImportFill }
  /** The preview was applied to the profiles. */
  | { readonly type: 'PREVIEW.APPLIED'; readonly cards: number }
  | { readonly type: 'PREVIEW.DISCARD' };

export type ImportingEvent =
  | ImportingCommand
  | { readonly type: 'xstate.done.actor.read'; readonly output: TextReading }
  | { readonly type: 'xstate.error.actor.read'; readonly error: unknown };

type Change = Partial<ImportingContext>;

export const initialContext = (): ImportingContext => ({
  source: null,
  reading: null,
  failure: null,
  target: 'new',
  fill: 'start',
  appliedCards: 0,
});

/** Takes another source and keeps the chosen options. */
export function takeSource(event: ImportingEvent): Change {
  return event.type === 'SOURCE.GIVEN' ? { source: event.source, reading: null, failure: null } : {};
}

export const sourceOf = ({ context }: { context: ImportingContext }): ImportSource =>
  context.source ?? { kind: 'text', text: '' };

export const isReadable = (event: ImportingEvent): boolean =>
  event.type === 'xstate.done.actor.read' && event.output.ok;

/** Several profiles can only become new ones. */
export function noteReading({ target }: ImportingContext, event: ImportingEvent): Change {
  if (event.type !== 'xstate.done.actor.read' || !event.output.ok) return {};
  return { reading: event.output, target: event.output.profiles.length > 1 ? 'new' : target };
}

export const canGoInto = ({ reading }: ImportingContext, event: ImportingEvent): boolean =>
  event.type === 'TARGET.CHOSEN' && (event.target === 'new' || reading?.profiles.length === 1);

export function failureIn(event: ImportingEvent): Change {
  const isRead = event.type === 'xstate.done.actor.read' && !event.output.ok;
  return { failure: isRead && !event.output.ok ? event.output.reason : 'fileUnreadable' };
}

export const choose = (event: ImportingEvent): Change => {
  if (event.type === 'TARGET.CHOSEN') return { target: event.target };
  return event.type === 'FILL.CHOSEN' ? { fill: event.fill } : {};
};

export const noteApplied = (event: ImportingEvent): Change =>
  event.type === 'PREVIEW.APPLIED' ? { appliedCards: event.cards, source: null, reading: null } : {};
