import type { ProfileCollection } from '../collection.ts';
import { defaultItems } from '../defaults.ts';
import type { Profile, ProfileItems } from '../profile.ts';

const DEFAULT_ITEMS = JSON.stringify(defaultItems());
const areDefault = (items: ProfileItems): boolean => JSON.stringify(items) === DEFAULT_ITEMS;

/** What could be read of a profile, with the cards and items that only the backup has. */
function completedProfile(read: Profile, backup: Profile): Profile {
  const ids = new Set(read.cards.map(({ id }) => id));
  const missing = backup.cards.filter(({ id }) => !ids.has(id));
  const items = areDefault(read.items) ? backup.items : read.items;
  return missing.length === 0 && items === read.items
    ? read
    : { ...read, items, cards: [...read.cards, ...missing] };
}

/**
 * What could be read of damaged profiles, completed from the last backup: what was read counts, what is not in it comes from
 * the backup. Something deleted since then may come back; nothing is lost. The same object when the backup has nothing more.
 */
export function completeFromBackup(read: ProfileCollection, backup: ProfileCollection): ProfileCollection {
  const byName = new Map(backup.profiles.map((profile) => [profile.name, profile]));
  const kept = read.profiles.map((profile) => {
    const twin = byName.get(profile.name);
    return twin ? completedProfile(profile, twin) : profile;
  });
  const names = new Set(read.profiles.map(({ name }) => name));
  const gone = backup.profiles.filter(({ name }) => !names.has(name));
  if (gone.length === 0 && kept.every((profile, i) => profile === read.profiles[i])) return read;
  return { profiles: [...kept, ...gone], active: read.profiles.length > 0 ? read.active : backup.active };
}
