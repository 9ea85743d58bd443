import { useEffect, useEffectEvent } from 'react';
import type { GameCommands, GameView } from '#src/actors/late/use-game.ts';
import { isTyping } from '#src/components/is-typing.ts';

/**
 * Keys of a game wherever the focus is, but for fields that are typed in. P pauses and goes on; `act` hears the others while a question is
 * asked, and returns whether the key meant something.
 */
export function useGameKeys(
  { status }: GameView,
  { pause, resume }: Pick<GameCommands, 'pause' | 'resume'>,
  act: (event: KeyboardEvent) => boolean = () => false,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'p' && status === 'paused') resume();
    else if (status !== 'question') return;
    else if (event.key === 'p') pause();
    else if (!act(event)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
