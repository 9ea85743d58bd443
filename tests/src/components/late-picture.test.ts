import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeLate } from '#src/components/late-picture.ts';

const PAUSE = 120;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  document.body.replaceChildren();
  vi.runAllTimers();
  vi.useRealTimers();
  window.scrollTo(0, 0);
});

/** Tiles of a list with a picture each. */
const tiles = (count: number): readonly HTMLImageElement[] =>
  Array.from({ length: count }, (_, at) => {
    const image = document.createElement('img');
    image.dataset.late = `/picture-${at}.png`;
    document.body.append(image);
    comeLate(image);
    return image;
  });

const begun = (images: readonly HTMLImageElement[]): number =>
  images.filter((image) => image.hasAttribute('src')).length;

function scrollTo(top: number): void {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}

test('pictures begin a few at a time, after the words of all tiles', () => {
  const images = tiles(8);
  vi.advanceTimersByTime(PAUSE - 1);
  expect(begun(images)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(begun(images)).toBeLessThan(images.length);
  vi.runAllTimers();
  expect(begun(images)).toBe(images.length);
});

test('a tile that has left the page needs no picture', () => {
  const [first, ...others] = tiles(3);
  first?.remove();
  vi.runAllTimers();
  expect(first?.hasAttribute('src')).toBe(false);
  expect(begun(others)).toBe(others.length);
});

test('none begins while the page rushes by, all once it is slow again', () => {
  scrollTo(0);
  const images = tiles(8);
  for (const top of [1_000, 2_000, 3_000, 4_000]) {
    scrollTo(top);
    scrollTo(top + 500);
    vi.advanceTimersByTime(PAUSE);
    expect(begun(images)).toBe(0);
  }
  scrollTo(4_600);
  vi.runAllTimers();
  expect(begun(images)).toBe(images.length);
});

test('slow scrolling holds up no picture', () => {
  const images = tiles(3);
  for (const top of [100, 150, 200]) scrollTo(top);
  vi.advanceTimersByTime(PAUSE);
  expect(begun(images)).toBe(images.length);
});
