import { PostgresDialect } from 'kysely';
import pg from 'pg';

const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

const INT8 = pg.types.builtins.INT8;
const NUMERIC = pg.types.builtins.NUMERIC;

/** 64-bit integers and sums come as numbers, as from the other engine: ids are made to fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

/** A PostgreSQL server by its address. Lost idle connections are replaced and are no reason to stop. */
export function postgresDialect(url: string, log: (line: string) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    types,
  });
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  return new PostgresDialect({ pool });
}
