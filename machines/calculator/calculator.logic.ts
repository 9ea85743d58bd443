import type {
  CalculatorContext,
  CalculatorEvent,
  CalculatorInput,
  LandingQuestion,
  Step,
} from './calculator.types.ts';

export const initialContext = ({ input }: { input: CalculatorInput }): CalculatorContext => ({
  isAnswered: input.isAnswered,
  question: null,
  landing: null,
});

export const isAnswered = ({ isAnswered }: CalculatorContext): boolean => isAnswered;

/** The visitor saw the answer; from here on they choose the step. */
export const begin = (): Partial<CalculatorContext> => ({ isAnswered: false });

export const opens = (step: Step, event: CalculatorEvent): boolean =>
  event.type === 'STEP.OPEN' && event.step === step;

export const takeQuestion = (
  { question }: CalculatorContext,
  event: CalculatorEvent,
): Partial<CalculatorContext> => ({
  question: event.type === 'LANDING.FIND' ? event.question : question,
  landing: null,
});

export const hasLanding = (event: CalculatorEvent): boolean =>
  event.type === 'xstate.done.actor.search' && event.output !== null;

export const keepLanding = (event: CalculatorEvent): Partial<CalculatorContext> =>
  event.type === 'xstate.done.actor.search' ? { landing: event.output } : {};

export const forget = (): Partial<CalculatorContext> => ({ question: null, landing: null });

/** Input of `search`; the chart comes there only with a question. */
export function questionOf({ context }: { context: CalculatorContext }): LandingQuestion {
  if (context.question === null) throw new Error('nothing was asked');
  return context.question;
}
