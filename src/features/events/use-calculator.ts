import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type CalculatorView, calculatorView } from '#machines/calculator/calculator.view';
import { useLate } from '../../kit/actors/use-late.ts';

export type { Step } from '#machines/calculator/calculator.types';
export { STEPS } from '#machines/calculator/calculator.types';
export type { CalculatorView };

/** The steps of the calculator. Waits for its code. */
export function useCalculator(isAnswered: boolean): CalculatorView {
  const actor = useActorRef(useLate('calculator'), { input: { isAnswered } });
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => calculatorView(snapshot, actor.send), [snapshot, actor]);
}
