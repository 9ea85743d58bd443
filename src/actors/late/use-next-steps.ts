import { use, useEffect } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { NextStepsOpener } from './openers.ts';
import { type QuestionView, useQuestion } from './use-question.ts';

export type NextStepsView = QuestionView<TeamRequest, UpgradeAnswer>;

/** Which single steps would raise a request's result most; begins with `request`. Waits for its code. */
export const useNextSteps = (request: TeamRequest | null): NextStepsView =>
  useQuestion<TeamRequest, UpgradeAnswer>(NextStepsOpener, request);

/** Long enough for an answer to be drawn to its end. */
const LATER_MS = 500;

/** Fetches its code before somebody asks: to begin with that takes a slow phone longer than all else that a press does. */
export function useNextStepsAhead(): void {
  const open = use(NextStepsOpener);
  useEffect(() => {
    // What fails is told to whoever asks.
    const timer = setTimeout(() => open().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [open]);
}
