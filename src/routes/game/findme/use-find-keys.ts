import { CELLS } from '#model/games/questions';
import type { GameCommands, GameView } from '#src/actors/late/use-game.ts';
import { useGameKeys } from '#src/parts/games/use-game-keys.ts';

interface Keys {
  readonly view: GameView;
  readonly commands: GameCommands;
  readonly toggle: (place: number) => void;
  readonly say: () => void;
}

/** Elements that Enter presses themselves. */
const PRESSED = 'a, button';

/** A digit takes a card or puts it back, Enter says that these are all. */
export function useFindKeys({ view, commands, toggle, say }: Keys): void {
  useGameKeys(view, commands, ({ key, target }) => {
    const isOnButton = target instanceof Element && target.closest(PRESSED) !== null;
    if (key === 'Enter' && !isOnButton) say();
    else if (Number(key) >= 1 && Number(key) <= CELLS) toggle(Number(key) - 1);
    else return false;
    return true;
  });
}
