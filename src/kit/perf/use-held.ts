import { type FocusEvent, useState } from 'react';

interface Held {
  /** The place in a list whose element has the focus; null while none has. */
  readonly held: number | null;
  /** For the element around the list. */
  readonly watch: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Which of a long list's elements has the focus. Their number is in `attribute`, `first` in the first place. */
export function useHeld(attribute: 'aria-posinset' | 'aria-rowindex', first: number): Held {
  const [held, hold] = useState<number | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const number = target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
    hold(number === null ? null : Number(number) - first);
  };
  // A window that is left comes back to the same element, which has the focus all the time.
  const onBlur = ({ target }: FocusEvent) => {
    if (target !== document.activeElement) hold(null);
  };
  return { held, watch: { onFocus, onBlur } };
}
