import { useEffect, useEffectEvent, useMemo } from 'react';
import type { EngineNote, TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamProgress } from '#model/compute/team';
import { type OptimizerStatus, type OptimizerView, useOptimizer } from '#src/kit/actors/use-optimizer.ts';
import { type EverySongView, useEverySong } from '../asking/use-every-song.ts';
import type { LiveQuestionView } from '../asking/use-question.ts';
import { type MedleyView, type OneTeamView, useMedley, useOneTeam } from '../asking/use-question.ts';
import { type ScoringView, useScoring } from '../asking/use-scoring.ts';
import { type NextStepsView, useNextSteps } from '../teambuilder/next/use-next-steps.ts';

/** The best team for one song. */
export interface SongSearch extends Omit<LiveQuestionView<TeamRequest, TeamAnswer>, 'latest'> {
  /** Its data is on its way. */
  readonly isPreparing: boolean;
  readonly canCancel: boolean;
  /** True after a cancel, false after the time limit. */
  readonly isCancelled: boolean;
  /** Null until the first report. */
  readonly progress: TeamProgress | null;
  readonly engine: EngineNote | null;
  /** The engine crashed once during this search and was started again. */
  readonly wasRestarted: boolean;
}

interface Searches {
  /** One team for a song. */
  readonly song: SongSearch;
  /** Three teams for a medley. */
  readonly medley: MedleyView;
  /** The single steps that raise a request's result most. */
  readonly next: NextStepsView;
  /** A team for each song. */
  readonly every: EverySongView;
  /** One team for many songs. */
  readonly one: OneTeamView;
  /** A given team on many songs. */
  readonly charts: ScoringView;
}

type ProblemOf<Kind extends keyof Searches> = NonNullable<Searches[Kind]['problem']>;

const STATUS = {
  setup: 'idle',
  preparing: 'asking',
  running: 'asking',
  cancelling: 'stopping',
  proved: 'answered',
  bounded: 'stopped',
  cancelled: 'stopped',
  failed: 'failed',
} as const satisfies Record<OptimizerStatus, SongSearch['status']>;

function songSearch(view: OptimizerView): SongSearch {
  const { status, isBusy, canCancel, request, progress, result, isResultStale, failure } = view;
  return {
    status: STATUS[status],
    isBusy,
    isPreparing: status === 'preparing',
    canCancel,
    isCancelled: status === 'cancelled',
    problem: request,
    partial: null,
    progress,
    result: result && { problem: result.request, answer: result.answer },
    isOld: isResultStale,
    failure: failure?.message ?? null,
    engine: view.engine,
    wasRestarted: view.wasRestarted,
    start: view.start,
    cancel: view.cancel,
    retry: view.retry,
  };
}

function useSong(): SongSearch {
  const view = useOptimizer();
  return useMemo(() => songSearch(view), [view]);
}

const HOOKS: { readonly [Kind in keyof Searches]: () => Searches[Kind] } = {
  song: useSong,
  medley: useMedley,
  next: useNextSteps,
  every: useEverySong,
  one: useOneTeam,
  charts: useScoring,
};

/**
 * A search of one kind: how it stands, what it found, and the commands to start, cancel and retry it. Suspends until its code has come,
 * except for a song. `kind` must stay the same.
 */
export function useTeamSearch<Kind extends keyof Searches>(kind: Kind): Searches[Kind] {
  const useSearch: () => Searches[Kind] = HOOKS[kind];
  return useSearch();
}

/**
 * Lets a search follow its question: it starts again whenever `problem` is another one. It starts in a task of its own, because the task
 * that draws the page is long enough on a slow phone.
 */
export function useFollowing<Problem>(
  search: { readonly start: (problem: Problem) => void },
  problem: Problem | null,
): void {
  const start = useEffectEvent((asked: Problem) => search.start(asked));
  useEffect(() => {
    if (problem === null) return;
    const timer = setTimeout(() => start(problem));
    return () => clearTimeout(timer);
  }, [problem]);
}

/** A search that follows its question. */
export function useFollowingSearch<Kind extends 'every' | 'one' | 'charts'>(
  kind: Kind,
  problem: ProblemOf<Kind> | null,
): Searches[Kind] {
  const search = useTeamSearch(kind);
  useFollowing(search, problem);
  return search;
}
