import { asArray, asInteger, isJsonObject } from '../records/reading.ts';
import { NO_PROFILES, type ProfileCollection, withActive } from './collection.ts';
import { readProfile } from './import.ts';
import { nextProfileName } from './naming.ts';
import { writePlain } from './plain.ts';
import type { Profile } from './profile.ts';

/** What browser storage holds of a collection. */
export const writeCollection = (collection: ProfileCollection): ProfileCollection => ({
  profiles: collection.profiles.map(writePlain),
  active: collection.active,
});

/** Reads what browser storage holds, also a bare list of profiles; unreadable entries are left out (reference R37). */
export function readCollection(value: unknown): ProfileCollection {
  const list = isJsonObject(value) ? value.profiles : value;
  const profiles: Profile[] = [];
  for (const entry of asArray(list)) {
    const reading = readProfile(entry);
    if (!reading.ok) continue;
    const name = reading.profile.name || nextProfileName(profiles.map((profile) => profile.name));
    profiles.push({ ...reading.profile, name });
  }
  if (profiles.length === 0) return NO_PROFILES;
  const active = isJsonObject(value) ? (asInteger(value.active) ?? 0) : 0;
  return withActive({ profiles, active: 0 }, active);
}
