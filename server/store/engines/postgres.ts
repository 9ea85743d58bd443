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
  const lost = (error: Error): void => log(`A database connection was lost: ${error.message}`);
  pool.on('error', lost);
  // One that is in use tells its loss itself, also between two statements; without a listener that would end the process.
  pool.on('connect', (client) => void client.on('error', lost));
  return new PostgresDialect({ pool });
}
