import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Whether an element fills the screen, and how it comes to. With `fillsWindow` it has the window at least, where phones give no page the screen. */
export function useFullscreen(box: RefObject<HTMLElement | null>, fillsWindow = false) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = useCallback(() => {
    if (!document.fullscreenEnabled) {
      setFull((before) => !before);
      return;
    }
    const done = document.fullscreenElement ? document.exitFullscreen() : box.current?.requestFullscreen();
    done?.catch(() => undefined);
  }, [box]);
  return { isFull, isPossible: fillsWindow || document.fullscreenEnabled, toggle };
}
