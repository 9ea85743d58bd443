import type { JsonObject } from '../../records/reading.ts';

/** With the fields of its row that mean nothing here: whoever writes the chart again in its own format writes them, too. */
export function withRest<T extends object>(part: T, json: JsonObject): T & { readonly rest?: JsonObject } {
  const isRest = (field: string): boolean =>
    !Object.hasOwn(part, field) && field !== 'connections' && json[field] !== undefined;
  const fields = Object.keys(json).filter(isRest);
  if (fields.length === 0) return part;
  return { ...part, rest: Object.fromEntries(fields.map((field) => [field, json[field]])) };
}
