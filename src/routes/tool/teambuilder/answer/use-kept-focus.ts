import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a panel whose buttons vanish when they are pressed: the focus stays in the panel instead of falling back to the
 * start of the page. Give what it returns to the panel.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const observer = new MutationObserver(() => {
      if (hasFocus.current && document.activeElement === document.body) panel.focus({ preventScroll: true });
    });
    observer.observe(panel, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
