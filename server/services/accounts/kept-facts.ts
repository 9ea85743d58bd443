import type { Holdings, StoredProfiles } from '#model/contract/account/profile';
import { deviceName } from '#model/vocabulary/devices';

/** What stands beside a kept collection, so that a list of versions need not read them whole. */
export interface KeptFacts {
  /** Null for what was saved before this was kept. */
  readonly savedAt: number | null;
  readonly device: string | null;
  readonly profiles: Holdings;
}

const holdingsOf = (profiles: StoredProfiles): Holdings =>
  profiles.map(({ name, server, cards }) => ({ name, server, cards: cards.length }));

/** `device` is the browser's own words. */
export const writeFacts = (profiles: StoredProfiles, savedAt: number, device: string): string =>
  JSON.stringify({
    savedAt,
    device: deviceName(device),
    profiles: holdingsOf(profiles),
  } satisfies KeptFacts);

export const readFacts = (json: string): KeptFacts => JSON.parse(json) as KeptFacts;

export const factsOfOld = (content: string): KeptFacts => ({
  savedAt: null,
  device: null,
  profiles: holdingsOf(JSON.parse(content) as StoredProfiles),
});
