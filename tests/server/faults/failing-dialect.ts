import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';

/** Fails one call to the database, counted from when it is armed. */
export interface Trouble {
  /** Calls since it was armed. */
  calls: number;
  /** Which call fails; 0: none does. */
  failing: number;
  arm: (failing: number) => void;
}

class EngineTrouble extends Error {}

export function trouble(): Trouble {
  const state: Trouble = {
    calls: 0,
    failing: 0,
    arm: (failing) => {
      state.calls = 0;
      state.failing = failing;
    },
  };
  return state;
}

/** The end of a transaction is a call like others; undoing one is not: it is what the engine does by itself. */
class TroubledDriver implements Driver {
  readonly #inner: Driver;
  readonly #state: Trouble;
  readonly #known = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(inner: Driver, state: Trouble) {
    this.#inner = inner;
    this.#state = state;
  }

  #count(): void {
    if (++this.#state.calls === this.#state.failing) throw new EngineTrouble('the engine fails here');
  }

  #wrapped(connection: DatabaseConnection): DatabaseConnection {
    const count = (): void => this.#count();
    return {
      executeQuery: async <R>(query: CompiledQuery) => {
        count();
        return connection.executeQuery<R>(query);
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  #innerOf(connection: DatabaseConnection): DatabaseConnection {
    return this.#known.get(connection) ?? connection;
  }

  init = (): Promise<void> => this.#inner.init();
  destroy = (): Promise<void> => this.#inner.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#inner.acquireConnection();
    const outer = this.#wrapped(inner);
    this.#known.set(outer, inner);
    return outer;
  }

  releaseConnection = (connection: DatabaseConnection): Promise<void> =>
    this.#inner.releaseConnection(this.#innerOf(connection));

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#count();
    await this.#inner.beginTransaction(this.#innerOf(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#count();
    await this.#inner.commitTransaction(this.#innerOf(connection));
  }

  rollbackTransaction = (connection: DatabaseConnection): Promise<void> =>
    this.#inner.rollbackTransaction(this.#innerOf(connection));
}

/** A dialect whose engine fails when the trouble says so. */
export const troubled =
  (state: Trouble) =>
  (inner: Dialect): Dialect => ({
    createAdapter: () => inner.createAdapter(),
    createDriver: () => new TroubledDriver(inner.createDriver(), state),
    createIntrospector: (db) => inner.createIntrospector(db),
    createQueryCompiler: () => inner.createQueryCompiler(),
  });
