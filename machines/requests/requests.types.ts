export interface RequestsContext {
  /** Readable names or paths of failed requests, each once, in order of failure (reference R43). */
  readonly names: readonly string[];
  /** Names that are being retried. */
  readonly retrying: readonly string[];
}

export type RequestsCommand =
  | { readonly type: 'REQUEST.FAILED'; readonly name: string }
  /** The request succeeded in the end. */
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
