import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type CalculatorView, calculatorView } from '#machines/calculator/calculator.view';
import { useLate } from './use-late.ts';

export type { Step } from '#machines/calculator/calculator.types';
export { STEPS } from '#machines/calculator/calculator.types';
export type { CalculatorView };

/**
 * The steps of the calculator and its exact landing. Waits for its code. `question` names what is filled in: a landing found for
 * another one is forgotten.
 */
export function useCalculator(question: string, isAnswered: boolean): CalculatorView {
  const actor = useActorRef(useLate('calculator'), { input: { isAnswered } });
  const snapshot = useSelector(actor, (state) => state);
  const last = useRef(question);
  useEffect(() => {
    if (last.current !== question) actor.send({ type: 'INPUTS.CHANGED' });
    last.current = question;
  }, [actor, question]);
  return useMemo(() => calculatorView(snapshot, actor.send), [snapshot, actor]);
}
