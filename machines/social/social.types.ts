import type { JsonObject } from '#model/records/reading';

export interface SocialContext {
  /** What the operator's endpoint said last; null before. */
  readonly record: JsonObject | null;
  readonly path: string | null;
}

export type SocialEvent =
  /** A new page shows. */
  | { readonly type: 'ROUTE.CHANGED'; readonly path: string }
  /** Whether an operator configured an endpoint. */
  | { readonly type: 'xstate.done.actor.configuration'; readonly output: boolean }
  | { readonly type: 'xstate.error.actor.configuration'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.refresh'; readonly output: JsonObject }
  | { readonly type: 'xstate.error.actor.refresh'; readonly error: unknown };
