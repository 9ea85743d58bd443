import { useEffect, useRef, useState } from 'react';
import { type SimulatorActor, useSimulatorPart } from '../use-simulator.ts';

/** Long enough to reach for a button again. */
const FADES_AFTER_MS = 2000;
/** What a visitor does who wants the controls. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * The controls while a chart plays itself in full screen: over the picture, and away 2 s after the last touch, key or move (reference
 * R78). A touch that brings them back does nothing else.
 */
export function useFading(actor: SimulatorActor, isFull: boolean): 'below' | 'over' | 'away' {
  const isRunning = useSimulatorPart(
    actor,
    ({ mode, status }) => mode.kind === 'watch' && status === 'playing',
  );
  const isOver = isFull && isRunning;
  const [isAway, setAway] = useState(false);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let away = false;
    const change = (next: boolean) => {
      away = next;
      setAway(next);
    };
    const wake = (event?: Event) => {
      if (event?.type === 'pointerdown') wasAway.current = away;
      clearTimeout(timer);
      timer = setTimeout(() => change(true), FADES_AFTER_MS);
      change(false);
    };
    const press = (event: MouseEvent) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (wasAway.current && !isButton) event.stopPropagation();
      wasAway.current = false;
    };
    wake();
    for (const sign of SIGNS) document.addEventListener(sign, wake, true);
    document.addEventListener('click', press, true);
    return () => {
      clearTimeout(timer);
      setAway(false);
      for (const sign of SIGNS) document.removeEventListener(sign, wake, true);
      document.removeEventListener('click', press, true);
    };
  }, [isOver]);
  if (!isOver) return 'below';
  return isAway ? 'away' : 'over';
}
