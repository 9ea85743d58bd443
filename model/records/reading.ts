import { type Attribute, type CardAttribute, isAttribute } from '../vocabulary/attributes.ts';
import { type PerServer, SERVERS } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';

/**
 * Readers of single fields of foreign JSON. None throws; what cannot be read is null.
 * The API writes numbers as strings in places, leaves fields out, and holds null anywhere (reference R1, R2).
 */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NOTHING: JsonObject = Object.freeze({});
export const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : NOTHING);
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const NUMBER_TEXT = /^\s*[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

/** A finite number, also when written as a string. */
export function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !NUMBER_TEXT.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function asInteger(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

/** A number no further from 0 than `limit`: sums and products of such stay whole numbers that a double holds. */
const within =
  (limit: number) =>
  (value: unknown): number | null => {
    const number = asNumber(value);
    return number !== null && Math.abs(number) <= limit ? number : null;
  };

/** Limits lie far beyond all that was ever published (reference R18); what exceeds them is a mistake. */
const asParameter = within(1_000_000);
export const asPercent = within(10_000);

/** A rarity, a level: small, and not below 0. */
export function asRank(value: unknown): number | null {
  const number = asInteger(value);
  return number !== null && number >= 0 && number < 1_000 ? number : null;
}

/** A text that says something. */
export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export function asAttribute(value: unknown): Attribute | null {
  const lower = typeof value === 'string' ? value.toLowerCase() : value;
  return isAttribute(lower) ? lower : null;
}

/** The attribute of a card; a word that no one knows is one that came later. */
export const asCardAttribute = (value: unknown): CardAttribute | null =>
  asAttribute(value) ?? (asText(value) === null ? null : 'unknown');

/** Drops what could not be read. */
export const withoutNulls = <T>(values: readonly (T | null)[]): readonly T[] =>
  values.filter((value) => value !== null);

/** A list whose unreadable entries are left out. */
export const asList = <T>(value: unknown, read: (entry: unknown) => T | null): readonly T[] =>
  withoutNulls(asArray(value).map(read));

/** Five values in server order. Old lists are four long; a single value stands for every server. */
export function asPerServer<T>(value: unknown, read: (entry: unknown) => T | null): PerServer<T> {
  if (!Array.isArray(value)) {
    const one = read(value);
    return [one, one, one, one, one];
  }
  const at = (index: number): T | null => (index < SERVERS.length ? read(value[index]) : null);
  return [at(0), at(1), at(2), at(3), at(4)];
}

export const perServerText = (value: unknown): PerServer<string> => asPerServer(value, asText);
/** Epoch milliseconds, numbers as strings. */
export const perServerTime = (value: unknown): PerServer<number> => asPerServer(value, asNumber);

/** `{performance, technique, visual}`; a missing parameter counts 0, a row without any is null. */
export function asStats(value: unknown, read = asParameter): StatTriple | null {
  if (!isJsonObject(value)) return null;
  const performance = read(value.performance);
  const technique = read(value.technique);
  const visual = read(value.visual);
  if (performance === null && technique === null && visual === null) return null;
  return [performance ?? 0, technique ?? 0, visual ?? 0];
}
