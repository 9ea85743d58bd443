import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.ts';
import { SEED } from './seed-value.ts';
import {
  addTotals,
  effortLines,
  FILE_BUDGET_SECONDS,
  formatTotals,
  NO_TESTS,
  overspent,
  SECOND_ATTEMPTS,
} from './totals.ts';

const totals = fc.record({ passed: fc.nat(), failed: fc.nat(), skipped: fc.nat() });

describe('closing line', () => {
  test('leaves out skipped tests when there are none', () => {
    expect(formatTotals({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(formatTotals({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  test('adds steps in any order', () => {
    fc.assert(
      fc.property(totals, totals, (a, b) => {
        expect(addTotals(a, b)).toEqual(addTotals(b, a));
        expect(addTotals(a, NO_TESTS)).toEqual(a);
      }),
    );
  });
});

describe('effort of a run', () => {
  const names = (count: number) => Array.from({ length: count }, (_, nth) => `test ${nth}`);
  const files = [1, FILE_BUDGET_SECONDS, 2].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }));

  test('shows the slowest files first', () => {
    const lines = effortLines({ files, secondAttempts: ['a > b'] });
    expect(lines).toEqual([
      'passed at its second attempt: a > b',
      `slowest files: ${FILE_BUDGET_SECONDS}.test.ts ${FILE_BUDGET_SECONDS} s, 2.test.ts 2 s, 1.test.ts 1 s`,
    ]);
  });

  test('is beyond its budget by one slow file, or one second attempt too many', () => {
    expect(overspent({ files, secondAttempts: names(SECOND_ATTEMPTS) })).toEqual([]);
    expect(overspent({ files, secondAttempts: names(SECOND_ATTEMPTS + 1) })).toHaveLength(1);
    const slow = { name: 'slow.test.ts', seconds: FILE_BUDGET_SECONDS + 1 };
    expect(overspent({ files: [...files, slow], secondAttempts: [] })).toHaveLength(1);
  });
});

describe('browser', () => {
  test('takes CHROMIUM_PATH when it can be run and nothing else when it cannot', () => {
    expect(findBrowser({ CHROMIUM_PATH: process.execPath, PATH: '' })).toBe(process.execPath);
    expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium', PATH: process.env.PATH })).toBeNull();
  });
});

describe('properties', () => {
  test('start from the fixed seed', () => {
    expect(fc.readConfigureGlobal().seed).toBe(SEED);
  });
});

describe('console', () => {
  test('may be replaced by a test that provokes a complaint', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    console.error('provoked');
    expect(error).toHaveBeenCalledWith('provoked');
    error.mockRestore();
  });

  test.fails('fails a test that makes the product complain', ({ onTestFinished }) => {
    onTestFinished(() => {});
    console.warn('unexpected');
  });
});
