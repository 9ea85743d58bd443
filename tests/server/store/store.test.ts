import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isDuplicate } from '#server/store/engines/retry';
import { MIGRATIONS, migrate } from '#server/store/migrate';
import { type Db, openDatabase, openStore, type Store, type StoreOptions } from '#server/store/store';
import { onEachEngine } from './engines.ts';

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

function bare(options: StoreOptions): Db {
  const db = openDatabase(options);
  onTestFinished(() => db.destroy());
  return db;
}

const person = (store: Store, username: string) => ({
  id: store.newId(),
  username,
  usernameFold: username.toLowerCase(),
  email: null,
  emailFold: null,
  passwordHash: '',
  role: 'member',
  profile: '{}',
  profileRevision: 0,
  createdAt: store.now(),
  deletedAt: null,
});

async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).sort();
}

/** Breaks off in the middle, after some of the work is done. */
const broken = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createTable('half').addColumn('id', 'bigint').execute();
    throw new Error('the power went out');
  },
};

onEachEngine('the store', (engine) => {
  test('finds nothing in an empty list, and everything outside of it', async () => {
    const store = await open(await engine.fresh());
    await store.db.insertInto('users').values(person(store, 'Kasumi')).execute();
    const names = store.db.selectFrom('users').select('username');
    expect(await names.where('username', 'in', []).execute()).toEqual([]);
    expect(await names.where('username', 'not in', []).execute()).toEqual([{ username: 'Kasumi' }]);
  });

  test('refuses rows that are inserted together and have different fields', async () => {
    const store = await open(await engine.fresh());
    const { role: _, ...without } = person(store, 'Arisa');
    const rows = [person(store, 'Kasumi'), without];
    const insert = () =>
      store.db
        .insertInto('users')
        .values(rows as never)
        .execute();
    await expect(Promise.resolve().then(insert)).rejects.toThrow('the same fields');
    await store.db
      .insertInto('users')
      .values([person(store, 'Tae'), person(store, 'Rimi')])
      .execute();
    expect(await store.db.selectFrom('users').select('username').execute()).toHaveLength(2);
  });

  test('makes its tables when they do not exist, and opens them again with what was kept', async () => {
    const options = await engine.fresh();
    const first = await openStore(options);
    await first.db.insertInto('users').values(person(first, 'Kasumi')).execute();
    await first.close();
    const again = await open(options);
    const rows = await again.db.selectFrom('users').select(['username', 'createdAt']).execute();
    expect(rows).toEqual([{ username: 'Kasumi', createdAt: expect.any(Number) }]);
  });

  test('runs each migration once when several processes start together', async () => {
    const options = await engine.fresh();
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(bare(options))));
    expect(ran.flat()).toEqual(Object.keys(MIGRATIONS));
  });

  test('leaves nothing of a migration that was cut off, and runs it whole the next time', async () => {
    const db = bare(await engine.fresh());
    await expect(migrate(db, { ...MIGRATIONS, '999-broken': broken })).rejects.toThrow('the power went out');
    expect(await tablesOf(db)).not.toContain('half');
    expect(await migrate(db)).toEqual(Object.keys(MIGRATIONS));
    expect(await tablesOf(db)).toContain('users');
  });

  test('keeps ids and times exactly up to 2^53', async () => {
    const store = await open(await engine.fresh());
    const id = Number.MAX_SAFE_INTEGER;
    await store.db.insertInto('audit').values({ id, actorId: null, action: 'a', subject: 's' }).execute();
    const row = await store.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
    expect(row.id).toBe(id);
    const { n } = await store.db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });

  test('lets one of many parallel sign-ups of a name win', async () => {
    const store = await open(await engine.fresh());
    const tries = Array.from({ length: 100 }, (_, index) =>
      store.db
        .insertInto('users')
        .values(person(store, index % 2 ? 'Ran' : 'rAN'))
        .execute(),
    );
    const ends = await Promise.allSettled(tries);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [isDuplicate(end.reason)] : []));
    expect(reasons).toEqual(Array.from({ length: 99 }, () => true));
  });

  test('undoes a whole transaction when one part of it fails', async () => {
    const store = await open(await engine.fresh());
    const both = store.write(async (trx) => {
      await trx.insertInto('users').values(person(store, 'Tae')).execute();
      await trx.insertInto('users').values(person(store, 'TAE')).execute();
    });
    await expect(both).rejects.toSatisfy(isDuplicate);
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('loses no step of a counter that two processes raise at once', async () => {
    const options = await engine.fresh();
    const stores = await Promise.all([open(options), open(options)]);
    const [first] = stores;
    if (!first) throw new Error('no store');
    const user = person(first, 'Saya');
    await first.db.insertInto('users').values(user).execute();
    const raise = (store: Store): Promise<void> =>
      store.write(async (trx) => {
        const select = trx.selectFrom('users').select('profileRevision').where('id', '=', user.id);
        const row = await (engine.name === 'postgres'
          ? select.forUpdate()
          : select
        ).executeTakeFirstOrThrow();
        await trx
          .updateTable('users')
          .set({ profileRevision: row.profileRevision + 1 })
          .where('id', '=', user.id)
          .execute();
      });
    await Promise.all(Array.from({ length: 60 }, (_, index) => raise(stores[index % 2] ?? first)));
    const row = await first.db.selectFrom('users').select('profileRevision').executeTakeFirstOrThrow();
    expect(row.profileRevision).toBe(60);
  });

  test('makes ids that no other process makes, each larger than the one before', async () => {
    const options = await engine.fresh();
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(options)));
    const lists = stores.map((store) => Array.from({ length: 20_000 }, () => store.newId()));
    expect(new Set(lists.flat()).size).toBe(80_000);
    for (const list of lists) expect(list.every((id, at) => at === 0 || id > (list[at - 1] ?? 0))).toBe(true);
    expect(Math.max(...lists.map((list) => list.at(-1) ?? 0))).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  test('gives its number back when it is closed', async () => {
    const options = await engine.fresh();
    for (let round = 0; round < 3; round++) {
      const store = await openStore(options);
      const rows = await store.db.selectFrom('nodes').select('node').execute();
      expect(rows).toEqual([{ node: 0 }]);
      await store.close();
    }
  });

  test('says so when it cannot be opened', async () => {
    const lost: StoreOptions =
      engine.name === 'sqlite'
        ? { engine: 'sqlite', file: '/dev/null/setori.db' }
        : { engine: 'postgres', url: 'postgres://setori@/none?host=/nonexistent' };
    await expect(openStore(lost)).rejects.toThrow();
  });
});

onEachEngine('the engine', (engine) => {
  test('is set up to lose nothing that it acknowledged', async () => {
    const { db } = await open(await engine.fresh());
    if (engine.name === 'postgres') {
      const { rows } = await sql<{ v: string }>`select current_setting('synchronous_commit') as v`.execute(
        db,
      );
      expect(rows).toEqual([{ v: 'on' }]);
      return;
    }
    const journal = await sql`pragma journal_mode`.execute(db);
    const synchronous = await sql`pragma synchronous`.execute(db);
    expect([journal.rows, synchronous.rows]).toEqual([[{ journalMode: 'wal' }], [{ synchronous: 2 }]]);
  });
});
