import { describe, expect, test } from 'vitest';
import { memoize, once } from '#model/rules/once';

describe('what is made once', () => {
  test('is made on first use, and only once', () => {
    let times = 0;
    const made = once(() => ({ nth: ++times }));
    expect(times).toBe(0);
    expect(made()).toBe(made());
    expect(times).toBe(1);
  });

  test('may be nothing', () => {
    let times = 0;
    const nothing = once(() => {
      times++;
    });
    nothing();
    nothing();
    expect(times).toBe(1);
  });

  test('is tried again when making it failed', () => {
    let times = 0;
    const late = once(() => {
      if (++times === 1) throw new Error('not yet');
      return times;
    });
    expect(late).toThrow('not yet');
    expect(late()).toBe(2);
  });
});

test('what is made per key is made once for each, also where it is nothing', () => {
  const asked: string[] = [];
  const lengthOf = memoize((word: string) => {
    asked.push(word);
    return word.length || undefined;
  });
  expect(['ab', '', 'abc', 'ab', ''].map(lengthOf)).toEqual([2, undefined, 3, 2, undefined]);
  expect(asked).toEqual(['ab', '', 'abc']);
});
