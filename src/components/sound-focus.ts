import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { SoundKind } from '#model/vocabulary/sounds';

/** Lets one thing of the site be heard at a time (src/app/music). */
export interface SoundFocus {
  /** Somebody begins to sound; `stop` is called when another one does. The function returned lets go. */
  take(kind: SoundKind, stop: () => void): () => void;
}

/** Where nobody decides, everybody may sound. */
export const SoundFocusContext = createContext<SoundFocus>({ take: () => () => undefined });

export interface FocusHold {
  begin(stop: () => void): void;
  end(): void;
}

/** For one thing that sounds: it tells when it begins and when it ends. */
export function useSoundFocus(kind: SoundKind): FocusHold {
  const focus = useContext(SoundFocusContext);
  const held = useRef<(() => void) | null>(null);
  const hold = useMemo((): FocusHold => {
    const end = () => {
      held.current?.();
      held.current = null;
    };
    return {
      begin: (stop) => {
        held.current ??= focus.take(kind, () => {
          end();
          stop();
        });
      },
      end,
    };
  }, [focus, kind]);
  useEffect(() => () => hold.end(), [hold]);
  return hold;
}
