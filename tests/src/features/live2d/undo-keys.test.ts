import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndoKeys } from '#src/features/live2d/frame/use-undo-keys.ts';
import * as live2d from '#src/features/live2d/use-live2d.ts';

const deeds = { undo: vi.fn(), redo: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(live2d, 'currentView').mockReturnValue(deeds as unknown as live2d.Live2dView);
  renderHook(() => useUndoKeys({} as live2d.Viewer));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('takes a step back on a keyboard of another script, and makes it again', () => {
  fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
  expect(deeds.undo).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'н', code: 'KeyY', ctrlKey: true });
  expect(deeds.redo).toHaveBeenCalledTimes(2);
});

test('goes by the letter where the keyboard writes Latin ones, wherever its key is', () => {
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyY', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyZ', ctrlKey: true });
  expect(deeds.undo).toHaveBeenCalledOnce();
  expect(deeds.redo).not.toHaveBeenCalled();
});

test('leaves the keys to what is open above the page, and to fields of text', () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const button = dialog.appendChild(document.createElement('button'));
  const field = document.body.appendChild(document.createElement('input'));
  for (const place of [button, field]) fireEvent.keyDown(place, { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(deeds.undo).not.toHaveBeenCalled();
});
