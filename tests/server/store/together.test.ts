import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openStore, type Store } from '#server/store/store';

/** The engine's orders to begin, to commit and to roll back, and what it does instead. */
interface Engine {
  readonly told: string[];
  onBegin: () => void;
  onCommit: () => Promise<void>;
}

function watched(engine: Engine, inner: Driver): Driver {
  return {
    init: () => inner.init(),
    destroy: () => inner.destroy(),
    acquireConnection: () => inner.acquireConnection(),
    releaseConnection: (connection) => inner.releaseConnection(connection),
    beginTransaction: async (connection: DatabaseConnection, settings) => {
      engine.onBegin();
      engine.told.push('begin');
      await inner.beginTransaction(connection, settings);
    },
    commitTransaction: async (connection) => {
      await engine.onCommit();
      engine.told.push('commit');
      await inner.commitTransaction(connection);
    },
    rollbackTransaction: async (connection) => {
      engine.told.push('rollback');
      await inner.rollbackTransaction(connection);
    },
  };
}

async function setUp(): Promise<{ store: Store; engine: Engine }> {
  const folder = mkdtempSync(join(tmpdir(), 'setori-db-'));
  const engine: Engine = { told: [], onBegin: () => {}, onCommit: async () => {} };
  const between = (dialect: Dialect): Dialect => ({
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => watched(engine, dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  });
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'setori.db') }, { between });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  engine.told.length = 0;
  return { store, engine };
}

const add =
  (scope: string) =>
  async (trx: Db): Promise<string> => {
    await trx.insertInto('postCounts').values({ scope, posts: 1 }).execute();
    return scope;
  };

const kept = async ({ db }: Store): Promise<string[]> =>
  (await db.selectFrom('postCounts').select('scope').orderBy('scope').execute()).map(({ scope }) => scope);

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('writers that come at the same time share a commit, and no more than sixteen of them', async () => {
  const { store, engine } = await setUp();
  const names = Array.from({ length: 40 }, (_, nth) => `name ${nth}`);
  expect(await Promise.all(names.map((name) => store.write(add(name))))).toEqual(names);
  expect(await kept(store)).toEqual([...names].sort());
  expect(engine.told.filter((word) => word === 'commit')).toHaveLength(3);
});

test('work that fails takes nothing from the others', async () => {
  const { store } = await setUp();
  const refusal = new Error('no');
  const ends = await Promise.allSettled(
    NAMES.map((name, nth) =>
      store.write(async (trx) => {
        await add(name)(trx);
        if (nth % 3 === 0) throw refusal;
        return name;
      }),
    ),
  );
  const failed = ends.flatMap((end, nth) => (end.status === 'rejected' ? [[nth, end.reason]] : []));
  expect(failed).toEqual([0, 3, 6].map((nth) => [nth, refusal]));
  expect(await kept(store)).toEqual(['b', 'c', 'e', 'f', 'h']);
});

test('no one hears of success before the commit is done', async () => {
  const { store, engine } = await setUp();
  let heard = 0;
  const heardAtCommit: number[] = [];
  engine.onCommit = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    heardAtCommit.push(heard);
  };
  await Promise.all(
    NAMES.map(async (name) => {
      await store.write(add(name));
      heard++;
    }),
  );
  expect(heardAtCommit).toEqual([0]);
});

test('a commit that fails fails all that shared it, and the next one goes on', async () => {
  const { store, engine } = await setUp();
  engine.onCommit = () => Promise.reject(new Error('the disk is gone'));
  const ends = await Promise.allSettled(NAMES.map((name) => store.write(add(name))));
  expect(new Set(ends.map((end) => end.status === 'rejected' && end.reason.message))).toEqual(
    new Set(['the disk is gone']),
  );
  expect(await kept(store)).toEqual([]);
  engine.onCommit = async () => {};
  expect(await store.write(add('after'))).toBe('after');
  expect(await kept(store)).toEqual(['after']);
});

test('where no transaction can begin all who wait hear why', async () => {
  const { store, engine } = await setUp();
  engine.onBegin = () => {
    throw new Error('out of reach');
  };
  const ends = await Promise.allSettled(NAMES.map((name) => store.write(add(name))));
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual(
    NAMES.map(() => 'out of reach'),
  );
  engine.onBegin = () => {};
  expect(await store.write(add('after'))).toBe('after');
});

test('where the engine has rolled the whole transaction back, the cause is reported and nothing was stored', async () => {
  const { store } = await setUp();
  const cause = new Error('disk full');
  const ends = await Promise.allSettled([
    store.write(add('a')),
    store.write(async (trx) => {
      await trx.deleteFrom('postCounts').execute();
      // As SQLite does by itself on a full disk.
      await trx.executeQuery(CompiledQuery.raw('rollback'));
      throw cause;
    }),
  ]);
  expect(ends.map((end) => end.status === 'rejected' && end.reason)).toEqual([cause, cause]);
  expect(await kept(store)).toEqual([]);
});
