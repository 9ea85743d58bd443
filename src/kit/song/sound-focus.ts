import { createContext, useContext, useEffect, useMemo, useRef } from 'react';

/** Lets one sound of the site play at a time (src/features/music/sound). */
export interface SoundFocus {
  /** A sound begins; `stop` is called when another one does. The function returned releases the focus. */
  take(stop: () => void): () => void;
}

/** Without a provider every sound may play. */
export const SoundFocusContext = createContext<SoundFocus>({ take: () => () => undefined });

export interface FocusHold {
  begin(stop: () => void): void;
  end(): void;
}

/** For one sound, which reports when it begins and when it ends. */
export function useSoundFocus(): FocusHold {
  const focus = useContext(SoundFocusContext);
  const held = useRef<(() => void) | null>(null);
  const hold = useMemo((): FocusHold => {
    const end = () => {
      held.current?.();
      held.current = null;
    };
    return {
      begin: (stop) => {
        held.current ??= focus.take(() => {
          end();
          stop();
        });
      },
      end,
    };
  }, [focus]);
  useEffect(() => () => hold.end(), [hold]);
  return hold;
}
