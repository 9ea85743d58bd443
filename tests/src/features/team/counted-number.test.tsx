import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountedNumber } from '#src/features/team/figures/counted-number.tsx';
import { Stage } from '../../page.tsx';

let frames: FrameRequestCallback[] = [];
let now = 0;
let wantsCalm = false;

beforeEach(() => {
  frames = [];
  now = 1_000;
  wantsCalm = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsCalm,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function at(ms: number): void {
  now = 1_000 + ms;
  for (const frame of frames.splice(0)) frame(now);
}

/** A number, and how it becomes another. */
function shown(value: number) {
  const stage = (next: number) => (
    <Stage>
      <b data-testid="number">
        <CountedNumber value={next} />
      </b>
    </Stage>
  );
  const { rerender, getByTestId } = render(stage(value));
  const text = () => getByTestId('number').textContent;
  const isHidden = () => getByTestId('number').querySelector('[aria-hidden=true]') !== null;
  return { text, isHidden, change: (next: number) => rerender(stage(next)) };
}

test('counts to its next value within 200 ms, hidden from screen readers until it is there', () => {
  const { text, isHidden, change } = shown(1_000);
  expect([text(), isHidden()]).toEqual(['1,000', false]);
  change(2_000);
  expect([text(), isHidden()]).toEqual(['1,080', true]);
  at(100);
  expect([text(), isHidden()]).toEqual(['1,580', true]);
  at(200);
  expect([text(), isHidden(), frames.length]).toEqual(['2,000', false, 0]);
});

test('goes on from where it is when another value comes meanwhile', () => {
  const { text, change } = shown(1_000);
  change(2_000);
  at(84);
  expect(text()).toBe('1,500');
  change(500);
  at(300);
  expect(text()).toBe('500');
});

test('does not count where no motion is wanted', () => {
  wantsCalm = true;
  const { text, isHidden, change } = shown(1_000);
  change(2_000);
  expect([text(), isHidden(), frames.length]).toEqual(['2,000', false, 0]);
});
