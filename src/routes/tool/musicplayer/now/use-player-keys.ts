import { useEffect } from 'react';
import { useMusicCommands } from '#src/actors/music/use-music.ts';

const SKIP_SECONDS = 5;
/** They have a use of their own for letters and arrows. */
const TYPING = 'input, textarea, select, [contenteditable], [role=slider], [role=menu], [role=combobox]';
/** The space bar presses them. */
const PRESSED = 'button, a, summary, label, [role=button]';

const within = (event: KeyboardEvent, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Space plays and pauses, arrows go five seconds, N and P another song, M is silent. */
export function usePlayerKeys(): void {
  const { toggle, skip, next, previous, toggleMute } = useMusicCommands();
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowLeft: () => skip(-SKIP_SECONDS),
      ArrowRight: () => skip(SKIP_SECONDS),
      n: next,
      p: previous,
      m: toggleMute,
    };
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || within(event, TYPING)) return;
      // Among the rows of the library arrows lead from one to the next.
      if (key.startsWith('Arrow') && within(event, 'ul, ol')) return;
      if (key === ' ' && within(event, PRESSED)) return;
      const act = acts[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle, skip, next, previous, toggleMute]);
}
