import type { TeamRequest } from '#model/compute/request';
import type { OptimizerContext, OptimizerEvent, OptimizerFailure, SearchInput } from './optimizer.types.ts';

type Change = Partial<OptimizerContext>;

/** A single song takes milliseconds; a minute is far beyond patience (our choice). */
const SEARCH_LIMIT_MS = 60_000;
/** A crashed engine is started again once per search (reference R34). */
const MAX_RESTARTS = 1;

export const initialContext = (): OptimizerContext => ({
  request: null,
  problem: null,
  progress: null,
  partial: null,
  result: null,
  previous: null,
  failure: null,
  restarts: 0,
  engine: null,
  isWarming: false,
});

/** Takes the request and moves the last result to `previous`. */
export const takeRequest = (context: OptimizerContext, event: OptimizerEvent): Change => ({
  ...initialContext(),
  request: event.type === 'SEARCH.START' ? event.request : context.request,
  previous: context.result ?? context.previous,
  engine: context.engine,
  isWarming: context.isWarming,
});

/** Forgets everything but the engine. */
export const forget = (context: OptimizerContext): Change => ({
  ...initialContext(),
  engine: context.engine,
  isWarming: context.isWarming,
});

export const keepProblem = (event: OptimizerEvent): Change =>
  event.type === 'xstate.done.actor.prepare' ? { problem: event.output } : {};

export const keepProgress = (event: OptimizerEvent): Change =>
  event.type === 'PROGRESS.REPORTED' ? { progress: event.progress, partial: event.partial } : {};

export const noteEngine = (event: OptimizerEvent): Change =>
  event.type === 'ENGINE.READY' ? { engine: event.note, isWarming: false } : {};

/** Keeps the answer, else the best so far, and drops the earlier result. */
export function keepAnswer(context: OptimizerContext, event: OptimizerEvent): Change {
  const answer = event.type === 'ANSWER.ARRIVED' ? event.answer : context.partial;
  const result = answer && context.request ? { request: context.request, answer } : null;
  return { result, previous: null, partial: null };
}

export const countRestart = (context: OptimizerContext): Change => ({
  restarts: context.restarts + 1,
  progress: null,
  partial: null,
});

/** Turns every kind of failure into one shape. */
export function keepFailure(event: OptimizerEvent): Change {
  if (event.type === 'ENGINE.CRASHED') return failed('engine', event.message, null);
  const kind = event.type === 'xstate.error.actor.prepare' ? 'data' : 'engine';
  const cause = 'error' in event ? event.error : null;
  return failed(kind, cause instanceof Error ? cause.message : String(cause), cause);
}

const failed = (kind: OptimizerFailure['kind'], message: string, cause: unknown): Change => ({
  failure: { kind, message, cause },
  progress: null,
  partial: null,
});

export const isCold = (context: OptimizerContext): boolean => context.engine === null && !context.isWarming;
export const hasRequest = (context: OptimizerContext): boolean => context.request !== null;
export const canRestart = (context: OptimizerContext): boolean => context.restarts < MAX_RESTARTS;
export const isProved = (event: OptimizerEvent): boolean =>
  event.type === 'ANSWER.ARRIVED' && event.answer.proved;

/** Input of `prepare`; the chart comes there only with a request. */
export function requestOf({ context }: { context: OptimizerContext }): TeamRequest {
  if (!context.request) throw new Error('nothing was asked');
  return context.request;
}

/** Input of `search`; the chart comes there only with a loaded problem. */
export function searchInput({ context }: { context: OptimizerContext }): SearchInput {
  if (!context.problem) throw new Error('nothing was loaded');
  return { problem: context.problem, limitMs: SEARCH_LIMIT_MS };
}
