import type { TeamRequest } from '#model/compute/request';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { useLateAhead } from '#src/kit/actors/use-late.ts';
import { type QuestionView, useQuestion } from '../../asking/use-question.ts';

export type NextStepsView = QuestionView<TeamRequest, UpgradeAnswer>;

/** Which single steps would raise a request's result most. Waits for its code. */
export const useNextSteps = (): NextStepsView => useQuestion<TeamRequest, UpgradeAnswer>('nextSteps');

/** Fetches its code before somebody asks: to begin with that takes a slow phone longer than all else that a press does. */
export const useNextStepsAhead = (): void => useLateAhead('nextSteps');
