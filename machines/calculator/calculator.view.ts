import type { SnapshotFrom } from 'xstate';
import type { CalculatorEvent, CalculatorStep } from './calculator.logic.ts';
import type { calculatorMachine } from './calculator.machine.ts';

export interface CalculatorView {
  /** The step that is open. */
  readonly step: CalculatorStep;
  next(): void;
  back(): void;
  open(step: CalculatorStep): void;
}

/** Steps and their commands for the page. */
export function calculatorView(
  { value }: SnapshotFrom<typeof calculatorMachine>,
  send: (event: CalculatorEvent) => void,
): CalculatorView {
  return {
    step: value,
    next: () => send({ type: 'STEP.NEXT' }),
    back: () => send({ type: 'STEP.BACK' }),
    open: (step) => send({ type: 'STEP.OPEN', step }),
  };
}
