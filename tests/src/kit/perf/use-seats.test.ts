import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSeats } from '#src/kit/perf/use-seats.ts';

const MADE = 3;
const MOST = 5;
const numbers = (of: number) => Array.from({ length: 100 }, (_, at) => of + at);

afterEach(cleanup);

interface Wish {
  readonly items: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly seenTo?: number;
}

/** What is drawn of a wish, and how often something else was since. */
async function drawn() {
  const items = numbers(0);
  const seen: number[][] = [];
  const use = (wish: Wish) => {
    const { seats } = useSeats({ seenTo: wish.to, ...wish, seenFrom: wish.from, held: null }, MADE, MOST);
    seen.push(seats.map(({ item }) => item));
  };
  const initialProps: Wish = { items, from: 0, to: 10 };
  const { rerender } = renderHook(use, { initialProps });
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(items.slice(0, 10)));
  return { items, seen, rerender };
}

test('elements are made few at a time', async () => {
  const { seen } = await drawn();
  expect(seen.find((items) => items.length > 0)).toHaveLength(MADE);
});

test('other items begin at once, before anything is painted', async () => {
  const { seen, rerender } = await drawn();
  const others = numbers(1000);
  act(() => rerender({ items: others, from: 0, to: 10 }));
  expect(seen.at(-1)?.slice(0, MOST)).toEqual(others.slice(0, MOST));
});

test('of other items nothing below the sight is waited for', async () => {
  const { items, seen, rerender } = await drawn();
  const others = numbers(1000);
  act(() => rerender({ items: others, from: 0, to: 10, seenTo: 2 }));
  expect(seen.at(-1)).toEqual([...others.slice(0, 2), ...items.slice(2, 10)]);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(others.slice(0, 10)));
});

test('other places wait for the next frame: what was drawn last may not be painted', async () => {
  const { items, seen, rerender } = await drawn();
  act(() => rerender({ items, from: 4, to: 14 }));
  expect(seen.at(-1)).toEqual(items.slice(0, 10));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(items.slice(4, 14)));
});
