import { useActorRef } from '@xstate/react';
import { use, useCallback, useMemo } from 'react';
import type { PartialAnswer } from '#machines/question/question.logic';
import {
  type QuestionLogic,
  questionView,
  type QuestionView as View,
} from '#machines/question/question.view';
import type { HelpsAnswer, HelpsRequest } from '#model/compute/helps';
import type { MedleyReport, MedleyRequest } from '#model/compute/medley';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import type { GainAnswer, GainRequest } from '#model/compute/upgrades';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { useActorValue, whole } from '#src/kit/actors/app-actor.tsx';

export type { QuestionResult } from '#machines/question/question.logic';

export interface LiveQuestionView<Problem, Answer> extends View<Problem, Answer> {
  /** How the question stands now, for events that come before the page is drawn again. Always the same function. */
  latest(): View<Problem, Answer>;
}

const loadMedley = fetchOnce(async () => (await import('./question.actors.ts')).medley);
const loadHelps = fetchOnce(async () => (await import('./question.actors.ts')).helps);
const loadGain = fetchOnce(async () => (await import('./question.actors.ts')).gain);
const loadOneTeam = fetchOnce(async () => (await import('./question.actors.ts')).oneTeam);

/**
 * One question at a time to an engine thread. Waits for its code, which `load` fetches once. The machine starts with `first`, if it is given, or waits for a
 * question.
 */
export function useQuestion<Problem, Answer extends PartialAnswer>(
  load: () => Promise<QuestionLogic>,
  first: Problem | null = null,
): LiveQuestionView<Problem, Answer> {
  const logic = use(load());
  const actor = useActorRef(logic, { input: first });
  const snapshot = useActorValue(actor, whole);
  const latest = useCallback(() => questionView<Problem, Answer>(actor.getSnapshot(), actor.send), [actor]);
  return useMemo(
    () => ({ ...questionView<Problem, Answer>(snapshot, actor.send), latest }),
    [snapshot, actor, latest],
  );
}

export type MedleyView = LiveQuestionView<MedleyRequest, MedleyReport>;

/** The search for three teams at once. */
export const useMedley = (): MedleyView => useQuestion<MedleyRequest, MedleyReport>(loadMedley);

export type HelpsView = LiveQuestionView<HelpsRequest, HelpsAnswer>;

/** The search for cards that would raise the best team; begins with `request`. */
export const useHelps = (request: HelpsRequest): HelpsView =>
  useQuestion<HelpsRequest, HelpsAnswer>(loadHelps, request);

/** What some steps bring the best team; begins with `request`. */
export const useGain = (request: GainRequest): LiveQuestionView<GainRequest, GainAnswer> =>
  useQuestion<GainRequest, GainAnswer>(loadGain, request);

export type OneTeamView = LiveQuestionView<OneTeamProblem, OneTeamAnswer>;

/** The search for the one team for many charts. */
export const useOneTeam = (): OneTeamView => useQuestion<OneTeamProblem, OneTeamAnswer>(loadOneTeam);
