import { useMemo } from 'react';
import { isSameRequest } from '#model/compute/asked/request';
import type { PointPlay, TeamPoints } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamResult } from '#model/compute/team';
import type { EventRecord } from '#model/records/event';
import {
  type OptimizerResult,
  type OptimizerView,
  useOptimizerLater,
  useOptimizerPart,
} from '#src/kit/actors/use-optimizer.ts';
import type { Question } from '../question/use-question.ts';

/** The answer on the page and how it stands to the question on the page. */
export interface Searched {
  /** As the search found it, the same object until it finds another. */
  readonly found: OptimizerResult;
  readonly answer: TeamAnswer;
  readonly request: TeamRequest;
  /** A search is running and this is its predecessor's answer. */
  readonly isOld: boolean;
  /** The inputs were changed since, so that another team may be the best. */
  readonly isStale: boolean;
  /** The event that was asked about; null when the inputs have changed since, because an answer does not name its event. */
  readonly event: EventRecord | null;
}

type Standing = Pick<OptimizerView, 'result' | 'isResultStale'>;

const standing = ({ result, isResultStale }: OptimizerView): Standing => ({ result, isResultStale });

/** The same object as long as nothing of it changes. */
function useStanding(
  { result, isResultStale }: Standing,
  { request, event }: Pick<Question, 'request' | 'event'>,
): Searched | null {
  return useMemo(() => {
    if (!result) return null;
    const found = result;
    if (isResultStale) return { ...result, found, isOld: true, isStale: false, event: null };
    const isSame = request !== null && isSameRequest(request, result.request);
    // Other boosts are another question with the same best team.
    const answered = isSame ? result : request && answeredFor(request, result);
    if (answered === null) return { ...result, found, isOld: false, isStale: true, event: null };
    return { ...answered, found, isOld: false, isStale: false, event };
  }, [result, isResultStale, request, event]);
}

/** What is said of the answer at once. */
export function useSearched(question: Question): Searched | null {
  const result = useOptimizerPart((view) => view.result);
  const isResultStale = useOptimizerPart((view) => view.isResultStale);
  return useStanding({ result, isResultStale }, question);
}

/** The same for what takes longer to draw: the verdict is painted first, the rest follows in slices. */
export function useSearchedLater(question: Question): Searched | null {
  return useStanding(useOptimizerLater(standing), question);
}

/** What the search found last. */
export const useFound = (): OptimizerResult | null => useOptimizerPart((view) => view.result);

type Course = Pick<OptimizerView, 'isBusy' | 'failure'>;

const courseOf = ({ failure, status, isBusy }: OptimizerView): Course => ({
  failure: status === 'failed' ? failure : null,
  isBusy,
});

/** Whether the search for a song runs or has failed, for what is drawn after the verdict. */
export const useCourseLater = (): Course => useOptimizerLater(courseOf);

/** Whether the search for a song runs. */
export const useIsSearching = (): boolean => useOptimizerPart((view) => view.isBusy);

/** The best team for the song on the page is found, and nothing was changed since: there is nothing left to calculate. */
export function useIsAnswered(question: Question): boolean {
  const isBusy = useIsSearching();
  const searched = useSearchedLater(question);
  const isSong = question.inputs.live !== 'medley';
  return isSong && !isBusy && searched !== null && isCurrent(searched);
}

const isCurrent = ({ isOld, isStale, answer }: Searched): boolean =>
  !isOld && !isStale && answer.teams.length > 0;

interface Answered {
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

/** What is spent on a live of this play; it multiplies what every team earns alike. */
const spentOn = ({ kind, boosts, challengePoints }: PointPlay): number =>
  kind === 'challengePoints' ? challengePoints : boosts;

/** What a team earns when so much is spent. */
const earnedFor = ({ table, points }: TeamPoints, spent: number): number =>
  table.find((row) => row.spent === spent)?.points ?? points;

function teamFor(team: TeamResult, spent: number): TeamResult {
  return team.points ? { ...team, points: { ...team.points, points: earnedFor(team.points, spent) } } : team;
}

/** A gap in points grows with what is spent. */
function gapFor({ gap, teams }: TeamAnswer, { target }: TeamRequest, spent: number): number {
  const points = teams[0]?.points;
  if (gap === 0 || target === 'score' || !points || points.points === 0) return gap;
  return (gap * earnedFor(points, spent)) / points.points;
}

const answerFor = (request: TeamRequest, answer: TeamAnswer, spent: number): TeamAnswer => ({
  ...answer,
  gap: gapFor(answer, request, spent),
  teams: answer.teams.map((team) => teamFor(team, spent)),
  bestByScore: answer.bestByScore && teamFor(answer.bestByScore, spent),
});

/**
 * The answer to a question that asks for other boosts or challenge points and nothing else new: the best team stays the best
 * (docs/optimizer.md), so no search is needed. Null when more has changed.
 */
export function answeredFor(request: TeamRequest, { request: before, answer }: Answered): Answered | null {
  const { points } = request;
  if (points === null || before.points === null || points.kind !== before.points.kind) return null;
  const { boosts, challengePoints } = before.points;
  if (!isSameRequest({ ...request, points: { ...points, boosts, challengePoints } }, before)) return null;
  return { request, answer: answerFor(request, answer, spentOn(points)) };
}
