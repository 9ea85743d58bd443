import { useCallback, useEffect, useState } from 'react';

/** Whether the theatre fills the window, and the screen where the browser can; dialogs open above it all the same. */
export function useWide() {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const look = () => setWide(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = useCallback(() => {
    setWide(!isWide);
    const done = isWide
      ? document.fullscreenElement && document.exitFullscreen()
      : document.fullscreenEnabled && document.documentElement.requestFullscreen();
    // Phones that give no page the screen give it the window at least.
    if (done) void done.catch(() => undefined);
  }, [isWide]);
  return { isWide, toggle };
}
