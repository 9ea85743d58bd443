import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a panel in which what is pressed vanishes: the focus stays in the panel instead of falling back to the start of the page. It goes
 * to the part that `to` selects as soon as there is one. Give what it returns to the panel, which needs a `tabIndex`.
 */
export function useKeptFocus<Panel extends HTMLElement = HTMLElement>(to?: string) {
  const ref = useRef<Panel>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      if (!hasFocus.current || (activeElement !== document.body && activeElement !== panel)) return;
      const part = to === undefined ? null : panel.querySelector<HTMLElement>(to);
      (part ?? panel).focus({ preventScroll: true });
    });
    observer.observe(panel, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [to]);
  return {
    ref,
    // A dialog of the panel stands elsewhere in the page, and gives the focus back itself.
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(target);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
