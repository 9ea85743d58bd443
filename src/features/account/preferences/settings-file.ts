import { isJsonObject, type JsonObject } from '#model/records/reading';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';

/** Name under which browsers save the file. */
export const SETTINGS_FILE = 'setori-settings.json';

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

/** The stored numbers by their names (reference R39), of any type, out of the text of a file; null when it holds no setting at all. */
export function readSettings(text: string): JsonObject | null {
  const json = parse(text);
  if (!isJsonObject(json)) return null;
  const names = Object.keys(STORED_PREFERENCES);
  if (!Object.keys(json).some((name) => names.includes(name))) return null;
  return json;
}
