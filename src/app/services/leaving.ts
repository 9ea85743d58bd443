import { type AppActor, machineOf } from '#machines/app/app.view';
import { KEPT_VALUES } from '#machines/app/kept-values';
import type { KeptContext } from '#machines/kept/kept.types';
import type { Codec } from '#model/vocabulary/storage';
import { forgetWords, leaveWords } from '../../platform/last-words.ts';
import { PROFILES } from '../services.ts';

interface KeepingActor<T> {
  getSnapshot(): { readonly context: KeptContext<T>; hasTag(tag: 'busy'): boolean };
}

/** Leaves words about a value that is not kept yet, and tells the key when it did. */
function leaver<T>(codec: Codec<T>, actor: KeepingActor<T>): () => string | null {
  return () => {
    const now = actor.getSnapshot();
    const { value, kept, tried, revision } = now.context;
    if (now.hasTag('busy') || value === kept) return null;
    leaveWords(codec, value, { base: revision, tried });
    return codec.key;
  };
}

/**
 * Profiles and choices that are not kept yet when the page is left, or hidden and perhaps ended by the phone, are kept on
 * the next visit.
 */
export function feedLeaving(app: AppActor): void {
  const leavers = [
    leaver(PROFILES, machineOf(app, 'profiles')),
    leaver(KEPT_VALUES.preferences, machineOf(app, 'preferences')),
    leaver(KEPT_VALUES.servers, machineOf(app, 'servers')),
    leaver(KEPT_VALUES.home, machineOf(app, 'home')),
  ];
  let said: string[] = [];
  const leave = () => {
    said = leavers.map((each) => each()).filter((key) => key !== null);
  };
  // The page lives on and keeps them itself.
  const stay = () => {
    said.forEach(forgetWords);
    said = [];
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', stay);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : stay()));
}
