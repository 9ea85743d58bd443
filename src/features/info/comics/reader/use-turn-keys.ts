import { useEffect } from 'react';

/** What takes arrow keys for itself. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="slider"]';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Turns pages with the arrow keys, wherever on the page they are pressed; not where they mean something else. */
export function useTurnKeys(turn: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      event.preventDefault();
      turn(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [turn]);
}
