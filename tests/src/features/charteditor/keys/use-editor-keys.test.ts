import { cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ActHost } from '#src/features/charteditor/keys/acts.ts';
import { useEditorKeys } from '#src/features/charteditor/keys/use-editor-keys.ts';

afterEach(cleanup);

test('does nothing on keys while the chart can only be looked at', () => {
  const undo = vi.fn();
  const host = { editor: () => ({ undo }) } as unknown as ActHost;
  const { rerender } = renderHook(({ isLocked }) => useEditorKeys(host, 'setori', isLocked), {
    initialProps: { isLocked: true },
  });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  rerender({ isLocked: false });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
});

test('stores the draft on Ctrl+S, in a field too, in place of saving the page', () => {
  const [keep, undo] = [vi.fn(), vi.fn()];
  const host = { keep, editor: () => ({ undo }) } as unknown as ActHost;
  renderHook(() => useEditorKeys(host, 'setori', false));
  const field = document.body.appendChild(document.createElement('input'));
  // False: the browser does nothing of its own.
  expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 's', metaKey: true })).toBe(false);
  expect(keep).toHaveBeenCalledTimes(2);
  expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  field.remove();
});

test('goes back to the chart on Escape in a field of the page, but in those that close a list by it', () => {
  const { container } = render(
    createElement('main', null, [
      createElement('div', { key: 'chart', 'data-chart': '', tabIndex: 0 }),
      createElement('input', { key: 'plain' }),
      createElement('input', { key: 'list', 'aria-haspopup': 'listbox' }),
    ]),
  );
  const outside = document.body.appendChild(document.createElement('input'));
  renderHook(() => useEditorKeys({} as ActHost, 'setori', false));
  const [chart, plain, list] = [...(container.firstElementChild?.children ?? [])] as HTMLElement[];
  for (const field of [list, outside]) {
    field?.focus();
    if (field) fireEvent.keyDown(field, { key: 'Escape' });
    expect(document.activeElement).toBe(field);
  }
  plain?.focus();
  if (plain) fireEvent.keyDown(plain, { key: 'Escape' });
  expect(document.activeElement).toBe(chart);
  outside.remove();
});
