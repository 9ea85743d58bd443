import { createActor, fromCallback } from 'xstate';
import type { FocusEvent } from '#machines/focus/focus.logic';
import { focusMachine } from '#machines/focus/focus.machine';
import { type ClaimTab, tabClaim } from '#src/browser/sound/audio.ts';
import { tabs } from '#src/browser/storage/kept.ts';
import type { SoundFocus } from '#src/kit/song/sound-focus.ts';

/** Decides for the whole page which sound may play. */
export function startFocus(claim: ClaimTab): SoundFocus {
  const stops = new Map<number, () => void>();
  let last = 0;
  const machine = focusMachine.provide({
    actors: {
      claim: fromCallback<FocusEvent>(({ sendBack }) => claim(() => sendBack({ type: 'TAB.TOOK' }))),
    },
  });
  const actor = createActor(machine);
  actor.on('HOLDER.STOPPED', ({ key }) => {
    const stop = stops.get(key);
    stops.delete(key);
    stop?.();
  });
  actor.start();
  return {
    take(stop) {
      last += 1;
      const key = last;
      stops.set(key, stop);
      actor.send({ type: 'FOCUS.ASKED', key });
      return () => {
        if (stops.delete(key)) actor.send({ type: 'FOCUS.RELEASED', key });
      };
    },
  };
}

/** In a real browser. */
export const openFocus = (): SoundFocus => startFocus(tabClaim(tabs.broadcast));
