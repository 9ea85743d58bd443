import { asInteger, asNumber, asObject, isJsonObject } from './reading.ts';

/** What a level costs (reference R14). */
export interface ExpRow {
  readonly level: number;
  /** From the level before to this one. */
  readonly exp: number;
  /** From level 1 to this one. */
  readonly total: number;
}

/** Rows by rising level. */
export type ExpTable = readonly ExpRow[];

/** Real tables have some hundreds of levels; a longer one is a mistake or an attack. */
const MAX_LEVELS = 2_000;

interface Row {
  readonly level: number;
  readonly exp: number | null;
  readonly total: number | null;
}

/** A row is an object, or a number, which is the total: tables were seen in both forms. Null for what is neither. */
function readRow(key: number, row: unknown): Row | null {
  const total = asNumber(row);
  const { level, ...given } = asObject(row);
  const exp = asNumber(given.exp);
  const sum = total ?? asNumber(given.total ?? given.totalExp);
  return exp === null && sum === null ? null : { level: asInteger(level) ?? key, exp, total: sum };
}

/** The rows of a map by level, or of a list whose first one is level 1. */
function rowsOf(json: unknown): readonly Row[] {
  const entries: readonly (readonly [number | null, unknown])[] = Array.isArray(json)
    ? json.map((row, at) => [at + 1, row] as const)
    : isJsonObject(json)
      ? Object.entries(json).map(([key, row]) => [asInteger(key), row] as const)
      : [];
  return entries
    .flatMap(([key, row]) => (key === null ? [] : (readRow(key, row) ?? [])))
    .filter(
      ({ level, exp, total }) => level >= 1 && level <= MAX_LEVELS && (exp ?? 0) >= 0 && (total ?? 0) >= 0,
    )
    .sort((a, b) => a.level - b.level);
}

/** Reads `expTables/{name}`. What a row lacks follows from the one before; a level that comes twice counts once. */
export function readExpTable(json: unknown): ExpTable {
  const table: ExpRow[] = [];
  for (const { level, exp, total } of rowsOf(json)) {
    const before = table.at(-1);
    if (before?.level === level) continue;
    const earlier = before?.total ?? 0;
    const sum = total ?? earlier + (exp ?? 0);
    table.push({ level, exp: exp ?? Math.max(0, sum - earlier), total: sum });
  }
  return table;
}
