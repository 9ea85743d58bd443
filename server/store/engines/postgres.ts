import { PostgresDialect } from 'kysely';
import pg from 'pg';

const MOST_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

/** A little more than the server's own limit, which helps nobody when it is the server that hangs. */
const ANSWER_MS = 11_000;
/** What the driver says then. */
const LATE = 'Query read timeout';

/** Ends a connection whose answer does not come: whoever took it next would wait for the same answer. */
function endWhenLate(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const impatient = (...args: unknown[]): unknown => {
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(async (error: unknown) => {
      if (error instanceof Error && error.message === LATE) {
        // Given back before it has ended it would be taken for one that works.
        const ended = new Promise((resolve) => client.once('end', resolve));
        client.connection.stream.destroy();
        await ended;
      }
      throw error;
    });
  };
  Object.assign(client, { query: impatient });
}

const INT8 = pg.types.builtins.INT8;
const NUMERIC = pg.types.builtins.NUMERIC;

/** 64-bit integers and sums come as numbers, as from the other engine: ids are made to fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
};

/** A PostgreSQL server by its address. Lost idle connections are replaced and are no reason to stop. */
export function postgresDialect(
  url: string,
  log: (line: string) => void,
  answerMs = ANSWER_MS,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: answerMs,
    types,
  });
  const lost = (error: Error): void => log(`A database connection was lost: ${error.message}`);
  pool.on('error', lost);
  // One that is in use tells its loss itself, also between two statements; without a listener that would end the process.
  pool.on('connect', (client) => {
    client.on('error', lost);
    endWhenLate(client);
  });
  return new PostgresDialect({ pool });
}
