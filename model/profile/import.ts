import { isJsonObject, type JsonObject } from '../records/reading.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import { DEFAULT_SERVER } from './defaults.ts';
import { decodeV1 } from './files/decode-v1.ts';
import { decodeV2 } from './files/decode-v2.ts';
import type { ImportFailure, ProfileReading } from './files/failure.ts';
import { oddItems } from './files/odd-items.ts';
import { nextProfileName } from './naming.ts';
import { namedServer, readPlain } from './plain.ts';
import type { CardProblem, ItemProblem, Profile } from './profile.ts';

/** Far above any real collection. */
export const MAX_TEXT_LENGTH = 20_000_000;
export const MAX_PROFILES = 100;

/** Profiles of a text that were left out. */
export type FileNote =
  | { readonly kind: 'profileSkipped'; readonly position: number; readonly reason: ImportFailure }
  | { readonly kind: 'profilesDropped'; readonly count: number };

/** What an import left out or did not take as it stands, for the player to see. `profile` is the name given. */
export type ImportNote =
  | FileNote
  | { readonly kind: 'cardsDropped'; readonly profile: string; readonly count: number }
  | {
      readonly kind: 'valuesChanged';
      readonly profile: string;
      readonly problems: readonly (CardProblem | ItemProblem)[];
    };

export type ImportResult =
  | { readonly ok: true; readonly profiles: readonly Profile[]; readonly notes: readonly ImportNote[] }
  | { readonly ok: false; readonly reason: ImportFailure };

/** Whether an object can be meant as a profile; everything inside may still be wrong. */
function looksPlain(file: JsonObject): boolean {
  const named = typeof file.name === 'string' && file.server !== undefined;
  return Array.isArray(file.cards) || isJsonObject(file.items) || named;
}

/** Reads one profile of any format. Never throws. */
export function readProfile(value: unknown): ProfileReading {
  if (!isJsonObject(value)) return { ok: false, reason: 'notAProfile' };
  const { compression } = value;
  if (compression === undefined || compression === null || compression === '') {
    return looksPlain(value) ? { ok: true, ...readPlain(value) } : { ok: false, reason: 'notAProfile' };
  }
  if (compression === '1' || compression === 1) return decodeV1(value);
  if (compression === '2' || compression === 2) return decodeV2(value);
  return { ok: false, reason: 'unknownCompression' };
}

export function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch {
    return null;
  }
}

/** The single profiles a file holds: one, a list, or a list inside an object as accounts keep it. */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isJsonObject(value) && Array.isArray(value.profiles) ? value.profiles : [value];
}

function collect(entries: readonly unknown[], taken: readonly string[], server: ServerIndex): ImportResult {
  const profiles: Profile[] = [];
  const notes: ImportNote[] = [];
  let firstReason: ImportFailure = 'empty';
  for (const [position, entry] of entries.slice(0, MAX_PROFILES).entries()) {
    const reading = readProfile(entry);
    if (!reading.ok) {
      if (firstReason === 'empty') firstReason = reading.reason;
      notes.push({ kind: 'profileSkipped', position, reason: reading.reason });
      continue;
    }
    const names = [...taken, ...profiles.map((profile) => profile.name)];
    const name = reading.profile.name || nextProfileName(names);
    profiles.push({ ...reading.profile, name, server: namedServer(entry) ?? server });
    if (reading.droppedCards > 0) {
      notes.push({ kind: 'cardsDropped', profile: name, count: reading.droppedCards });
    }
    const problems = [
      ...oddItems(entry, reading.profile.items),
      ...reading.problems.filter(({ kind }) => kind === 'value'),
    ];
    if (problems.length > 0) notes.push({ kind: 'valuesChanged', profile: name, problems });
  }
  if (profiles.length === 0) return { ok: false, reason: firstReason };
  const beyond = entries.length - MAX_PROFILES;
  return {
    ok: true,
    profiles,
    notes: beyond > 0 ? [...notes, { kind: 'profilesDropped', count: beyond }] : notes,
  };
}

/**
 * Reads what a player pastes or drops: one profile or several, plain or of compression 1 or 2 (reference R36). Never throws.
 * `taken` are the names in use; a profile without a name gets the next free one, and one without a server `server`.
 */
export function importProfiles(
  text: string,
  taken: readonly string[] = [],
  server: ServerIndex = DEFAULT_SERVER,
): ImportResult {
  if (text.length > MAX_TEXT_LENGTH) return { ok: false, reason: 'tooLarge' };
  const json = parseJson(text);
  return json ? collect(entriesOf(json.value), taken, server) : { ok: false, reason: 'notJson' };
}
