import type { Holdings, StoredProfiles } from '#model/contract/account/stored';
import { growthOf } from '#model/profile/backups/growth';
import { readCollection } from '#model/profile/stored';
import { deviceName } from '#model/vocabulary/devices';
import type { Document } from '../../store/accounts/documents.ts';

/** What stands beside a kept collection, so that a list of versions need not read them whole. */
interface KeptFacts {
  /** Null for what was saved before this was kept. */
  readonly savedAt: number | null;
  readonly device: string | null;
  /** Null for what was saved before all of it was kept: the content says. */
  readonly profiles: Holdings | null;
}

/** The cards are weighed as clients read them. */
export const holdingsOf = (profiles: StoredProfiles): Holdings =>
  profiles.map((profile) => {
    const read = readCollection([profile]).profiles;
    return {
      name: profile.name,
      server: profile.server,
      cards: read.reduce((sum, { cards }) => sum + cards.length, 0),
      grown: growthOf(read),
    };
  });

/** `device` is the browser's own words. */
export const writeFacts = (profiles: StoredProfiles, savedAt: number, device: string): string =>
  JSON.stringify({
    savedAt,
    device: deviceName(device),
    profiles: holdingsOf(profiles),
  } satisfies KeptFacts);

const UNTOLD: KeptFacts = { savedAt: null, device: null, profiles: null };

/** Facts of a former version of the server lack how far cards went. */
export function readFacts(json: string | null): KeptFacts {
  const facts = json === null ? UNTOLD : (JSON.parse(json) as KeptFacts);
  const isWhole = facts.profiles?.every((profile) => 'grown' in profile);
  return isWhole ? facts : { ...facts, profiles: null };
}

/** What the kept collections hold; those of a former version of the server are read for it. */
export const holdingsIn = ({ facts, content }: Pick<Document, 'facts' | 'content'>): Holdings =>
  readFacts(facts).profiles ?? holdingsOf(JSON.parse(content) as StoredProfiles);
