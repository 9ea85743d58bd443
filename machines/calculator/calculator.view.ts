import type { SnapshotFrom } from 'xstate';
import type { Landing } from '#model/plan/landing';
import type { calculatorMachine } from './calculator.machine.ts';
import type { CalculatorCommand, LandingQuestion, Step } from './calculator.types.ts';

/** The machine, loaded lazily with the page. */
export type CalculatorLogic = typeof calculatorMachine;

export type LandingStatus = SnapshotFrom<typeof calculatorMachine>['value']['landing'];

export interface CalculatorView {
  /** The step that is open. */
  readonly step: Step;
  readonly status: LandingStatus;
  /** Belongs to the question; null where nothing was found. */
  readonly landing: Landing;
  next(): void;
  back(): void;
  open(step: Step): void;
  find(question: LandingQuestion): void;
  cancel(): void;
}

/** Steps, landing and their commands for the page. */
export function calculatorView(
  { value, context }: SnapshotFrom<typeof calculatorMachine>,
  send: (event: CalculatorCommand) => void,
): CalculatorView {
  return {
    step: value.step,
    status: value.landing,
    landing: context.landing,
    next: () => send({ type: 'STEP.NEXT' }),
    back: () => send({ type: 'STEP.BACK' }),
    open: (step) => send({ type: 'STEP.OPEN', step }),
    find: (question) => send({ type: 'LANDING.FIND', question }),
    cancel: () => send({ type: 'LANDING.CANCEL' }),
  };
}
