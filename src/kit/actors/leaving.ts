import { type AppActor, machineOf } from '#machines/app/app.view';
import { KEPT_VALUES } from '#machines/app/kept-values';
import type { KeptContext } from '#machines/kept/kept.types';
import type { JoiningCodec } from '#model/vocabulary/storage';
import { discardUnflushed, saveUnflushed } from '../../browser/storage/unflushed.ts';
import { PROFILES } from './kept.ts';

interface KeepingActor<T> {
  getSnapshot(): { readonly context: KeptContext<T>; hasTag(tag: 'busy'): boolean };
}

/** Saves it where it is not kept yet, and returns its key if it did. */
export type Saver = () => string | null;

/** Saves a value that is not in storage yet, and returns its key if it did. */
export function unflushedSaver<T>(codec: JoiningCodec<T>, actor: KeepingActor<T>): Saver {
  return () => {
    const now = actor.getSnapshot();
    const { value, kept, tried, revision } = now.context;
    if (now.hasTag('busy') || value === kept) return null;
    saveUnflushed(codec, value, { base: revision, tried, kept });
    return codec.key;
  };
}

/** Lets profiles and choices that are not saved yet survive the page being left or hidden: the next visit saves them. */
export function feedLeaving(app: AppActor): void {
  const savers: Readonly<Record<'profiles' | keyof typeof KEPT_VALUES, Saver>> = {
    profiles: unflushedSaver(PROFILES, machineOf(app, 'profiles')),
    preferences: unflushedSaver(KEPT_VALUES.preferences, machineOf(app, 'preferences')),
    servers: unflushedSaver(KEPT_VALUES.servers, machineOf(app, 'servers')),
    home: unflushedSaver(KEPT_VALUES.home, machineOf(app, 'home')),
    searches: unflushedSaver(KEPT_VALUES.searches, machineOf(app, 'searches')),
  };
  saveOnLeave(Object.values(savers));
}

/** Saves whenever the page is left or hidden. */
export function saveOnLeave(savers: readonly Saver[]): void {
  let keys: string[] = [];
  const leave = () => {
    keys = savers.map((save) => save()).filter((key) => key !== null);
  };
  // The page lives on and saves them itself.
  const stay = () => {
    keys.forEach(discardUnflushed);
    keys = [];
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', stay);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : stay()));
}
