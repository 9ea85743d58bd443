import type { SoundFocus } from '../../components/sound-focus.ts';

/** The focus, whose code comes with the first sound of a visit. One that does not come keeps nobody from sounding. */
export function lateFocus(load: () => Promise<SoundFocus>): SoundFocus {
  return {
    take(kind, stop) {
      let release: (() => void) | null = null;
      let hasEnded = false;
      load().then(
        (focus) => {
          if (!hasEnded) release = focus.take(kind, stop);
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
