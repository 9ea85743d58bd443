import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLowScreen, useIsPhone } from '#src/kit/page/use-is-phone.ts';

interface HappyWindow {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void };
}

const { innerWidth, innerHeight } = window;
let reports: (() => void)[] = [];

function resize(width: number, height: number): void {
  (window as unknown as HappyWindow).happyDOM.setViewport({ width, height });
  for (const report of reports) report();
}

/** The DOM of these tests wants all parts of a list to match, where browsers want one, and reports no change. */
function eachPart(query: string) {
  const lists = query.split(', ').map((part) => window.matchMedia(part));
  const list = {
    get matches() {
      return lists.some(({ matches }) => matches);
    },
    addEventListener: (_: string, report: (event: { readonly matches: boolean }) => void) => {
      reports.push(() => report(list));
    },
    removeEventListener: () => undefined,
  };
  return list;
}

beforeEach(() => {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes(', ') ? eachPart(query) : matchMedia.call(window, query),
  );
});
afterEach(() => {
  reports = [];
  vi.unstubAllGlobals();
  resize(innerWidth, innerHeight);
});

describe('phones', () => {
  test.each([
    [390, 844, true],
    [844, 390, true],
    [768, 1024, true],
    [769, 499, true],
    [1440, 499, true],
    [769, 500, false],
    [1440, 900, false],
  ])('are recognised at %i × %i from the first drawing on', (width, height, isPhone) => {
    resize(width, height);
    const { result } = renderHook(useIsPhone);
    expect(result.current).toBe(isPhone);
  });

  test('become tablets when a window grows', () => {
    resize(844, 390);
    const { result } = renderHook(useIsPhone);
    act(() => resize(1024, 768));
    expect(result.current).toBe(false);
  });

  test('are low when they are held sideways', () => {
    resize(390, 844);
    expect(isLowScreen()).toBe(false);
    resize(844, 390);
    expect(isLowScreen()).toBe(true);
  });
});
