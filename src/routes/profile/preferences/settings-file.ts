import { isJsonObject, type JsonObject } from '#model/records/reading';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';

/** Name under which browsers save the file. */
export const SETTINGS_FILE = 'setori-settings.json';

export interface Settings {
  /** The stored numbers by their names (reference R39), of any type. */
  readonly json: JsonObject;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** The stored numbers as the text of a file. */
export const writeSettings = (stored: Readonly<Record<string, number>>): string =>
  `${JSON.stringify(stored, null, 2)}\n`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Settings out of the text of a file; what is missing or wrong is the default. Null when it holds no setting at all. */
export function readSettings(text: string): Settings | null {
  const json = parse(text);
  if (!isJsonObject(json)) return null;
  const names = Object.keys(STORED_PREFERENCES);
  if (!Object.keys(json).some((name) => names.includes(name))) return null;
  const server = (name: 'language' | 'language2'): ServerIndex =>
    isServerIndex(json[name]) ? json[name] : STORED_PREFERENCES[name].default;
  return { json, main: server('language'), sub: server('language2') };
}
