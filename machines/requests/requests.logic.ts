import type { RequestsContext, RequestsEvent } from './requests.types.ts';

type Change = Partial<RequestsContext>;

export const initialContext = (): RequestsContext => ({ names: [], retried: [] });

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

export function noted({ names }: RequestsContext, event: RequestsEvent): Change {
  if (event.type === 'REQUEST.FAILED') return { names: once([...names, event.name]) };
  if (event.type === 'REQUEST.RECOVERED') return { names: names.filter((name) => name !== event.name) };
  return {};
}

/** Sets the names aside while they are asked for again. */
export const asked = ({ names }: RequestsContext): RequestsContext => ({ names: [], retried: names });

/** What failed again, and what failed meanwhile; all of it when the retry itself broke. */
export function answered({ names, retried }: RequestsContext, event: RequestsEvent): RequestsContext {
  const failed = event.type === 'xstate.done.actor.retry' ? event.output : retried;
  return { names: once([...failed, ...names]), retried: [] };
}

/** Input of `retry`. */
export const retriedOf = ({ context }: { context: RequestsContext }): readonly string[] => context.retried;
