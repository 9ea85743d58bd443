import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type CalculatorView, calculatorView } from '#machines/calculator/calculator.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

export type { CalculatorStep } from '#machines/calculator/calculator.logic';
export { STEPS } from '#machines/calculator/calculator.logic';
export type { CalculatorView };

const load = fetchOnce(
  async () => (await import('#machines/calculator/calculator.machine')).calculatorMachine,
);

/** The steps of the calculator. Waits for its code. */
export function useCalculator(isAnswered: boolean): CalculatorView {
  const actor = useActorRef(use(load()), { input: { isAnswered } });
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => calculatorView(snapshot, actor.send), [snapshot, actor]);
}
