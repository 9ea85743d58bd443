import { useEffect, useEffectEvent } from 'react';
import type { GameCommands, GameView } from '#src/actors/late/use-game.ts';
import { isTyping } from '#src/components/is-typing.ts';

/** P pauses and goes on. */
export function useChartKeys({ status }: GameView, { pause, resume }: GameCommands): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (status === 'paused') resume();
    else if (status === 'question') pause();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
