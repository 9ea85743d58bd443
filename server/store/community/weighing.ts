import { type Expression, type RawBuilder, SqliteAdapter, sql } from 'kysely';
import { MAX_POST } from '#model/contract/community/text-limits';
import type { Db } from '../store.ts';

/** In bytes of JSON: a page of a list ends here, however few its rows are. It always has one. */
export const MAX_ANSWER = 128 * 1024;
/** What a row weighs besides its texts: numbers, names and the words around them. */
const AROUND = 1_000;

/** In bytes, read from the head of a row: the text itself is not looked at. */
const bytesOf = (column: string): RawBuilder<number> => sql<number>`octet_length(${sql.ref(column)})`;

const isBeyond = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${bytesOf(column)} > ${sql.lit(MAX_POST)}`;

/** SQLite's driver decodes a text five times as slowly as Node decodes its bytes. */
const readsBytes = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** JSON as lists read it. */
export type HeavyJson = string | Buffer;

/** A text as lists show it; `instead` of one that is older than its bound and larger. */
export function boundedText<T extends string | null>(
  db: Db,
  column: string,
  instead: T,
): RawBuilder<HeavyJson | T> {
  const shown = sql<
    string | T
  >`case when ${isBeyond(column)} then ${sql.lit(instead)} else ${sql.ref(column)} end`;
  return readsBytes(db) ? sql<Buffer | T>`cast(${shown} as blob)` : shown;
}

/** @throws SyntaxError */
export const parseHeavy = (json: HeavyJson): unknown => JSON.parse(json.toString());

/** What a row adds to an answer that shows these texts of it. Texts that are not there add nothing. */
export function weightOf(...columns: readonly string[]): RawBuilder<number> {
  const each = columns.map(
    (column) => sql`case when ${isBeyond(column)} then 0 else coalesce(${bytesOf(column)}, 0) end`,
  );
  return sql<number>`${sql.join([...each, sql.lit(AROUND)], sql` + `)}`;
}

/**
 * The weight of all rows that come before a row. The window goes over weights that a query below it worked out: SQLite would
 * sort whole texts with it.
 */
export function weightBefore(
  weight: Expression<number>,
  columns: string | readonly string[],
  order: 'asc' | 'desc',
): RawBuilder<number> {
  const by = [columns].flat().map((column) => sql`${sql.ref(column)} ${sql.raw(order)}`);
  return sql<number>`coalesce(sum(${weight}) over (
    order by ${sql.join(by)} rows between unbounded preceding and 1 preceding), 0)`;
}
