import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import { OneTeamOpener } from './openers.ts';
import { type QuestionView, useQuestion } from './use-question.ts';

export type OneTeamView = QuestionView<OneTeamProblem, OneTeamAnswer>;

/** The one team for many charts being sought. Waits for its code. */
export const useOneTeam = (): OneTeamView => useQuestion<OneTeamProblem, OneTeamAnswer>(OneTeamOpener);
