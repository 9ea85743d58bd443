import { DAY_MS } from '#model/vocabulary/time';
import { isRetired } from '../../store/accounts/retired-names.ts';
import { fold } from '../../store/accounts/users.ts';
import type { Store } from '../../store/store.ts';

/** After an account ends no one passes for its owner. */
export const RETIRED_MS = 90 * DAY_MS;

/** Names that would speak for the site. */
const OF_THE_SITE = new Set(['admin', 'administrator', 'moderator', 'setori', 'deleted']);
const DELETED = 'deleted-';

/** Whether a name would be taken for the site itself. */
export function soundsLikeTheSite(username: string): boolean {
  const name = fold(username);
  return OF_THE_SITE.has(name) || name.startsWith(DELETED);
}

/** Whether no one may take a name: it sounds like the site, or was someone else's not long ago. */
export async function isReserved({ db, now }: Store, username: string): Promise<boolean> {
  return soundsLikeTheSite(username) || isRetired(db, fold(username), now() - RETIRED_MS);
}
