import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSeats } from '#src/components/use-seats.ts';

const MOST = 5;
const numbers = (of: number) => Array.from({ length: 100 }, (_, at) => of + at);

afterEach(cleanup);

/** What is drawn of a wish, and how often something else was since. */
async function drawn() {
  const items = numbers(0);
  const seen: number[][] = [];
  const use = (wish: { items: readonly number[]; from: number; to: number }) => {
    const { seats } = useSeats({ ...wish, seenFrom: wish.from, seenTo: wish.to, held: null }, MOST);
    seen.push(seats.map(({ item }) => item));
  };
  const { rerender } = renderHook(use, { initialProps: { items, from: 0, to: 10 } });
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(items.slice(0, 10)));
  return { items, seen, rerender };
}

test('other items begin at once, before anything is painted', async () => {
  const { seen, rerender } = await drawn();
  const others = numbers(1000);
  act(() => rerender({ items: others, from: 0, to: 10 }));
  expect(seen.at(-1)?.slice(0, MOST)).toEqual(others.slice(0, MOST));
});

test('other places wait for the next frame: what was drawn last may not be painted', async () => {
  const { items, seen, rerender } = await drawn();
  act(() => rerender({ items, from: 4, to: 14 }));
  expect(seen.at(-1)).toEqual(items.slice(0, 10));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(items.slice(4, 14)));
});
