import { useEffect, useEffectEvent } from 'react';
import type { SentStep } from '#model/vocabulary/sent-steps';
import { takeSentStep } from '../../browser/page/sent.ts';

/**
 * Fulfils a press on what the server sent (server/routes/first/opening.ts) as soon as the page can do what was asked; `value` says of what it
 * was asked. To be used beside the control that takes the place of the one that was pressed.
 */
export function useSentStep(step: SentStep, isReady: boolean, fulfil: (value: string) => void): void {
  const go = useEffectEvent(fulfil);
  useEffect(() => {
    if (!isReady) return undefined;
    const take = (): void => {
      const value = takeSentStep(step);
      if (value !== null) go(value);
    };
    take();
    // A list keeps the rows that were sent for a moment, until it has drawn its own.
    window.addEventListener('click', take);
    return () => window.removeEventListener('click', take);
  }, [step, isReady]);
}
