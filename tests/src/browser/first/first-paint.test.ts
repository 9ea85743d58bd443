import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstPaint } from '#src/browser/first/first-paint.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Whether it has resolved by now. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  const later = Symbol('later');
  return (await Promise.race([waiting, Promise.resolve(later)])) !== later;
}

describe('firstPaint', () => {
  test('waits for nothing when something is painted already', async () => {
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
    const painted = { name: 'first-contentful-paint' } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([painted]);
    await firstPaint();
    expect(frame).not.toHaveBeenCalled();
  });

  test('lets a frame pass, and no longer than a moment in a tab that paints none', async () => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
    let paint: FrameRequestCallback = () => undefined;
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
      paint = callback;
      return 1;
    });
    const seen = firstPaint();
    await vi.advanceTimersByTimeAsync(10);
    expect(await isOver(seen)).toBe(false);
    paint(0);
    await vi.advanceTimersByTimeAsync(1);
    await seen;
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const unseen = firstPaint();
    await vi.advanceTimersByTimeAsync(50);
    expect(await isOver(unseen)).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    await unseen;
  });
});
