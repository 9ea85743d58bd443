import { isJsonObject } from '../../records/reading.ts';

/** Whether two values say the same as JSON, whatever the order of their fields; a field without a value is no field. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((part, i) => isAlike(part, b[i]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isAlike(a[key], b[key]));
}
