import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely';

const READS = /^\s*select\b/i;

/** Reads nothing but what is committed, and writes nothing. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (query.kind === 'RawNode' && READS.test(sql));

/**
 * What one user of the database sees as its connection. Reads have a connection of their own: they see what was committed
 * last and wait for nobody. With the first write, or the begin of a transaction, the user takes the one connection that
 * writes, and keeps it for all that follows.
 */
export class Lane implements DatabaseConnection {
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

  /** The writer when it was taken; whoever ends the lane gives it back. */
  get writer(): Promise<DatabaseConnection> | null {
    return this.#writer;
  }
}
