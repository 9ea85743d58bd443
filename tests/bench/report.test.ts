import { expect, test } from 'vitest';
import type { Measured } from '../../bench/parts.ts';
import { occasion, wholeResults } from '../../bench/report.ts';

const part = (date: string, isBusy = false): Measured => ({ date, machine: 'two cores', isBusy, value: 1 });

test('says when the parts were measured, and which times are too long', () => {
  expect(occasion({ orders: part('2026-11-29') })).toBe(
    'Written by `npm run bench` on 2026-11-29. Machine: two cores.',
  );
  const several = { orders: part('2026-11-29'), medley: part('2026-11-25', true) };
  expect(occasion(several)).toBe(
    'Written by `npm run bench` from 2026-11-25 to 2026-11-29. Machine: two cores. Others used the machine, so these times are too long: medley.',
  );
});

test('has no whole results while a part was never measured', () => {
  expect(wholeResults({ orders: part('2026-11-29') }, ['orders', 'medley'])).toBeNull();
  expect(wholeResults({ orders: part('2026-11-29') }, ['orders'])).toEqual({ orders: 1 });
});
