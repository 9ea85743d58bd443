import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useInTurn, usePortions } from '#src/kit/list/portions.ts';
import { useScrollLock } from '#src/kit/overlay/scroll-lock.ts';

afterEach(cleanup);

/** How many were drawn, each time the hook was asked. */
function drawing(count: number) {
  const drawn: number[] = [];
  const use = (list: object) => {
    const now = usePortions(list, count, 3);
    drawn.push(Math.min(now, count));
  };
  return { drawn, ...renderHook(use, { initialProps: {} }) };
}

/** What the parts showed, each time the hook was asked. */
function parts(count: number) {
  const shown: string[] = [];
  const use = (value: string) => {
    const now = useInTurn(value, count);
    shown.push(now.map((each) => each ?? '-').join(''));
  };
  return { shown, ...renderHook(use, { initialProps: 'a' }) };
}

describe('portions', () => {
  test('are drawn one after the other until all are there', async () => {
    const { drawn } = drawing(8);
    await vi.waitFor(() => expect(drawn).toEqual([3, 6, 8]));
  });

  test('start over for another list', async () => {
    const { drawn, rerender } = drawing(4);
    await vi.waitFor(() => expect(drawn.at(-1)).toBe(4));
    drawn.length = 0;
    rerender({ another: true });
    expect(drawn[0]).toBe(3);
    await vi.waitFor(() => expect(drawn.at(-1)).toBe(4));
  });
});

describe('parts in turn', () => {
  test('come one after the other', async () => {
    const { shown } = parts(3);
    await vi.waitFor(() => expect(shown).toEqual(['a--', 'aa-', 'aaa']));
  });

  test('show the value before until it is their turn', async () => {
    const { shown, rerender } = parts(3);
    await vi.waitFor(() => expect(shown.at(-1)).toBe('aaa'));
    shown.length = 0;
    rerender('b');
    await vi.waitFor(() => expect([...new Set(shown)]).toEqual(['baa', 'bba', 'bbb']));
  });
});

describe('scroll lock', () => {
  test('holds the page until the last dialog lets go', () => {
    const isHeld = () => document.documentElement.dataset.held !== undefined;
    const first = renderHook(useScrollLock, { initialProps: true });
    const second = renderHook(useScrollLock, { initialProps: true });
    first.rerender(false);
    expect(isHeld()).toBe(true);
    second.unmount();
    expect(isHeld()).toBe(false);
  });
});
