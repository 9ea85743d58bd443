import type { KeyboardEvent as FieldKeyEvent } from 'react';
import type { ToolDialog } from '../insert/toolbar.tsx';

/** Keys of the text beside those of the editor itself. Whether the key was one. */
export function useShortcuts(onDialog: (dialog: ToolDialog) => void, publish: () => void) {
  return (event: KeyboardEvent): boolean => {
    const isMain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const act = (deed: () => void): boolean => {
      event.preventDefault();
      deed();
      return true;
    };
    if (isMain && event.key === 'Enter') return act(publish);
    if (isMain && event.key.toLowerCase() === 'k') return act(() => onDialog('link'));
    const isSecond = (event.ctrlKey || event.metaKey) && event.altKey && !event.shiftKey;
    if (isSecond && event.code === 'KeyL') return act(() => onDialog('things'));
    if (event.altKey && event.key === 'F10') return act(() => focusTools(event.target));
    return false;
  };
}

/** Ctrl+Enter publishes or saves from every field of the form, not only from its text, and from no dialog over it. */
export const submittingKeys =
  (submit: () => void) =>
  (event: FieldKeyEvent<HTMLFormElement>): void => {
    const isOurs = event.target instanceof Node && event.currentTarget.contains(event.target);
    const isKey =
      event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isOurs || !isKey || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

function focusTools(from: EventTarget | null): void {
  const form = from instanceof Element ? from.closest('form') : null;
  form?.querySelector<HTMLElement>('[data-toolbar] button[tabindex="0"]')?.focus();
}
