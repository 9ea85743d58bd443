import {
  CamelCasePlugin,
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { postgresDialect, type StampedDialect } from './engines/postgres.ts';
import { inTransaction, withRetries } from './engines/retry.ts';
import { PatientDialect, sqliteDialect } from './engines/sqlite.ts';
import { CommitGroup } from './engines/together.ts';
import { idMaker } from './ids/id-maker.ts';
import { holdNode } from './ids/nodes.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const HINT = `create database … template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;

/** A database that cannot keep what members write. */
class EncodingError extends Error {}

/**
 * Refuses a database in another encoding, and reports a locale that knows only English letters: PostgreSQL then neither folds
 * nor finds others, as anyone reading the table would notice. @throws EncodingError
 */
async function checkLocale<Db>(db: Kysely<Db>, log: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ encoding: string; knowsLetters: boolean }>`
    select current_setting('server_encoding') as encoding, lower('É') = 'é' as knows_letters`.execute(db);
  const [found] = rows;
  if (found?.encoding !== 'UTF8') {
    throw new EncodingError(`The database is in ${found?.encoding} and must be in UTF8: ${HINT}`);
  }
  if (!found.knowsLetters) log(`The locale of the database knows only English letters: ${HINT}`);
}

/** One engine would take the column's default for what a row lacks, the other null. */
class SameFields extends OperationNodeTransformer {
  protected override transformDefaultInsertValue(): never {
    throw new Error('Rows that are inserted together must have the same fields');
  }
}

class SameFieldsPlugin implements KyselyPlugin {
  readonly #check = new SameFields();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return node.kind === 'InsertQueryNode' ? this.#check.transformNode(node, queryId) : node;
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** What one engine answers and the other refuses is the same on both: `in` nothing finds nothing. */
const alikePlugins = (): readonly KyselyPlugin[] => [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
  new SameFieldsPlugin(),
];

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
  /** Another one whenever anything was written, by whatever process; null before the file of the embedded engine is open. */
  readonly stamp: () => string | null | Promise<string>;
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

export const dialectOf = (
  options: StoreOptions,
  log: (line: string) => void = () => {},
): PatientDialect | StampedDialect =>
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
  const together = new CommitGroup<Tables>(db);
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
      stamp: () => dialect.stamp(),
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
