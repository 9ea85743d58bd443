import type { ProfileCollection } from '#model/profile/collection';
import type { TextStorage } from './storage.ts';

/** When the profiles of this device were last changed, epoch milliseconds; beside them, so that they stay what they are. */
const KEY = 'profiles/changed';

/** Null when no one noted it. */
export async function readChangedAt(storage: TextStorage): Promise<number | null> {
  const text = await storage.get(KEY).catch(() => null);
  const time = text === null ? Number.NaN : Number(text);
  return Number.isSafeInteger(time) && time > 0 ? time : null;
}

/** Notes the time of each change of profiles; choosing another active one is none. */
export function changeNoter(storage: TextStorage, now: () => number = Date.now) {
  let last: ProfileCollection['profiles'] | null = null;
  return {
    seen({ profiles }: ProfileCollection): void {
      last = profiles;
    },
    async kept({ profiles }: ProfileCollection): Promise<void> {
      if (profiles === last) return;
      last = profiles;
      // The profiles are kept; a date that is not is a date less.
      await storage.set(KEY, String(now())).catch(() => undefined);
    },
  };
}
