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

function focusTools(from: EventTarget | null): void {
  const form = from instanceof Element ? from.closest('form') : null;
  form?.querySelector<HTMLElement>('[data-toolbar] button[tabindex="0"]')?.focus();
}
