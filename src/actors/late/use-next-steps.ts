import type { TeamRequest } from '#model/compute/request';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { NextStepsOpener } from './openers.ts';
import { type QuestionView, useQuestion } from './use-question.ts';

/** Which single steps would raise a request's result most. Waits for its code. */
export const useNextSteps = (): QuestionView<TeamRequest, UpgradeAnswer> =>
  useQuestion<TeamRequest, UpgradeAnswer>(NextStepsOpener);
