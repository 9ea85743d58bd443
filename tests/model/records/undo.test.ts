import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begun,
  type History,
  MAX_STEPS,
  NO_STEPS,
  record,
  redo,
  settled,
  stepBack,
  stepForward,
  undo,
  withStep,
} from '#model/records/undo';

const keys = fc.array(fc.constantFrom(null, 'x', 'y'), { maxLength: 30 });

describe('the history of a value', () => {
  test('goes back to where it began and again to where it was, whatever was done', () => {
    fc.assert(
      fc.property(keys, (steps) => {
        let history = begun(0);
        for (const key of steps) history = record(history, history.present + 1, key);
        const last = history;
        const seen = [history.present];
        for (let count = last.past.length; count > 0; count--) {
          history = undo(history);
          seen.unshift(history.present);
        }
        expect(history.present).toBe(0);
        expect(undo(history)).toBe(history);
        expect(seen).toEqual([...last.past, last.present]);
        for (let count = last.past.length; count > 0; count--) history = redo(history);
        expect(redo(history)).toBe(history);
        expect(history).toEqual(settled(last));
      }),
    );
  });

  test('makes one step of those of one key in a row, until it is settled or taken back', () => {
    const dragged = record(record(begun('a'), 'b', 'drag'), 'c', 'drag');
    expect(dragged).toMatchObject({ past: ['a'], present: 'c' });
    expect(record(settled(dragged), 'd', 'drag').past).toEqual(['a', 'c']);
    expect(record(redo(undo(dragged)), 'd', 'drag').past).toEqual(['a', 'c']);
    expect(record(dragged, 'd').past).toEqual(['a', 'c']);
  });

  test('stays as it is when nothing changes, and forgets what was taken back when something does', () => {
    const back = undo(record(begun('a'), 'b'));
    expect(record(back, 'a')).toBe(back);
    expect(record(back, 'c')).toEqual({ past: ['a'], future: [], key: null, present: 'c' });
  });

  test('keeps no more steps than it may', () => {
    let history: History<number> = begun(0);
    for (let step = 1; step <= MAX_STEPS + 10; step++) history = record(history, step);
    expect(history.past.length).toBe(MAX_STEPS);
    expect(history.past.at(-1)).toBe(MAX_STEPS + 9);
  });
});

describe('steps that are changes', () => {
  const sum = (first: number, step: number): number | null => (first > 0 && step > 0 ? first + step : null);

  test('are one where they can be told as one', () => {
    const both = withStep(withStep<number>(NO_STEPS, 2, 'level', sum), 3, 'level', sum);
    expect(both.past).toEqual([5]);
    expect(withStep(both, -1, 'level', sum).past).toEqual([5, -1]);
  });

  test('are kept for the way forward as they are said to be', () => {
    const back = stepBack(withStep<number>(NO_STEPS, 4, null), (step) => -step);
    expect(back).toEqual({ step: 4, steps: { past: [], future: [-4], key: null } });
    expect(back && stepForward(back.steps, (step) => step)?.steps.past).toEqual([-4]);
    expect(stepBack(NO_STEPS, (step) => step)).toBeNull();
    expect(stepForward(NO_STEPS, (step) => step)).toBeNull();
  });
});
