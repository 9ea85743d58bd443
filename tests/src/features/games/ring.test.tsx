import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Ring } from '#src/features/games/play/play-head.tsx';
import { renderOnStage, Stage } from '../../page.tsx';

afterEach(cleanup);

test('the ring says how much time a wrong answer took, once for each and not for time that passes', () => {
  const { rerender } = renderOnStage(<Ring seconds={59} limit={60} misses={0} />);
  const show = (seconds: number, misses: number) => {
    rerender(
      <Stage>
        <Ring seconds={seconds} limit={60} misses={misses} />
      </Stage>,
    );
    return screen.getByRole('status').textContent;
  };
  expect(show(58, 0)).toBe('');
  expect(show(29, 1)).toBe('−29\u00a0s');
  expect(show(28, 1)).toBe('−29\u00a0s');
  expect(show(14, 2)).toBe('−14\u00a0s');
  // The next round.
  expect(show(60, 0)).toBe('');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('60 seconds left');
});
