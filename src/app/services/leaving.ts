import { type AppActor, machineOf } from '#machines/app/app.view';
import type { Revision } from '#model/vocabulary/storage';
import type { Codec } from '../../platform/kept-value.ts';
import { forgetWords, leaveWords } from '../../platform/last-words.ts';
import { HOME, PREFERENCES, PROFILES, SERVERS } from '../services.ts';

/** What the machines of kept values say of themselves. */
interface KeepingContext<T> {
  readonly kept: T | null;
  readonly tried: T | null;
  readonly revision: Revision | null;
}

interface KeepingActor<Context> {
  getSnapshot(): { readonly context: Context; hasTag(tag: 'busy'): boolean };
}

/** Leaves words about a value that is not kept yet, and tells the key when it did. */
function leaver<T, Context extends KeepingContext<T>>(
  codec: Codec<T>,
  actor: KeepingActor<Context>,
  pick: (context: Context) => T,
): () => string | null {
  return () => {
    const now = actor.getSnapshot();
    const { kept, tried, revision } = now.context;
    const value = pick(now.context);
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
    leaver(PROFILES, machineOf(app, 'profiles'), ({ collection }) => collection),
    leaver(PREFERENCES, machineOf(app, 'preferences'), ({ preferences }) => preferences),
    leaver(SERVERS, machineOf(app, 'servers'), ({ servers }) => servers),
    leaver(HOME, machineOf(app, 'home'), ({ layout }) => layout),
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
