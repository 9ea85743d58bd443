import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the letters that are typed between the opening of a dialog and its field, whose code may still be on its way. The field takes
 * them when it has the focus.
 */
export function useTypedAhead(isOpen: boolean): () => string {
  // Null once they were taken.
  const typed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    const note = (event: KeyboardEvent) => {
      const { key } = event;
      if (typed.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      // Nothing else of the page or the browser is meant.
      event.preventDefault();
    };
    window.addEventListener('keydown', note, true);
    return () => window.removeEventListener('keydown', note, true);
  }, [isOpen]);
  return useCallback(() => {
    const text = typed.current ?? '';
    typed.current = null;
    return text;
  }, []);
}
