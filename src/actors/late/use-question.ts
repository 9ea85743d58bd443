import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { PartialAnswer } from '#machines/question/question.types';
import { type QuestionLogic, type QuestionView, questionView } from '#machines/question/question.view';
import type { MedleyReport, MedleyRequest } from '#model/compute/medley';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import { useActorValue, whole } from '../app-actor.tsx';
import { type LateMachines, useLate } from './use-late.ts';

export type { QuestionResult } from '#machines/question/question.types';
export type { QuestionView };

/** Late machines that put questions to an engine thread. */
type QuestionName = {
  [Name in keyof LateMachines]: LateMachines[Name] extends QuestionLogic ? Name : never;
}[keyof LateMachines];

/** One question at a time to an engine thread. Waits for its code. */
export function useQuestion<Problem, Answer extends PartialAnswer>(
  name: QuestionName,
): QuestionView<Problem, Answer> {
  const logic = useLate(name);
  const actor = useActorRef(logic);
  const snapshot = useActorValue(actor, whole);
  return useMemo(() => questionView<Problem, Answer>(snapshot, actor.send), [snapshot, actor]);
}

export type MedleyView = QuestionView<MedleyRequest, MedleyReport>;

/** The search for three teams at once. */
export const useMedley = (): MedleyView => useQuestion<MedleyRequest, MedleyReport>('medley');

export type OneTeamView = QuestionView<OneTeamProblem, OneTeamAnswer>;

/** The search for the one team for many charts. */
export const useOneTeam = (): OneTeamView => useQuestion<OneTeamProblem, OneTeamAnswer>('oneTeam');
