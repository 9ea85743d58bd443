import { fingerprint } from '../../encoding/fingerprint.ts';
import { asArray, asNumber, isJsonObject } from '../../records/reading.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import type { ProfileCollection } from '../collection.ts';
import { encodeV2 } from '../files/encode-v2.ts';
import { readName, readServer, writePlain } from '../plain.ts';
import type { Profile } from '../profile.ts';
import { readCollection } from '../stored.ts';

/** Why a backup was made: by the clock, before something went away, before a restoring, or by hand. */
export const BACKUP_REASONS = ['regular', 'removal', 'restore', 'manual'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** What a list of backups shows of one. */
export interface BackupSummary {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly reason: BackupReason;
  readonly profiles: readonly {
    readonly name: string;
    readonly server: ServerIndex;
    readonly cards: number;
  }[];
  /** Of what is in it; two with the same hold the same. */
  readonly mark: string;
}

/** Packed where that loses nothing: ten backups of two thousand cards are then less than one plain collection. */
function pack(profile: Profile): unknown {
  const { file, skipped } = encodeV2(profile);
  return skipped.length === 0 ? file : writePlain(profile);
}

const texts = new WeakMap<Profile, string>();

/** What is kept of one profile, worked out once: packing thousands of cards takes a while. */
export function packedText(profile: Profile): string {
  const text = texts.get(profile) ?? JSON.stringify(pack(profile));
  texts.set(profile, text);
  return text;
}

const textOf = ({ profiles }: ProfileCollection): string => `[${profiles.map(packedText).join(',')}]`;

const marks = new WeakMap<ProfileCollection, string>();

/** Two collections with the same hold the same; worked out once. */
export function markOf(collection: ProfileCollection): string {
  const mark = marks.get(collection) ?? fingerprint(textOf(collection));
  marks.set(collection, mark);
  return mark;
}

/** The text that is kept of a collection. */
export function writeBackup(collection: ProfileCollection, reason: BackupReason, at: number): string {
  const profiles = textOf(collection);
  const shown = collection.profiles.map(({ name, server, cards }) => ({ name, server, cards: cards.length }));
  const head = JSON.stringify({ at, reason, shown, mark: markOf(collection) });
  return `${head.slice(0, -1)},"profiles":${profiles},"active":${collection.active}}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null for a text that is no backup. Never throws. */
export function readSummary(text: string): BackupSummary | null {
  const json = parsed(text);
  const at = isJsonObject(json) ? asNumber(json.at) : null;
  if (!isJsonObject(json) || at === null || typeof json.mark !== 'string') return null;
  const profiles = asArray(json.shown)
    .filter(isJsonObject)
    .map(({ name, server, cards }) => ({
      name: readName(name),
      server: readServer(server),
      cards: Math.max(0, Math.trunc(asNumber(cards) ?? 0)),
    }));
  const reason = BACKUP_REASONS.find((each) => each === json.reason) ?? 'regular';
  return { at, reason, profiles, mark: json.mark };
}

/** The collection in a backup, cards in the order of packing; null when it is not what was written. */
export function readBackup(text: string): ProfileCollection | null {
  const json = parsed(text);
  if (!isJsonObject(json) || !Array.isArray(json.profiles)) return null;
  const { profiles, active, mark } = json;
  return fingerprint(JSON.stringify(profiles)) === mark ? readCollection({ profiles, active }) : null;
}
