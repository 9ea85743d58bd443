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

type Change = Partial<RequestsContext>;

export const initialContext = (): RequestsContext => ({ names: [], retrying: [] });

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

export function note({ names }: RequestsContext, event: RequestsEvent): Change {
  if (event.type === 'REQUEST.FAILED') return { names: once([...names, event.name]) };
  if (event.type === 'REQUEST.RECOVERED') return { names: names.filter((name) => name !== event.name) };
  return {};
}

/** Moves the failed names to `retrying`. */
export const noteRetry = ({ names }: RequestsContext): RequestsContext => ({ names: [], retrying: names });

/** Names that failed again or meanwhile; all of them when the retry itself failed. */
export function noteAnswered({ names, retrying }: RequestsContext, event: RequestsEvent): RequestsContext {
  const failed = event.type === 'xstate.done.actor.retry' ? event.output : retrying;
  return { names: once([...failed, ...names]), retrying: [] };
}

/** Input of `retry`. */
export const retriedOf = ({ context }: { context: RequestsContext }): readonly string[] => context.retrying;
