import type { JsonObject } from '#model/records/reading';

export interface ExternalContext {
  /** Address or path that was requested last; null before the first request. */
  readonly requested: string | null;
  /** Last record that came; null before, and for what leaves no record, such as a script. */
  readonly record: JsonObject | null;
  readonly error: unknown;
}

/** A page needs this; the same again loads again only after a failure. */
interface ExternalCommand {
  readonly type: 'CONTENT.REQUESTED';
  readonly what: string;
}

export type ExternalEvent =
  | ExternalCommand
  | { readonly type: 'xstate.done.actor.load'; readonly output: JsonObject | null }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown };

export const initialContext = (): ExternalContext => ({ requested: null, record: null, error: null });

export const isAnother = ({ requested }: ExternalContext, event: ExternalEvent): boolean =>
  event.type === 'CONTENT.REQUESTED' && event.what !== requested;

export function note(event: ExternalEvent): Partial<ExternalContext> {
  if (event.type === 'CONTENT.REQUESTED') return { requested: event.what, error: null };
  return event.type === 'xstate.done.actor.load' ? { record: event.output } : { error: event.error };
}

/** Input of `load`. */
export const requestedOf = ({ context }: { context: ExternalContext }): string => context.requested ?? '';
