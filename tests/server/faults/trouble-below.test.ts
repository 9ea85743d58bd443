import { chmod, mkdir, open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '#server/services/copies';
import { postgresDialect } from '#server/store/engines/postgres';
import { isUnable } from '#server/store/engines/unable';
import { openStore, type StoreOptions } from '#server/store/store';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';

const sqliteFile = async (): Promise<Extract<StoreOptions, { engine: 'sqlite' }>> => ({
  engine: 'sqlite',
  file: join(await tempFolder(), 'data', 'setori.db'),
});
const POST = {
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title: 'It',
  content: [{ type: 'text', data: 'x' }],
};
const LIST = { following: false, limit: 20, offset: 0 };

test('while another process writes for long, reads and pages go on beside a member who waits to save', async () => {
  const options = await sqliteFile();
  const site = await openMemberSite(options);
  const token = await site.join('Writer');
  const other = new Sqlite(options.file);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  let isSaved = false;
  const saving = site.post('post', POST, token).then((answer) => {
    isSaved = true;
    return answer;
  });
  for (let nth = 0; nth < 5; nth++) {
    expect((await site.get('user/me', {}, token)).body.username).toBe('Writer');
    expect((await site.app.inject('/readyz')).statusCode).toBe(200);
    expect((await site.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).not.toBe(500);
  }
  expect(isSaved).toBe(false);
  other.exec('rollback');
  expect((await saving).status).toBe(200);
});

test('what was written is read at once, and lists that are kept are never older than it', async () => {
  const site = await openMemberSite(await sqliteFile());
  const token = await site.join('Writer');
  for (let nth = 1; nth <= 20; nth++) {
    const { body } = await site.post('post', { ...POST, title: `Post ${nth}` }, token);
    const [seen, again] = await Promise.all([site.post('post/list', LIST), site.post('post/list', LIST)]);
    for (const list of [seen, again]) expect(list.body.count).toBe(nth);
    expect((await site.get('post/basic', { id: String(body.id) })).status).toBe(200);
  }
});

/** A file with members in it, closed as it should be. */
async function filled(): Promise<Extract<StoreOptions, { engine: 'sqlite' }>> {
  const options = await sqliteFile();
  const store = await openStore(options);
  for (let nth = 0; nth < 300; nth++) {
    const profile = JSON.stringify({ selfIntro: 'word '.repeat(200), nth });
    const user = { id: nth + 1, username: `m${nth}`, usernameFold: `m${nth}`, email: null, emailFold: null };
    const rest = {
      passwordHash: '',
      role: 'member',
      profile,
      profileRevision: 0,
      createdAt: 0,
      deletedAt: null,
    };
    await store.db
      .insertInto('users')
      .values({ ...user, ...rest })
      .execute();
  }
  await store.close();
  return options;
}

const noise = async (file: string): Promise<void> => {
  const { size } = await stat(file);
  const handle = await open(file, 'r+');
  // Wide enough for pages of rows, wherever the tables lie.
  const length = Math.floor(size / 2 / 4_096) * 4_096;
  await handle.write(Buffer.alloc(length, 0xa5), 0, length, Math.floor(size / 4 / 4_096) * 4_096);
  await handle.close();
};
const cut = async (file: string): Promise<void> => truncate(file, (await stat(file)).size - 1_024);

test.each([
  ['cut at its end', cut],
  ['full of noise in its middle', noise],
  ['no database at all', (file: string) => writeFile(file, 'x'.repeat(9_000))],
])('a database that is %s is not served', async (_, spoil) => {
  const options = await filled();
  await spoil(options.file);
  const spoilt = await readFile(options.file);
  await expect(openStore(options)).rejects.toThrow(/is damaged/);
  expect((await readFile(options.file)).equals(spoilt)).toBe(true);
});

test('a database that is damaged while it is served is not written any more, and says so once', async () => {
  const options = await filled();
  const site = await openMemberSite(options);
  const token = await site.join('Witness');
  expect((await site.app.inject('/readyz')).statusCode).toBe(200);
  const { db } = site.members.store;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  // A page that is not in memory; the connection that reads forgets what it had.
  await noise(options.file);
  await sql`select 1`.execute(db);
  await db
    .selectFrom('users')
    .selectAll()
    .execute()
    .catch(() => []);
  await sql`pragma integrity_check`.execute(db).catch(() => {});
  await db
    .updateTable('users')
    .set({ profile: '{}' })
    .execute()
    .catch(() => {});
  expect((await site.app.inject('/readyz')).statusCode).toBe(503);
  for (let nth = 0; nth < 3; nth++) {
    const refused = await site.post('post', POST, token);
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
  }
  expect(site.lines.filter((line) => line.includes('is damaged: '))).toHaveLength(1);
});

test('an empty database is not taken for a new site where members have files', async () => {
  const options = await sqliteFile();
  const folder = dirname(options.file);
  await mkdir(join(folder, 'uploads', 'files', 'ab'), { recursive: true });
  await writeFile(options.file, '');
  await expect(openMemberSite(options, { DATA_DIR: folder })).rejects.toThrow(/database is empty/);
});

test('the database is for the user that runs the server', async () => {
  const options = await filled();
  const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
  expect([await modeOf(options.file), await modeOf(dirname(options.file))]).toEqual(['600', '700']);
  await chmod(options.file, 0o644);
  const store = await openStore(options);
  expect(await modeOf(options.file)).toBe('640');
  expect((await modeOf(`${options.file}-wal`)).at(-1)).toBe('0');
  await store.close();
});

/** A way to a PostgreSQL server that can fall silent. */
async function wayTo(url: string) {
  const [, database = '', host = ''] = /\/([^/?]+)\?host=(.+)$/.exec(url) ?? [];
  const folder = await tempFolder();
  const sockets: Socket[] = [];
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(`${decodeURIComponent(host)}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (part) => isSilent || to.write(part));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      sockets.push(from);
    }
  });
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `postgres://setori@/${database}?host=${encodeURIComponent(folder)}`,
    setSilent: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

onEachEngine('a database that says nothing more', (engine) => {
  test.skipIf(engine.name === 'sqlite')(
    'holds up no page, and is retried on another connection',
    async () => {
      const options = await engine.fresh();
      if (options.engine !== 'postgres') return;
      const way = await wayTo(options.url);
      const site = await openMemberSite({ engine: 'postgres', url: way.url });
      way.setSilent(true);
      const list = site.post('post/list', LIST);
      let isAnswered = false;
      const hung = list.then((answer) => {
        isAnswered = true;
        return answer;
      });
      for (const url of ['/', '/info/cards', '/community/posts', '/healthz', '/api/news/all.5.json']) {
        site.clock.nowMs += 60_000;
        expect((await site.app.inject({ url, headers: { accept: 'text/html' } })).statusCode, url).not.toBe(
          500,
        );
      }
      expect(isAnswered).toBe(false);
      const refused = await hung;
      expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
      way.setSilent(false);
      await expect
        .poll(async () => (await site.post('post/list', LIST)).status, { timeout: 60_000 })
        .toBe(200);
    },
  );

  test.skipIf(engine.name === 'sqlite')('loses the connection that waits', async () => {
    const options = await engine.fresh();
    if (options.engine !== 'postgres') return;
    const way = await wayTo(options.url);
    const db = new Kysely({
      dialect: postgresDialect(way.url, () => {}, 1_000),
      plugins: [new CamelCasePlugin()],
    });
    onTestFinished(() => db.destroy());
    const pid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const first = await pid();
    expect(await pid()).toBe(first);
    way.setSilent(true);
    const error = await pid().catch((caught: unknown) => caught);
    expect(isUnable(error)).toBe(true);
    way.setSilent(false);
    const next = await pid();
    expect(next).toBeGreaterThan(0);
    expect(next).not.toBe(first);
  });
});

test('a backup takes the place of a damaged database, which is kept beside it', async () => {
  const [source, target] = [await filled(), await filled()];
  const folder = join(await tempFolder(), 'backup');
  await backUp({ store: source, uploads: null }, folder, 0);
  await noise(target.file);
  const kept = { store: target, uploads: null };
  await expect(restore(folder, kept, { isReplacing: false, now: 0 })).rejects.toThrow(/--replace/);
  await restore(folder, kept, { isReplacing: true, now: 0 });
  const store = await openStore(target);
  onTestFinished(() => store.close());
  expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(300);
  expect((await stat(`${target.file}.damaged`)).size).toBeGreaterThan(0);
});
