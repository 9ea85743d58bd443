import { createDeck } from '#src/browser/sound/deck.ts';
import { focus } from '../../music/sound/source.ts';
import type { EngineWorld } from './engine-world.ts';

const MS = 1000;

export const evenSeconds = (): number => performance.now() / MS;

export function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}

/** What it takes to hear a chart, without its picture. */
export const earWorld: Omit<EngineWorld, 'report' | 'openStage' | 'watchSize' | 'watchInputs'> = {
  focus,
  openDeck: createDeck,
  isHidden: () => document.hidden,
  watchHidden(hear) {
    const listen = (): void => {
      if (document.hidden) hear();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  },
  seconds: evenSeconds,
  nextFrame(act) {
    const frame = requestAnimationFrame(act);
    return () => cancelAnimationFrame(frame);
  },
  every,
};
