import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';

interface Acts {
  readonly next: () => void;
  readonly back: () => void;
  readonly auto: () => void;
  readonly skip: () => void;
  readonly log: () => void;
  readonly hide: () => void;
  readonly full: () => void;
  /** Whether there was something to end. */
  readonly escape: () => boolean;
}

/** Space and Enter press them. */
const PRESSED = 'button, a, summary, label, [role=button], [type=checkbox]';
/** The arrows choose in them. */
const ARROWED = 'input, [role=slider], [role=menu], [role=combobox]';
/** What is open above the page keeps its keys. */
const ABOVE = 'dialog, [role=dialog], [role=menu]';

const within = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function actOf({ key }: KeyboardEvent, acts: Acts): (() => void) | undefined {
  const keys: Readonly<Record<string, () => void>> = {
    ' ': acts.next,
    Enter: acts.next,
    ArrowRight: acts.next,
    ArrowLeft: acts.back,
    a: acts.auto,
    s: acts.skip,
    l: acts.log,
    h: acts.hide,
    f: acts.full,
  };
  return keys[key.length === 1 ? key.toLowerCase() : key];
}

/** The keys of the theatre (reference R141), unless something with the focus has a use for them. */
export function useTheatreKeys(acts: Acts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(event) || within(event, ABOVE)) return;
    if (key === 'Escape') {
      if (acts.escape()) event.preventDefault();
      return;
    }
    if (key.startsWith('Arrow') && within(event, ARROWED)) return;
    if ((key === ' ' || key === 'Enter') && (event.repeat || within(event, PRESSED))) return;
    const act = actOf(event, acts);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
