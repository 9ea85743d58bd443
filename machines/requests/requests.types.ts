export interface RequestsContext {
  /** Friendly names of what did not load, or paths; each once, in the order they failed (reference R43). */
  readonly names: readonly string[];
  /** Those being asked for again. */
  readonly retried: readonly string[];
}

export type RequestsCommand =
  | { readonly type: 'REQUEST.FAILED'; readonly name: string }
  /** It loaded after all. */
  | { readonly type: 'REQUEST.RECOVERED'; readonly name: string }
  | { readonly type: 'DIALOG.CLOSED' }
  | { readonly type: 'REQUESTS.RETRY' }
  /** Crawlers see no dialog (reference R41). */
  | { readonly type: 'CRAWLER.FOUND' };

export type RequestsEvent =
  | RequestsCommand
  /** Names that failed again. */
  | { readonly type: 'xstate.done.actor.retry'; readonly output: readonly string[] }
  | { readonly type: 'xstate.error.actor.retry'; readonly error: unknown };
