import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Whether an element fills the screen, and how it comes to. */
export function useFullscreen(box: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = useCallback(() => {
    const done = document.fullscreenElement ? document.exitFullscreen() : box.current?.requestFullscreen();
    done?.catch(() => undefined);
  }, [box]);
  return { isFull, isPossible: document.fullscreenEnabled, toggle };
}
