import { useEffect } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';
import { useMusicCommands } from '../../use-music.ts';

const SKIP_SECONDS = 5;
/** What a key has a use of its own in: sliders and choices are moved by arrows; the space bar presses, but not links. */
const OWN: Readonly<Record<string, string>> = {
  ' ': 'button, summary, input:not([type=range])',
  ArrowLeft: 'input',
  ArrowRight: 'input',
};
/** As long as one is open, all keys are its own. */
const OVER_PAGE = '[role=dialog], [role=menu]';

function isForPlayer(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(event)) return false;
  if (document.querySelector(OVER_PAGE) !== null) return false;
  const own = OWN[key];
  return own === undefined || !(target instanceof Element) || target.closest(own) === null;
}

/** Space plays and pauses, arrows go five seconds, N and P another song, M is silent. A key that is held down goes on with arrows alone. */
export function usePlayerKeys(): void {
  const { toggle, skip, next, previous, toggleMute } = useMusicCommands();
  useEffect(() => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -SKIP_SECONDS, ArrowRight: SKIP_SECONDS };
    const acts: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      n: next,
      p: previous,
      m: toggleMute,
    };
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const act = acts[event.key.toLowerCase()];
      if ((step === undefined && !act) || !isForPlayer(event)) return;
      event.preventDefault();
      if (step !== undefined) skip(step);
      else if (!event.repeat) act?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle, skip, next, previous, toggleMute]);
}
