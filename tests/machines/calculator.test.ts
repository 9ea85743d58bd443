import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { opens, STEPS } from '#machines/calculator/calculator.logic';
import { calculatorMachine } from '#machines/calculator/calculator.machine';
import { calculatorView } from '#machines/calculator/calculator.view';
import { walkMachine } from '../laws/machine-walk.ts';

describe('calculator machine', () => {
  walkMachine({
    machine: calculatorMachine,
    input: { isAnswered: false },
    events: [
      { type: 'STEP.NEXT' },
      { type: 'STEP.BACK' },
      ...STEPS.map((step) => ({ type: 'STEP.OPEN', step }) as const),
    ],
    ignored: { 'STEP.NEXT': ['results'], 'STEP.BACK': ['event'] },
  });
});

function start(isAnswered = false) {
  const actor = createActor(calculatorMachine, { input: { isAnswered } }).start();
  return { view: () => calculatorView(actor.getSnapshot(), actor.send) };
}

describe('the steps of the calculator', () => {
  test('begin with the event, and with the answer when the address holds a whole question', () => {
    expect(start().view().step).toBe('event');
    const { view } = start(true);
    expect(view().step).toBe('results');
    view().open('event');
    expect(view().step).toBe('event');
  });

  test('stay where next, back and every choice say, whatever came before', () => {
    const move = fc.constantFrom('next' as const, 'back' as const, ...STEPS);
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { view } = start();
        let at = 0;
        for (const one of moves) {
          if (one === 'next') {
            view().next();
            at = Math.min(at + 1, STEPS.length - 1);
          } else if (one === 'back') {
            view().back();
            at = Math.max(at - 1, 0);
          } else {
            view().open(one);
            at = STEPS.indexOf(one);
          }
          expect(view().step).toBe(STEPS[at]);
        }
      }),
    );
  });
});

describe('the logic of the calculator', () => {
  test('opens exactly the step that an event names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STEPS), fc.constantFrom(...STEPS), (step, asked) => {
        expect(opens(step, { type: 'STEP.OPEN', step: asked })).toBe(step === asked);
        expect(opens(step, { type: 'STEP.NEXT' })).toBe(false);
      }),
    );
  });
});
