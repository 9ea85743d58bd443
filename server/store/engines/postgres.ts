import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { StatementNames } from './named-statements.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;

/** A little more than the server's own limit, which helps no one when it is the server that hangs. */
const ANSWER_MS = 11_000;
/** What the driver says then. */
const LATE = 'Query read timeout';

/** A statement failed and its error was swallowed: PostgreSQL then rolls back, and says so where only a commit was expected. */
export class LostCommitError extends Error {
  constructor() {
    super('A transaction was rolled back, because a statement in it had failed');
  }
}

/** The driver takes the answer to a commit for a success whatever it is. */
function refuseLostCommit(args: readonly unknown[], answer: unknown): unknown {
  const isCommit = args[0] === 'commit';
  const command = answer instanceof Object && 'command' in answer ? answer.command : null;
  if (isCommit && command === 'ROLLBACK') throw new LostCommitError();
  return answer;
}

/** Which name the statements of a connection get. */
type NameOf = (client: pg.ClientBase, text: string) => string | undefined;

/** A statement with its values as the driver takes it with a name. What has none, such as a commit, needs no plan. */
function named(client: pg.ClientBase, args: readonly unknown[], nameOf: NameOf): readonly unknown[] {
  const [text, values] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args;
  const name = nameOf(client, text);
  return name === undefined ? args : [{ name, text, values }];
}

/** Names statements, and ends a connection whose answer does not come: its next user would wait for the same answer. */
function guard(client: pg.PoolClient, nameOf: NameOf): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const impatient = (...args: unknown[]): unknown => {
    const answer = query(...named(client, args, nameOf));
    if (!(answer instanceof Promise)) return answer;
    return answer
      .catch(async (error: unknown) => {
        if (error instanceof Error && error.message === LATE) {
          // Given back before it has ended it would be taken for one that works.
          const ended = new Promise((resolve) => client.once('end', resolve));
          client.connection.stream.destroy();
          await ended;
        }
        throw error;
      })
      .then((given) => refuseLostCommit(args, given));
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

const NO_LIMIT =
  'A pooler is between us and PostgreSQL, and statements there have no time limit: alter role … set statement_timeout = 10000';

/**
 * Limits the time of statements, by a statement of its own: poolers such as PgBouncer refuse it as a parameter of the
 * connection, or drop it. Behind a pooler a setting of ours would be someone else's the next moment, so the role has to have it.
 */
function limiter(
  log: (line: string) => void,
  direct: WeakSet<pg.ClientBase>,
): (client: pg.ClientBase) => Promise<void> {
  let isTold = false;
  return async (client) => {
    const { rows } = await client.query<{ pid: number; limit: string }>(
      `select pg_backend_pid() as pid, current_setting('statement_timeout') as limit`,
    );
    const [known] = rows;
    // A pooler gives each of its clients a number of its own.
    const isDirect = known !== undefined && 'processID' in client && client.processID === known.pid;
    if (isDirect) {
      direct.add(client);
      await client.query(`set statement_timeout = ${STATEMENT_MS}`);
    } else if (known?.limit === '0' && !isTold) {
      isTold = true;
      log(NO_LIMIT);
    }
  };
}

/** Which transactions are over: no two states of a cluster have the same, as their numbers only rise and leave the list once. */
const SNAPSHOT = 'select pg_current_snapshot()::text as snapshot';

export class StampedDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  #next: Promise<string> | null = null;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  /**
   * Another one after every commit, of whatever process. All who ask before the question leaves share it; it is never older than
   * the call.
   */
  stamp(): Promise<string> {
    this.#next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#next = null;
        this.#pool.query<{ snapshot: string }>(SNAPSHOT).then(({ rows: [row] }) => {
          if (row) resolve(row.snapshot);
          else reject(new Error('PostgreSQL returned no snapshot'));
        }, reject);
      });
    });
    return this.#next;
  }
}

/** A PostgreSQL server by its address. Lost idle connections are replaced and are no reason to stop. */
export function postgresDialect(
  url: string,
  log: (line: string) => void,
  answerMs = ANSWER_MS,
): StampedDialect {
  const names = new StatementNames();
  // Behind a pooler a plan would be on a connection that is someone else's the next moment.
  const direct = new WeakSet<pg.ClientBase>();
  const nameOf: NameOf = (client, text) => (direct.has(client) ? names.of(text) : undefined);
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    onConnect: limiter(log, direct),
    types,
  });
  const lost = (error: Error): void => log(`A database connection was lost: ${error.message}`);
  pool.on('error', lost);
  // One that is in use reports its loss itself, also between two statements; without a listener that would end the process.
  pool.on('connect', (client) => {
    client.on('error', lost);
    guard(client, nameOf);
  });
  return new StampedDialect(pool);
}
