import type { JsonObject } from '../../records/reading.ts';

/** Adds the unknown fields of the row, so that they are written back. */
export function withRest<T extends object>(part: T, json: JsonObject): T & { readonly rest?: JsonObject } {
  const isRest = (field: string): boolean =>
    !Object.hasOwn(part, field) && field !== 'connections' && json[field] !== undefined;
  const fields = Object.keys(json).filter(isRest);
  if (fields.length === 0) return part;
  return { ...part, rest: Object.fromEntries(fields.map((field) => [field, json[field]])) };
}
