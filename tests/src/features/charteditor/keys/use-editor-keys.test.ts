import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ActHost } from '#src/features/charteditor/keys/acts.ts';
import { useEditorKeys } from '#src/features/charteditor/keys/use-editor-keys.ts';

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
