import type { Landing } from '#model/plan/landing';

/** Steps of the form, in their order; `results` has nothing to fill in. */
export const STEPS = ['event', 'target', 'play', 'time', 'results'] as const;
export type Step = (typeof STEPS)[number];

/** Input of the slot `search`. */
export interface LandingQuestion {
  /** Points that are missing. */
  readonly total: number;
  /** What single plays can give. */
  readonly points: readonly number[];
}

export interface CalculatorInput {
  /** The address holds a whole question: its answer is what the visitor wants to see. */
  readonly isAnswered: boolean;
}

export interface CalculatorContext extends CalculatorInput {
  /** The running or last question for an exact landing. */
  readonly question: LandingQuestion | null;
  /** Null before there is one, and when there is none. */
  readonly landing: Landing;
}

export type CalculatorCommand =
  | { readonly type: 'STEP.NEXT' }
  | { readonly type: 'STEP.BACK' }
  | { readonly type: 'STEP.OPEN'; readonly step: Step }
  | { readonly type: 'LANDING.FIND'; readonly question: LandingQuestion }
  | { readonly type: 'LANDING.CANCEL' };

export type CalculatorEvent =
  | CalculatorCommand
  /** What was found answers another question. */
  | { readonly type: 'INPUTS.CHANGED' }
  | { readonly type: 'xstate.done.actor.search'; readonly output: Landing }
  | { readonly type: 'xstate.error.actor.search'; readonly error: unknown };
