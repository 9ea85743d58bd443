import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to where it was before a dialog that is taken away while it is open. For one that is asked to close
 * first the library does.
 */
export function useFocusBack(isOpen: boolean): void {
  const [before] = useState(() => document.activeElement);
  const wasOpen = useRef(isOpen);
  wasOpen.current = isOpen;
  useEffect(
    () => () => {
      if (!wasOpen.current || !(before instanceof HTMLElement)) return;
      // Code that removed the dialog may have moved the focus elsewhere: that wins.
      setTimeout(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
