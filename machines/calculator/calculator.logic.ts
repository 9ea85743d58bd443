/** Steps of the form, in their order; `results` has nothing to fill in. */
export const STEPS = ['event', 'target', 'play', 'time', 'results'] as const;
export type CalculatorStep = (typeof STEPS)[number];

export interface CalculatorInput {
  /** The address holds a whole question: its answer is what the visitor wants to see. */
  readonly isAnswered: boolean;
}

export type CalculatorContext = CalculatorInput;

export type CalculatorEvent =
  | { readonly type: 'STEP.NEXT' }
  | { readonly type: 'STEP.BACK' }
  | { readonly type: 'STEP.OPEN'; readonly step: CalculatorStep };

export const initialContext = ({ input }: { input: CalculatorInput }): CalculatorContext => ({
  isAnswered: input.isAnswered,
});

export const isAnswered = ({ isAnswered }: CalculatorContext): boolean => isAnswered;

/** The visitor saw the answer; from here on they choose the step. */
export const begin = (): Partial<CalculatorContext> => ({ isAnswered: false });

export const opens = (step: CalculatorStep, event: CalculatorEvent): boolean =>
  event.type === 'STEP.OPEN' && event.step === step;
