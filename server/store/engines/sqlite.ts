import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { isPassing } from './retry.ts';

/** While the engine itself waits for another process nothing else runs here, so it waits for moments only … */
const BLOCKING_MS = 2;
/** … and we wait for the rest, with everything else going on. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 5;
/** Switching a new file to its log takes a lock of its own. */
const OPENING_MS = 5_000;
/** What the log may keep after a checkpoint. */
const LARGEST_LOG = 64 * 1024 * 1024;

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random())));

/** Runs a statement as soon as no other process is writing. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    executeQuery: async (query) => {
      const untilMs = performance.now() + PATIENCE_MS;
      for (;;) {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          if (!isPassing(error) || performance.now() > untilMs) throw error;
        }
        await pause();
      }
    },
  };
}

const NOTHING_TO_UNDO = /no transaction is active/;

class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection());
  }

  /** Takes the right to write at once: a transaction that reads first could not get it later beside another process. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk the engine has undone it already; why it did must not be lost in a second error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && NOTHING_TO_UNDO.test(error.message))) throw error;
    }
  }
}

/** Tables can be made and changed within a transaction here; the library's own adapter makes no use of it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** What this connection wrote so far, and a number that others' writing changes. */
const STAMP = "select total_changes() || ' ' || data_version from pragma_data_version";

export class PatientDialect extends SqliteDialect {
  readonly #open: () => Sqlite.Database;
  #database: Sqlite.Database | null = null;

  constructor(file: string) {
    const open = (): Sqlite.Database => {
      this.#database = openFile(file);
      return this.#database;
    };
    super({ database: async () => open() });
    this.#open = open;
  }

  /** Another one after every commit, of whatever process; null before the file is open. */
  stamp(): string | null {
    return this.#database?.open ? (this.#database.prepare<[], string>(STAMP).pluck().get() ?? null) : null;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver({ database: async () => this.#open() });
  }
}

const MOST_STATEMENTS = 500;

/** Keeps statements that were read before: reading one anew takes a third as long as answering it. */
function keepStatements(database: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>();
  const prepare = database.prepare.bind(database);
  const prepareOnce = (source: string): Sqlite.Statement => {
    const earlier = kept.get(source);
    // One that is in the middle of its rows answers nobody else.
    if (earlier && !earlier.busy) return earlier;
    const statement = prepare(source);
    if (kept.size >= MOST_STATEMENTS) kept.delete(kept.keys().next().value ?? '');
    kept.set(source, statement);
    return statement;
  };
  return Object.assign(database, { prepare: prepareOnce });
}

function openFile(file: string): Sqlite.Database {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file, { timeout: OPENING_MS });
  database.pragma('journal_mode = WAL');
  // A commit is on the disk before it is acknowledged.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`journal_size_limit = ${LARGEST_LOG}`);
  database.pragma(`busy_timeout = ${BLOCKING_MS}`);
  return keepStatements(database);
}

/** The embedded engine: one file, and beside it its log. */
export const sqliteDialect = (file: string): PatientDialect => new PatientDialect(file);
