import type { MedleyReport, MedleyRequest } from '#model/compute/medley';
import { MedleyOpener } from './openers.ts';
import { type QuestionView, useQuestion } from './use-question.ts';

export type MedleyView = QuestionView<MedleyRequest, MedleyReport>;

/** The search for three teams at once. Waits for its code. */
export const useMedley = (): MedleyView => useQuestion<MedleyRequest, MedleyReport>(MedleyOpener);
