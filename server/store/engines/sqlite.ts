import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { codeOf, isPassing } from './retry.ts';
import { DamageError, openReader, openWriter } from './sqlite-file.ts';

const READS = /^\s*select\b/i;

/** Reads nothing but what is committed, and writes nothing. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (query.kind === 'RawNode' && READS.test(sql));

/**
 * What one user of the database sees as its connection. Reads have a connection of their own: they see what was committed
 * last and wait for no one. With the first write, or the begin of a transaction, the user takes the one connection that
 * writes, and keeps it for all that follows.
 */
class Lane implements DatabaseConnection {
  readonly #reader: DatabaseConnection;
  readonly #takeWriter: () => Promise<DatabaseConnection>;
  #writer: Promise<DatabaseConnection> | null = null;

  constructor(reader: DatabaseConnection, takeWriter: () => Promise<DatabaseConnection>) {
    this.#reader = reader;
    this.#takeWriter = takeWriter;
  }

  #connectionFor(query: CompiledQuery): DatabaseConnection | Promise<DatabaseConnection> {
    if (this.#writer === null && isRead(query)) return this.#reader;
    this.#writer ??= this.#takeWriter();
    return this.#writer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return (await this.#connectionFor(query)).executeQuery<R>(query);
  }

  /** While rows are handed on one by one, others who read on the same connection would see no later commit. */
  async *streamQuery<R>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<R>> {
    this.#writer ??= this.#takeWriter();
    yield* (await this.#writer).streamQuery<R>(query, size);
  }

  /** The writer when it was taken; it is given back at the end of the lane. */
  get writer(): Promise<DatabaseConnection> | null {
    return this.#writer;
  }
}

/** How long a statement waits for another process that writes, with everything else going on meanwhile. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 5;

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random())));

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** What was found out about the file while it is in use. */
class Health {
  readonly #log: (line: string) => void;
  isDamaged = false;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  note(error: unknown): void {
    if (this.isDamaged || !DAMAGED.test(codeOf(error))) return;
    this.isDamaged = true;
    this.#log(
      `The database is damaged: ${(error as Error).message}. Nothing is written any more; restore a backup`,
    );
  }

  refuseWriting(): void {
    if (this.isDamaged) throw new DamageError('The database is damaged and is not written to');
  }
}

/** Runs a statement as soon as no other process is in the way. */
function patient(connection: DatabaseConnection, health: Health): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    executeQuery: async (query) => {
      const untilMs = performance.now() + PATIENCE_MS;
      for (;;) {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          health.note(error);
          if (!isPassing(error) || performance.now() > untilMs) throw error;
        }
        await pause();
      }
    },
  };
}

const NOTHING_TO_UNDO = /no transaction is active/;

class PatientDriver extends SqliteDriver {
  readonly #reading: SqliteDriver;
  readonly #health: Health;
  #reader: DatabaseConnection | null = null;

  constructor(writing: SqliteDialectConfig, reading: SqliteDialectConfig, health: Health) {
    super(writing);
    this.#reading = new SqliteDriver(reading);
    this.#health = health;
  }

  override async init(): Promise<void> {
    await super.init();
    await this.#reading.init();
    // Statements of the engine run from begin to end, so that one connection serves all who read.
    this.#reader = patient(await this.#reading.acquireConnection(), this.#health);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#reader) throw new Error('The database is not open');
    return new Lane(this.#reader, async () => {
      this.#health.refuseWriting();
      return patient(await super.acquireConnection(), this.#health);
    });
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (!(connection instanceof Lane) || connection.writer === null) return;
    const isTaken = await connection.writer.then(
      () => true,
      () => false,
    );
    if (isTaken) await super.releaseConnection();
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

  override async destroy(): Promise<void> {
    await this.#reading.destroy();
    await super.destroy();
  }
}

/** Tables can be made and changed within a transaction here; the library's own adapter makes no use of it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class PatientDialect extends SqliteDialect {
  readonly #file: string;
  readonly #health: Health;
  #reader: Sqlite.Database | null = null;

  constructor(file: string, log: (line: string) => void) {
    super({ database: async () => openWriter(file) });
    this.#file = file;
    this.#health = new Health(log);
  }

  get isDamaged(): boolean {
    return this.#health.isDamaged;
  }

  /** Another one after every commit, of whatever process, as those who read see it; null before the file is open. */
  stamp(): string | null {
    if (!this.#reader?.open) return null;
    const version = this.#reader
      .prepare<[], number>('select data_version from pragma_data_version')
      .pluck()
      .get();
    return version === undefined ? null : String(version);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    const reading = async (): Promise<Sqlite.Database> => {
      this.#reader = openReader(this.#file);
      return this.#reader;
    };
    return new PatientDriver(
      { database: async () => openWriter(this.#file) },
      { database: reading },
      this.#health,
    );
  }
}

/** The embedded engine: one file, and beside it its log. */
export const sqliteDialect = (file: string, log: (line: string) => void = () => {}): PatientDialect =>
  new PatientDialect(file, log);
