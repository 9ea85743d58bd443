import type { TeamRequest } from '#model/compute/request';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { SOON_MS, useCodeAhead } from '#src/kit/page/use-code-ahead.ts';
import { type LiveQuestionView, useQuestion } from '../../asking/use-question.ts';

const load = fetchOnce(async () => (await import('../../asking/question.actors.ts')).nextSteps);

export type NextStepsView = LiveQuestionView<TeamRequest, UpgradeAnswer>;

/** Which single steps would raise a request's result most. Waits for its code. */
export const useNextSteps = (): NextStepsView => useQuestion<TeamRequest, UpgradeAnswer>(load);

/** Fetches its code before it is asked for: to begin with that takes a slow phone longer than all else that a press does. */
export const useNextStepsAhead = (): void => useCodeAhead(load, SOON_MS);
