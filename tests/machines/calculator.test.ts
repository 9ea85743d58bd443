import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { hasLanding, keepLanding, opens, questionOf } from '#machines/calculator/calculator.logic';
import { calculatorMachine } from '#machines/calculator/calculator.machine';
import {
  type CalculatorEvent,
  type CalculatorInput,
  type LandingQuestion,
  STEPS,
} from '#machines/calculator/calculator.types';
import { calculatorView } from '#machines/calculator/calculator.view';
import type { Landing } from '#model/plan/landing';
import { walkMachine } from '../laws/machine-walk.ts';

const QUESTION: LandingQuestion = { total: 30, points: [10] };
const LANDING: Landing = [{ points: 10, times: 3 }];

describe('calculator machine', () => {
  walkMachine({
    machine: calculatorMachine,
    input: { isAnswered: false },
    events: [
      { type: 'STEP.NEXT' },
      { type: 'STEP.BACK' },
      ...STEPS.map((step) => ({ type: 'STEP.OPEN', step }) as const),
      { type: 'LANDING.FIND', question: QUESTION },
      { type: 'LANDING.CANCEL' },
      { type: 'INPUTS.CHANGED' },
      { type: 'xstate.done.actor.search', output: LANDING },
      { type: 'xstate.done.actor.search', output: null },
      { type: 'xstate.error.actor.search', error: new Error('boom') },
    ],
    ignored: {
      'STEP.NEXT': ['step.results'],
      'STEP.BACK': ['step.event'],
      'LANDING.CANCEL': ['idle', 'found', 'none', 'cancelled', 'failed'].map((state) => `landing.${state}`),
    },
  });
});

/** Searches are answered, in turn, by `outcomes`; an error breaks one, `undefined` never ends. */
function start(
  outcomes: readonly (Landing | Error | undefined)[] = [],
  input: CalculatorInput = { isAnswered: false },
) {
  const asked: LandingQuestion[] = [];
  const machine = calculatorMachine.provide({
    actors: {
      search: fromPromise<Landing, LandingQuestion>(async ({ input: question }) => {
        const outcome = outcomes[asked.length];
        asked.push(question);
        if (outcome instanceof Error) throw outcome;
        return outcome === undefined ? new Promise<Landing>(() => {}) : outcome;
      }),
    },
  });
  const actor = createActor(machine, { input }).start();
  const view = () => calculatorView(actor.getSnapshot(), actor.send);
  const ended = () => expect.poll(() => view().status, { interval: 1 }).not.toBe('searching');
  return { view, asked, ended, send: actor.send };
}

describe('the steps of the calculator', () => {
  test('begin with the event, and with the answer when the address holds a whole question', () => {
    expect(start().view().step).toBe('event');
    const { view } = start([], { isAnswered: true });
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

describe('the exact landing', () => {
  test('shows what was found, and that there is none', async () => {
    const { view, asked, ended } = start([LANDING, null]);
    view().find(QUESTION);
    expect(view()).toMatchObject({ status: 'searching', landing: null });
    await ended();
    expect(view()).toMatchObject({ status: 'found', landing: LANDING });
    view().find({ total: 31, points: [10] });
    expect(view().landing).toBeNull();
    await ended();
    expect(view()).toMatchObject({ status: 'none', landing: null });
    expect(asked).toHaveLength(2);
  });

  test('stops when it is cancelled or another question is typed, and can be asked again', async () => {
    const { view, ended, send } = start([undefined, undefined, LANDING]);
    view().find(QUESTION);
    view().cancel();
    expect(view().status).toBe('cancelled');
    view().find(QUESTION);
    send({ type: 'INPUTS.CHANGED' });
    expect(view().status).toBe('idle');
    view().find(QUESTION);
    await ended();
    expect(view().status).toBe('found');
  });

  test('says so when the search breaks', async () => {
    const { view, ended } = start([new Error('boom')]);
    view().find(QUESTION);
    await ended();
    expect(view()).toMatchObject({ status: 'failed', landing: null });
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

  test('keeps what a search found and nothing else', () => {
    const found: CalculatorEvent = { type: 'xstate.done.actor.search', output: LANDING };
    expect([hasLanding(found), keepLanding(found)]).toEqual([true, { landing: LANDING }]);
    expect(hasLanding({ type: 'xstate.done.actor.search', output: null })).toBe(false);
    expect(keepLanding({ type: 'LANDING.CANCEL' })).toEqual({});
    expect(() => questionOf({ context: { isAnswered: false, question: null, landing: null } })).toThrow(
      'nothing was asked',
    );
  });
});
