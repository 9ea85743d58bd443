import { isJsonObject } from '../../records/reading.ts';
import {
  entriesOf,
  type FileNote,
  MAX_PROFILES,
  MAX_TEXT_LENGTH,
  parseJson,
  readProfile,
} from '../import.ts';
import { knownServer, shownValue } from '../plain.ts';
import type { Profile } from '../profile.ts';
import { readCardTable } from './card-table.ts';
import type { ImportFailure, ProfileReading } from './failure.ts';
import { readIdList } from './id-list.ts';
import type { ImportedProfile } from './imported.ts';
import { oddItems } from './odd-items.ts';

/** What a text turned out to be. */
export const TEXT_FORMS = ['profiles', 'table', 'ids'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

export type TextReading =
  | {
      readonly ok: true;
      readonly form: TextForm;
      /** At least one. */
      readonly profiles: readonly ImportedProfile[];
      readonly notes: readonly FileNote[];
    }
  | { readonly ok: false; readonly reason: ImportFailure };

const failed = (reason: ImportFailure): TextReading => ({ ok: false, reason });

/** What a file gives as a server, when that is none. */
function oddServer(entry: unknown): string | null {
  const given = isJsonObject(entry) ? (entry.server ?? null) : null;
  return given === null || knownServer(given) !== null ? null : shownValue(given);
}

/** An unknown server is left open, and told of. */
function importedFrom(reading: ProfileReading & { readonly ok: true }, entry: unknown): ImportedProfile {
  const { name, server, items, cards }: Profile = reading.profile;
  const problems = [...oddItems(entry, items), ...reading.problems];
  const odd = oddServer(entry);
  return odd === null
    ? { name, server, items, cards, problems }
    : { name, server: null, items, cards, problems: [{ kind: 'server', text: odd }, ...problems] };
}

function profilesIn(entries: readonly unknown[]): TextReading {
  const readings = entries.slice(0, MAX_PROFILES).map(readProfile);
  const notes: FileNote[] = readings.flatMap((reading, position) =>
    reading.ok ? [] : [{ kind: 'profileSkipped', position, reason: reading.reason }],
  );
  const beyond = entries.length - MAX_PROFILES;
  if (beyond > 0) notes.push({ kind: 'profilesDropped', count: beyond });
  const profiles = readings.flatMap((reading, place) =>
    reading.ok ? [importedFrom(reading, entries[place])] : [],
  );
  if (profiles.length > 0) return { ok: true, form: 'profiles', profiles, notes };
  return failed(readings.find((reading) => !reading.ok)?.reason ?? 'empty');
}

const isProfile = (entry: unknown): boolean =>
  isJsonObject(entry) && (entry.cards !== undefined || entry.compression !== undefined);

/** The cards of a profile without the profile around them, as programs give them to each other. */
const isCards = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.some((entry) => isJsonObject(entry) && Number.isInteger(entry.id)) &&
  !value.some(isProfile);

/** A text inside a text is what the storage view of a browser gives when a value is copied; one layer is taken off. */
function fromJson(value: unknown, isInner: boolean): TextReading {
  if (typeof value === 'string' && !isInner) return readLayer(value, true);
  if (Array.isArray(value) && value.length > 0 && value.every(Number.isInteger)) {
    const profile = readIdList(value.join(' '));
    return profile ? { ok: true, form: 'ids', profiles: [profile], notes: [] } : failed('noCards');
  }
  return profilesIn(isCards(value) ? [{ cards: value }] : entriesOf(value));
}

const JSON_START = /^[{["]/;

function readLayer(given: string, isInner: boolean): TextReading {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') return failed('empty');
  const json = JSON_START.test(text) ? parseJson(text) : null;
  if (json) return fromJson(json.value, isInner);
  if (/^[{[]/.test(text)) return failed('notJson');
  const table = readCardTable(text);
  if (table) return { ok: true, form: 'table', profiles: [table], notes: [] };
  const ids = readIdList(text);
  return ids ? { ok: true, form: 'ids', profiles: [ids], notes: [] } : failed('unknownForm');
}

/**
 * Reads whatever a player pastes or drops: profiles of any version, one or several, also as another site's storage holds
 * them; a table with a column `id`; a list of ids. Never throws.
 */
export const readText = (text: string): TextReading =>
  text.length > MAX_TEXT_LENGTH ? failed('tooLarge') : readLayer(text, false);
