import type { SoundFocus } from '#src/kit/song/sound-focus.ts';

/** The focus, whose code is loaded with the first sound of a visit. When it cannot be loaded, every sound may play. */
export function lateFocus(load: () => Promise<SoundFocus>): SoundFocus {
  return {
    take(stop) {
      let release: (() => void) | null = null;
      let hasEnded = false;
      load().then(
        (focus) => {
          if (!hasEnded) release = focus.take(stop);
        },
        () => undefined,
      );
      return () => {
        hasEnded = true;
        release?.();
      };
    },
  };
}
