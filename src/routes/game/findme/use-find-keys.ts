import { useEffect, useEffectEvent } from 'react';
import { CELLS } from '#model/games/questions';
import type { GameCommands, GameView } from '#src/actors/late/use-game.ts';
import { isTyping } from '#src/components/is-typing.ts';

interface Keys {
  readonly view: GameView;
  readonly commands: GameCommands;
  readonly toggle: (place: number) => void;
  readonly say: () => void;
}

/** Elements that Enter presses themselves. */
const PRESSED = 'a, button';

/** A digit takes a card or puts it back, Enter says that these are all, P pauses. */
export function useFindKeys({ view, commands, toggle, say }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = target instanceof Element && target.closest(PRESSED) !== null;
    if (key === 'p' && view.status === 'paused') commands.resume();
    else if (view.status !== 'question') return;
    else if (key === 'p') commands.pause();
    else if (key === 'Enter' && !isOnButton) say();
    else if (Number(key) >= 1 && Number(key) <= CELLS) toggle(Number(key) - 1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
