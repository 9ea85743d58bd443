import { asArray, asInteger, asObject, isJsonObject } from '../../records/reading.ts';
import { givenId, readIdSpan } from '../card-id.ts';
import {
  entriesOf,
  type FileNote,
  MAX_PROFILES,
  MAX_TEXT_LENGTH,
  parseJson,
  readProfile,
} from '../import.ts';
import { knownServer, namedServer, shownValue } from '../plain.ts';
import { readCardObjects, readCardTable } from './card-table.ts';
import type { ImportFailure, ProfileReading } from './failure.ts';
import type { ImportedProfile } from './imported.ts';
import { ImportedRows } from './imported.ts';
import { oddItems } from './odd-items.ts';

const BETWEEN = /[\s,;、，；]+/;

/** Takes a word for one id or for the ids of a span; false when it is neither. */
function take(rows: ImportedRows, row: number, word: string): boolean {
  const span = readIdSpan(word);
  if (!span) return false;
  for (let id = span.first; id <= span.last && !rows.isFull; id++) {
    rows.add(row, span.isTrained ? { id, train: 1 } : { id });
  }
  return true;
}

/**
 * Ids of cards as people note them: one after the other, `12-20`, or `12T` for a trained card; between them blanks, commas or
 * new lines. Null when most of it is something else.
 */
function readIdList(text: string): ImportedProfile | null {
  const rows = new ImportedRows();
  let taken = 0;
  let refused = 0;
  for (const [index, line] of text.split('\n').entries()) {
    for (const word of line.split(BETWEEN).filter((each) => each !== '')) {
      if (rows.isFull) return rows.collected();
      if (take(rows, index + 1, word)) taken++;
      else {
        refused++;
        rows.missId(index + 1, word);
      }
    }
  }
  return taken > refused ? rows.collected() : null;
}

/** What a text turned out to be. */
const TEXT_FORMS = ['profiles', 'table', 'ids'] as const;
type TextForm = (typeof TEXT_FORMS)[number];

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

/** An unknown server is left open and reported; a missing one, and missing items, are left open, too. */
function importedFrom(
  { profile, problems }: ProfileReading & { readonly ok: true },
  entry: unknown,
): ImportedProfile {
  const file = asObject(entry);
  const packed = asObject(file.data);
  const foreign = readCardObjects(asArray(file.cards));
  const odd = oddServer(entry);
  return {
    name: profile.name,
    server: namedServer(entry),
    items: isJsonObject(file.items ?? packed.items) ? profile.items : null,
    cards: foreign?.cards ?? profile.cards,
    problems: [
      ...(odd === null ? [] : [{ kind: 'server', text: odd } as const]),
      ...oddItems(entry, profile.items),
      ...(foreign?.problems ?? problems),
    ],
  };
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
  value.some((entry) => isJsonObject(entry) && asInteger(givenId(entry)) !== null) &&
  !value.some(isProfile);

const isIdWord = (value: unknown): boolean =>
  Number.isInteger(value) || (typeof value === 'string' && readIdSpan(value) !== null);

/** A text inside a text is what the storage view of a browser gives when a value is copied; one layer is taken off. */
function fromJson(value: unknown, isInner: boolean): TextReading {
  if (typeof value === 'string' && !isInner) return readLayer(value, true);
  if (Array.isArray(value) && value.length > 0 && value.every(isIdWord)) {
    const profile = readIdList(value.join(' '));
    return profile ? { ok: true, form: 'ids', profiles: [profile], notes: [] } : failed('noCards');
  }
  if (!isCards(value)) return profilesIn(entriesOf(value));
  const table = readCardObjects(value);
  return table ? { ok: true, form: 'table', profiles: [table], notes: [] } : profilesIn([{ cards: value }]);
}

const JSON_START = /^[{["]/;

function readLayer(given: string, isInner: boolean): TextReading {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (text === '') return failed('empty');
  const json = JSON_START.test(text) ? parseJson(text) : null;
  if (json) return fromJson(json.value, isInner);
  if (/^[{[]/.test(text)) return failed('notJson');
  const table = readCardTable(text);
  if (table === 'noIds') return failed(table);
  if (table) return { ok: true, form: 'table', profiles: [table], notes: [] };
  const ids = readIdList(text);
  return ids ? { ok: true, form: 'ids', profiles: [ids], notes: [] } : failed('unknownForm');
}

/**
 * Reads whatever a player pastes or drops: profiles of any version, one or several, also as another site's storage holds
 * them; a table of cards in any of the site's languages; a list of ids. Never throws.
 */
export const readText = (text: string): TextReading =>
  text.length > MAX_TEXT_LENGTH ? failed('tooLarge') : readLayer(text, false);
