import { useMemo } from 'react';
import { useStoryNow } from '../../use-story-play.ts';

/** What a press, a key or a gesture does at this moment. */
export function useStoryControls() {
  const now = useStoryNow();
  return useMemo(() => {
    const isShown = () => !now().isWindowHidden;
    return {
      /** What is hidden shows again first; a choice is made with its buttons. */
      next: () => {
        const { moment, isSkipping, status } = now();
        if (!isShown()) now().showWindow();
        else if (isSkipping) now().setSkip(false);
        else if (status === 'ready' || status === 'loading') now().start();
        else if (moment !== 'choosing' || status === 'paused') now().next();
      },
      back: () => now().back(),
      skip: () => now().setSkip(!now().isSkipping),
      hide: () => (isShown() ? now().hideWindow() : now().showWindow()),
    };
  }, [now]);
}
