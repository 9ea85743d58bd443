export type WelcomeCommand = { readonly type: 'WELCOME.CLOSED' };

export type WelcomeEvent =
  | WelcomeCommand
  /** Crawlers see no welcome (reference R44). */
  | { readonly type: 'CRAWLER.FOUND' }
  /** From `watch`: it may have been closed in another tab. */
  | { readonly type: 'KEPT.CHANGED' }
  /** Whether it was closed before. */
  | { readonly type: 'xstate.done.actor.load'; readonly output: boolean }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save' }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown };
