export interface RequestsContext {
  /** Readable names or paths of failed requests, each once, in order of failure (spec §8). */
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
  /** Crawlers see no dialog (spec §2). */
  | { readonly type: 'CRAWLER.FOUND' };

export type RequestsEvent =
  | RequestsCommand
  /** Names that failed again. */
  | { readonly type: 'xstate.done.actor.retry'; readonly output: readonly string[] }
  | { readonly type: 'xstate.error.actor.retry'; readonly error: unknown };
