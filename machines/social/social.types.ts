import type { JsonObject } from '#model/records/reading';

export interface SocialContext {
  /** Last answer of the operator's endpoint; null before the first. */
  readonly record: JsonObject | null;
  readonly path: string | null;
}

export type SocialEvent =
  /** A new page is shown. */
  | { readonly type: 'ROUTE.CHANGED'; readonly path: string }
  /** Whether an operator configured an endpoint. */
  | { readonly type: 'xstate.done.actor.configuration'; readonly output: boolean }
  | { readonly type: 'xstate.error.actor.configuration'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.refresh'; readonly output: JsonObject }
  | { readonly type: 'xstate.error.actor.refresh'; readonly error: unknown };
