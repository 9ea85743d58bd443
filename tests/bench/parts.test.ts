import { expect, test } from 'vitest';
import { chooseParts, type Parts, runParts, type Stored } from '../../bench/parts.ts';

/** Runs the parts on a clock that each part moves by a second. */
async function run(parts: Parts, only: readonly string[] = [], before: Stored = {}) {
  let stored = before;
  let time = Date.UTC(2026, 10, 29);
  const lines: string[] = [];
  const written: (readonly string[])[] = [];
  const failed = await runParts(parts, only, {
    machine: 'a machine',
    now: () => {
      time += 1_000;
      return new Date(time);
    },
    awaitQuiet: async () => true,
    read: () => stored,
    write: (next) => {
      stored = next;
      written.push(Object.keys(next));
    },
    say: (line) => lines.push(line),
  });
  return { stored, written, lines, failed };
}

const old = { date: '2026-11-25', machine: 'another one', isBusy: true, value: 'old' };

test('writes each part as it is done, and says how far it is', async () => {
  const { written, lines, stored } = await run({ orders: () => 1, medley: async () => 2 });
  expect(written).toEqual([['orders'], ['orders', 'medley']]);
  expect(stored.medley).toEqual({ date: '2026-11-29', machine: 'a machine', isBusy: false, value: 2 });
  expect(lines).toEqual([
    '1 of 2: orders …',
    '1 of 2: orders took 1.0 s',
    '2 of 2: medley …',
    '2 of 2: medley took 1.0 s',
  ]);
});

test('goes on after a part that fails, which keeps what an earlier run brought', async () => {
  const broken = () => {
    throw new Error('no browser');
  };
  const { failed, stored, lines } = await run({ page: broken, medley: () => 2 }, [], { page: old });
  expect(failed).toEqual(['page']);
  expect(stored.page).toBe(old);
  expect(stored.medley?.value).toBe(2);
  expect(lines).toContain('1 of 2: page FAILED: no browser');
});

test('measures the named parts alone, and leaves the others as they were', async () => {
  const parts = { orders: () => 1, medley: () => 2, page: () => 3 };
  const { stored, written } = await run(parts, ['page'], { orders: old });
  expect(written).toHaveLength(1);
  expect([stored.orders, stored.page?.value]).toEqual([old, 3]);
});

test('names the parts there are when one is asked for that is not there', () => {
  expect(() => chooseParts(['orders', 'medley'], ['medly'])).toThrow(
    'there is no part medly; there are orders, medley',
  );
});
