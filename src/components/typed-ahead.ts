import { useCallback, useLayoutEffect, useRef } from 'react';

/** What a key types; null where it does something else. */
function letterOf({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string | null {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing ? key : null;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Keeps the letters that are typed between the opening of a dialog and its field, whose code may still be on its way. The field takes
 * them when it has the focus.
 */
export function useTypedAhead(isOpen: boolean): () => string {
  const typed = useRef('');
  const end = useRef(() => {});
  useLayoutEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    typed.current = '';
    end.current = () => listening.abort();
    const note = (event: KeyboardEvent) => {
      if (isField(event.target)) return;
      const letter = letterOf(event);
      if (letter !== null) typed.current += letter;
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else return;
      // No other key of the page or the browser is meant.
      event.preventDefault();
    };
    window.addEventListener('keydown', note, { capture: true, signal: listening.signal });
    return end.current;
  }, [isOpen]);
  return useCallback(() => {
    end.current();
    const text = typed.current;
    typed.current = '';
    return text;
  }, []);
}
