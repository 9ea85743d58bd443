import { asArray, asInteger, asNumber, asObject, asText, type JsonObject } from '#model/records/reading';

/** What an action says, as the inspector shows it: whatever a source has in a field is read leniently and changed only where asked. */

export const textIn = (json: JsonObject, field: string): string => asText(json[field]) ?? '';
export const numberIn = (json: JsonObject, field: string): number => asNumber(json[field]) ?? 0;
export const characterIn = (json: JsonObject, field = 'character'): number => asInteger(json[field]) ?? 0;
export const flagIn = (json: JsonObject, field: string): boolean => json[field] === true || json[field] === 1;

/** Ids of the characters that a talk names. */
export const litIn = (json: JsonObject): readonly number[] =>
  asArray(json.characters).flatMap((id) => asInteger(id) ?? []);

export const partsIn = (json: JsonObject, field: 'motions' | 'voices'): readonly JsonObject[] =>
  asArray(json[field]).map(asObject);

/** One of several parts changed; a part that loses its last say is taken out. */
export function withPart(
  parts: readonly JsonObject[],
  nth: number,
  change: JsonObject | null,
): readonly JsonObject[] {
  if (change === null) return parts.filter((_, at) => at !== nth);
  return parts.map((part, at) => (at === nth ? { ...part, ...change } : part));
}

/** Parts have no names of their own: only their place distinguishes them. */
export const numbered = (parts: readonly JsonObject[]) => parts.map((part, nth) => ({ part, nth }));
