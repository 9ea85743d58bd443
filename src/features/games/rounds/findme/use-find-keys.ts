import { CELLS } from '#model/games/questions';
import { useKeys } from '../../play/use-keys.ts';

interface Keys {
  readonly isAsked: boolean;
  readonly toggle: (place: number) => void;
  readonly say: () => void;
}

/** Elements that Enter presses themselves. */
const PRESSED = 'a, button';

/** A digit takes a card or puts it back, Enter says that these are all. */
export function useFindKeys({ isAsked, toggle, say }: Keys): void {
  useKeys(({ key, target }) => {
    if (!isAsked) return false;
    const isOnButton = target instanceof Element && target.closest(PRESSED) !== null;
    if (key === 'Enter' && !isOnButton) say();
    else if (Number(key) >= 1 && Number(key) <= CELLS) toggle(Number(key) - 1);
    else return false;
    return true;
  });
}
