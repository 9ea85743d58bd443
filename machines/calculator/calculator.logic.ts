import type { CalculatorContext, CalculatorEvent, CalculatorInput, Step } from './calculator.types.ts';

export const initialContext = ({ input }: { input: CalculatorInput }): CalculatorContext => ({
  isAnswered: input.isAnswered,
});

export const isAnswered = ({ isAnswered }: CalculatorContext): boolean => isAnswered;

/** The visitor saw the answer; from here on they choose the step. */
export const begin = (): Partial<CalculatorContext> => ({ isAnswered: false });

export const opens = (step: Step, event: CalculatorEvent): boolean =>
  event.type === 'STEP.OPEN' && event.step === step;
