import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to where it was before a dialog that is taken away while it is open. For one that is told to close
 * first the library does.
 */
export function useFocusBack(isOpen: boolean): void {
  const [before] = useState(() => document.activeElement);
  const wasOpen = useRef(isOpen);
  wasOpen.current = isOpen;
  useEffect(
    () => () => {
      if (!wasOpen.current || !(before instanceof HTMLElement)) return;
      // Whoever took the dialog away may move the focus elsewhere: that counts.
      setTimeout(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
