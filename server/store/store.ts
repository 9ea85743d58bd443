import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { alikePlugins } from './engines/alike.ts';
import { postgresDialect } from './engines/postgres.ts';
import { checkLocale } from './engines/postgres-locale.ts';
import { inTransaction, withRetries } from './engines/retry.ts';
import { PatientDialect, sqliteDialect } from './engines/sqlite.ts';
import { Together } from './engines/together.ts';
import { idMaker } from './ids/id-maker.ts';
import { holdNode } from './ids/nodes.ts';
import { migrate } from './migrations/migrate.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** Where members' data is kept. */
export type StoreOptions =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

export interface Store {
  readonly engine: StoreOptions['engine'];
  readonly db: Db;
  /** All of it or nothing; `work` may run more than once and must have no other effects. */
  readonly write: <T>(work: (trx: Db) => Promise<T>) => Promise<T>;
  /** A new id, larger than all this process made before. */
  readonly newId: () => number;
  readonly now: () => number;
  /** Another one whenever anything was written; null where the engine cannot say so at no cost. */
  readonly stamp: () => string | null;
  /** Whether the engine found that its file is not what was written; nothing is written then. */
  readonly isDamaged: () => boolean;
  /** Not for a second after the clock was put ahead, nor while the database cannot be reached. */
  readonly canMakeIds: () => boolean;
  readonly close: () => Promise<void>;
}

export interface StoreSurroundings {
  readonly now?: () => number;
  readonly log?: (line: string) => void;
  /** What stands between us and the engine; tests put trouble there. */
  readonly between?: (dialect: Dialect) => Dialect;
}

export const dialectOf = (options: StoreOptions, log: (line: string) => void = () => {}): Dialect =>
  options.engine === 'sqlite' ? sqliteDialect(options.file, log) : postgresDialect(options.url, log);

const unchanged = (dialect: Dialect): Dialect => dialect;

/** The database alone, as it is. */
export const openDatabase = (options: StoreOptions, log?: (line: string) => void): Db =>
  databaseOf(dialectOf(options, log));

const databaseOf = (dialect: Dialect): Db =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin(), ...alikePlugins()] });

/** The embedded engine has one writer, so those who wait for it share a commit; the other does so by itself. */
function writerOf(db: Db, engine: StoreOptions['engine']): Store['write'] {
  if (engine === 'postgres') return (work) => inTransaction(db, work);
  const together = new Together<Tables>(db);
  return (work) => withRetries(() => together.run(work));
}

/** Opens the store and brings it up to date; makes what does not exist yet. */
export async function openStore(options: StoreOptions, around: StoreSurroundings = {}): Promise<Store> {
  const { now = Date.now, log = () => {}, between = unchanged } = around;
  const dialect = dialectOf(options, log);
  const db = databaseOf(between(dialect));
  try {
    if (options.engine === 'postgres') await checkLocale(db, log);
    await migrate(db);
    const node = await holdNode(db, Date.now, log);
    return {
      engine: options.engine,
      db,
      write: writerOf(db, options.engine),
      newId: idMaker(Date.now, node.lease),
      now,
      stamp: () => (dialect instanceof PatientDialect ? dialect.stamp() : null),
      isDamaged: () => dialect instanceof PatientDialect && dialect.isDamaged,
      canMakeIds: node.isHeld,
      close: async () => {
        await node.release().catch(() => {});
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
