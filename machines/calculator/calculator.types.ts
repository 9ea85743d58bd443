/** Steps of the form, in their order; `results` has nothing to fill in. */
export const STEPS = ['event', 'target', 'play', 'time', 'results'] as const;
export type Step = (typeof STEPS)[number];

export interface CalculatorInput {
  /** The address holds a whole question: its answer is what the visitor wants to see. */
  readonly isAnswered: boolean;
}

export type CalculatorContext = CalculatorInput;

export type CalculatorEvent =
  | { readonly type: 'STEP.NEXT' }
  | { readonly type: 'STEP.BACK' }
  | { readonly type: 'STEP.OPEN'; readonly step: Step };
