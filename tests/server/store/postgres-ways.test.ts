import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LostCommitError } from '#server/store/engines/postgres';
import { type Db, openDatabase, openStore, type StoreOptions } from '#server/store/store';
import { findPgBouncer, NO_PGBOUNCER, type Pooler, startPgBouncer } from './pgbouncer.ts';
import { type Cluster, findPostgres, NO_POSTGRES, startCluster } from './postgres.ts';

const programs = findPostgres();
const pooler = findPgBouncer();
if (programs === null) process.stderr.write(`${NO_POSTGRES}\n`);
if (pooler === null) process.stderr.write(`${NO_PGBOUNCER}\n`);

/** A database of its own, made as `as` says. */
function databases(clusterOf: () => Cluster) {
  let made = 0;
  return async (as = ''): Promise<string> => {
    const name = `ways_${++made}`;
    const client = new pg.Client({ connectionString: clusterOf().urlOf('postgres') });
    await client.connect();
    await client.query(`create database ${name} ${as}`);
    await client.end();
    return name;
  };
}

/** An open store, and what it logged for the operator. */
async function open(options: StoreOptions) {
  const lines: string[] = [];
  const store = await openStore(options, { log: (line) => lines.push(line) });
  onTestFinished(() => store.close());
  return { store, lines };
}

/** Texts of counts that the connection keeps a plan of. */
async function namesIn(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%post_counts%'`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe.skipIf(programs === null)('PostgreSQL', () => {
  let cluster: Cluster;
  const fresh = databases(() => cluster);
  beforeAll(() => {
    cluster = startCluster(programs ?? '');
  });
  afterAll(() => cluster?.stop());

  test('limits the time of a statement by itself', async () => {
    const { store, lines } = await open({ engine: 'postgres', url: cluster.urlOf(await fresh()) });
    const shown = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      store.db,
    );
    expect(shown.rows).toEqual([{ limit: '10s' }]);
    expect(lines).toEqual([]);
  });

  test('does not keep a transaction in which an error was swallowed, and says so', async () => {
    const { store } = await open({ engine: 'postgres', url: cluster.urlOf(await fresh()) });
    const swallowing = store.write(async (trx) => {
      await sql`create table kept (id bigint primary key)`.execute(trx);
      await sql`insert into kept values (1), (1)`.execute(trx).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow(LostCommitError);
    const tables = await store.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('kept');
    // The connection is as good as before.
    expect(await store.write(async () => 'done')).toBe('done');
  });

  test('parses what is asked again once for each connection, and reads a table that gained a column meanwhile', async () => {
    const { store } = await open({ engine: 'postgres', url: cluster.urlOf(await fresh()) });
    const { db } = store;
    const some = () => db.selectFrom('postCounts').select('posts').where('scope', '=', 'all').execute();
    const all = () => db.selectFrom('postCounts').selectAll().where('scope', '=', 'all').execute();
    await db.insertInto('postCounts').values({ scope: 'all', posts: 3 }).execute();
    for (let nth = 0; nth < 8; nth++)
      expect([await some(), await all()]).toMatchObject([[{ posts: 3 }], [{ posts: 3 }]]);
    expect(await namesIn(db)).toEqual([expect.stringMatching(/^select "posts" from "post_counts"/)]);
    await sql`alter table post_counts add column extra text`.execute(db);
    for (let nth = 0; nth < 8; nth++)
      expect([await some(), await all()]).toMatchObject([[{ posts: 3 }], [{ posts: 3 }]]);
  });

  test.each([
    ['locale C', "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'", /C\.UTF-8/],
    ['another encoding', "template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'", /UTF8/],
  ])('is named where its database has %s', async (_, as, told) => {
    const options = { engine: 'postgres', url: cluster.urlOf(await fresh(as)) } as const;
    const lines: string[] = [];
    const opening = openStore(options, { log: (line) => lines.push(line) });
    const outcome = await opening.then(
      async (store) => {
        await store.close();
        return lines.join('\n');
      },
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(told);
  });

  describe.skipIf(pooler === null)('behind PgBouncer', () => {
    let between: Pooler;
    beforeAll(async () => {
      between = await startPgBouncer(pooler ?? '', cluster);
    });
    afterAll(() => between?.stop());

    test('takes the site, writes what it is given, and is asked once for a limit of statements', async () => {
      const name = await fresh();
      const { store, lines } = await open({ engine: 'postgres', url: between.urlOf(name) });
      await store.write((trx) => sql`create table kept (id bigint primary key)`.execute(trx));
      const many = Array.from({ length: 40 }, (_, nth) =>
        store.write((trx) => sql`insert into kept values (${nth})`.execute(trx)),
      );
      await Promise.all(many);
      const { rows } = await sql<{ count: number }>`select count(*) as count from kept`.execute(store.db);
      expect(rows).toEqual([{ count: 40 }]);
      expect(lines.filter((line) => line.includes('statement_timeout'))).toHaveLength(1);
      const ask = () =>
        store.db.selectFrom('postCounts').select('posts').where('scope', '=', 'all').execute();
      for (let nth = 0; nth < 4; nth++) await ask();
      expect(await namesIn(store.db)).toEqual([]);
      const direct = openDatabase({ engine: 'postgres', url: cluster.urlOf(name) });
      onTestFinished(() => direct.destroy());
      const seen = await sql<{ count: number }>`select count(*) as count from kept`.execute(direct);
      expect(seen.rows).toEqual([{ count: 40 }]);
    });

    test('ends long statements where the role says so, without further settings', async () => {
      const name = await fresh();
      const admin = new pg.Client({ connectionString: cluster.urlOf(name) });
      await admin.connect();
      onTestFinished(() => admin.end());
      await admin.query(`alter role setori in database ${name} set statement_timeout = 200`);
      const { store, lines } = await open({ engine: 'postgres', url: between.urlOf(name) });
      await expect(sql`select pg_sleep(60)`.execute(store.db)).rejects.toMatchObject({ code: '57014' });
      expect(lines).toEqual([]);
    });
  });
});
