import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { asSide, PlaceHandle } from '#src/features/storyeditor/stage/place-handle.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

test('arrow keys move a figure by ten units, with Shift by one, and no further than the edges', () => {
  const onMove = vi.fn();
  renderOnStage(<PlaceHandle side="center" offset={1_275} onMove={onMove} />);
  const handle = screen.getByRole('slider', { name: 'Offset in px' });
  fireEvent.keyDown(handle, { key: 'ArrowRight' });
  fireEvent.keyDown(handle, { key: 'ArrowLeft' });
  fireEvent.keyDown(handle, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(handle, { key: 'Enter' });
  expect(onMove.mock.calls).toEqual([[1_280], [1_265], [1_276]]);
  expect(handle.getAttribute('aria-valuetext')).toBe('centre · 1,275\u00a0px');
});

test('a side that no one knows is the middle', () => {
  expect([asSide('rightOver'), asSide('above')]).toEqual(['rightOver', 'center']);
});
