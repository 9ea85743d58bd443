import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeLate } from '#src/kit/picture/late-picture.ts';

const PAUSE = 120;

/** What the page has asked for, in order; it comes when the test says so. */
let asked: FakeImage[] = [];

class FakeImage {
  src = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    asked.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  onError.mockClear();
  vi.stubGlobal('Image', FakeImage);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.scrollTo(0, 0);
});

const onError = vi.fn<(src: string) => void>();

/** Tiles of a list with a picture each. */
const tiles = (count: number): readonly HTMLElement[] =>
  Array.from({ length: count }, (_, at) => {
    const tile = document.createElement('span');
    document.body.append(tile);
    comeLate(tile, { src: `/picture-${at}.png`, onError });
    return tile;
  });

const shownIn = (tile: HTMLElement | undefined): string | undefined =>
  tile?.style.getPropertyValue('--picture');

function scrollTo(top: number): void {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}

test('pictures begin a few at a time, after the words of all tiles', () => {
  tiles(8);
  vi.advanceTimersByTime(PAUSE - 1);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(8);
  vi.runAllTimers();
  expect(asked.map(({ src }) => src)).toEqual(Array.from({ length: 8 }, (_, at) => `/picture-${at}.png`));
});

test('a picture is shown when it has loaded; a failure is reported', () => {
  const [first, second] = tiles(2);
  vi.runAllTimers();
  expect(shownIn(first)).toBe('');
  asked[0]?.onload();
  asked[1]?.onerror();
  expect(shownIn(first)).toBe('url("/picture-0.png")');
  expect(shownIn(second)).toBe('');
  expect(onError.mock.calls).toEqual([['/picture-1.png']]);
});

test('nothing of the picture before stays in a tile that shows another one, nor comes late', () => {
  const [tile] = tiles(1);
  if (!tile) throw new Error('no tile');
  vi.runAllTimers();
  asked[0]?.onload();
  comeLate(tile, { src: '/second.png', onError });
  expect(shownIn(tile)).toBe('');
  vi.runAllTimers();
  comeLate(tile, { src: '/third.png', onError });
  asked[1]?.onload();
  asked[1]?.onerror();
  expect(shownIn(tile)).toBe('');
  vi.runAllTimers();
  asked[2]?.onload();
  expect(shownIn(tile)).toBe('url("/third.png")');
  expect(onError).not.toHaveBeenCalled();
});

test('a tile that has left the page needs no picture', () => {
  const [first] = tiles(3);
  first?.remove();
  vi.runAllTimers();
  expect(asked.map(({ src }) => src)).toEqual(['/picture-1.png', '/picture-2.png']);
});

test('none begins while the page rushes by, all once it is slow again', () => {
  scrollTo(0);
  tiles(8);
  for (const top of [1_000, 2_000, 3_000, 4_000]) {
    scrollTo(top);
    scrollTo(top + 500);
    vi.advanceTimersByTime(PAUSE);
    expect(asked).toHaveLength(0);
  }
  scrollTo(4_600);
  vi.runAllTimers();
  expect(asked).toHaveLength(8);
});

test('slow scrolling holds up no picture', () => {
  tiles(3);
  for (const top of [100, 150, 200]) scrollTo(top);
  vi.advanceTimersByTime(PAUSE);
  expect(asked).toHaveLength(3);
});
