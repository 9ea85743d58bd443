import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, moveDatabase, restore } from '#server/services/copies';
import { CopyError, readManifest } from '#server/store/copies/manifest';
import { openRaw, sumsOf, type TableSums } from '#server/store/copies/rows';
import { inTransaction } from '#server/store/engines/retry';
import { MIGRATIONS } from '#server/store/migrate';
import { openStore, type Store, type StoreOptions } from '#server/store/store';
import { runProgram } from '../programs.ts';
import { type Engine, onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';

const NEVER = 0;
const AFRESH = { isReplacing: false, now: NEVER };

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

/** Two rows that belong together, in one transaction: half of it would be seen in a copy of no one moment. */
async function writePair(store: Store, subject: string): Promise<void> {
  await inTransaction(store.db, async (trx) => {
    for (const action of ['first', 'second 夢 "quoted" \\ \u2028']) {
      await trx.insertInto('audit').values({ id: store.newId(), actorId: null, action, subject }).execute();
    }
  });
}

const subjectsOf = async (options: StoreOptions): Promise<string[]> => {
  const store = await open(options);
  const rows = await store.db.selectFrom('audit').select('subject').orderBy('id').execute();
  await store.close();
  return rows.map(({ subject }) => subject);
};

async function sums(options: StoreOptions): Promise<TableSums> {
  const db = openRaw(options);
  const found = await (options.engine === 'sqlite'
    ? sumsOf(db, 'sqlite')
    : db.transaction().execute((trx) => sumsOf(trx, 'postgres')));
  await db.destroy();
  return found;
}

/** A database with some rows, that no server uses any more. */
async function filled(engine: Engine, pairs = 5): Promise<StoreOptions> {
  const options = await engine.fresh();
  const store = await open(options);
  for (let pair = 0; pair < pairs; pair++) await writePair(store, `pair ${pair}`);
  await store.db
    .insertInto('users')
    .values({
      id: store.newId(),
      username: 'Kasumi',
      usernameFold: 'kasumi',
      email: null,
      emailFold: null,
      passwordHash: 'x',
      role: 'member',
      profile: '{"nickname":"☆"}',
      profileRevision: 2 ** 53 - 1,
      createdAt: 1,
      deletedAt: null,
    })
    .execute();
  await store.close();
  return options;
}

const backedUp = async (store: StoreOptions, uploads: string | null = null): Promise<string> => {
  const folder = join(await tempFolder(), 'copy');
  await backUp({ store, uploads }, folder, 1);
  return folder;
};

const environment = (store: StoreOptions): Record<string, string> =>
  store.engine === 'sqlite' ? { DATA_DIR: dirname(store.file) } : { DATABASE_URL: store.url };

const command = (store: StoreOptions, extra: Record<string, string>, ...args: readonly string[]) =>
  runProgram('copies', args, { ...environment(store), ...extra });

onEachEngine('a backup', (engine) => {
  test('made while members write is of one moment, and has all that was acknowledged before', async () => {
    const options = await engine.fresh();
    const store = await open(options);
    for (let pair = 0; pair < 300; pair++) await writePair(store, `before ${pair}`);
    let isWriting = true;
    let written = 0;
    const writing = (async () => {
      while (isWriting) {
        await writePair(store, `during ${written++}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(3);
    const folder = await backedUp(options);
    const atEnd = written;
    isWriting = false;
    await writing;
    const target = await engine.fresh();
    await restore(folder, { store: target, uploads: null }, AFRESH);
    const subjects = await subjectsOf(target);
    for (let at = 0; at < subjects.length; at += 2) expect(subjects[at]).toBe(subjects[at + 1]);
    expect(subjects.filter((subject) => subject.startsWith('before'))).toHaveLength(600);
    expect(subjects).toContain('during 2');
    expect(subjects.length).toBeLessThanOrEqual(600 + 2 * (atEnd + 1));
  });

  test('comes back with equal checksums, uploaded files included', async () => {
    const options = await filled(engine);
    const uploads = await tempFolder({ 'ab/abcd.png': new Uint8Array([1, 2, 3]), 'cd/x.mp3': 'x' });
    const folder = await backedUp(options, uploads);
    const target = await engine.fresh();
    const back = join(await tempFolder(), 'uploads');
    const manifest = await restore(folder, { store: target, uploads: back }, AFRESH);
    expect(await sums(target)).toEqual(manifest.tables);
    expect(await sums(target)).toEqual(await sums(options));
    expect(manifest.files).toBe(2);
    expect([...(await readFile(join(back, 'ab/abcd.png')))]).toEqual([1, 2, 3]);
    expect(manifest.migrations).toEqual(Object.keys(MIGRATIONS));
  });

  test('is not put over what is there, unless that is wanted, nor under a running server', async () => {
    const folder = await backedUp(await filled(engine));
    const target = await filled(engine, 1);
    const kept = { store: target, uploads: null };
    await expect(restore(folder, kept, AFRESH)).rejects.toThrow(/not empty/);
    await restore(folder, kept, { isReplacing: true, now: NEVER });
    expect(await subjectsOf(target)).toHaveLength(10);
    await open(target);
    await expect(restore(folder, kept, { isReplacing: true, now: Date.now() })).rejects.toThrow(/stop it/);
  });

  test('that is damaged, half or of a newer program changes nothing', async () => {
    const source = await filled(engine);
    const folder = await backedUp(source);
    const target = await filled(engine, 1);
    const before = await sums(target);
    const use = (copy: string) =>
      restore(copy, { store: target, uploads: null }, { isReplacing: true, now: NEVER });
    await expect(use(await tempFolder({ 'manifest.json': '{' }))).rejects.toThrow(/holds no backup/);

    const manifest = await readManifest(folder);
    const newer = await tempFolder();
    await cp(folder, newer, { recursive: true });
    await writeFile(
      join(newer, 'manifest.json'),
      JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '999-later'] }),
    );
    await expect(use(newer)).rejects.toThrow(/newer version/);

    const damaged = await tempFolder();
    await cp(folder, damaged, { recursive: true });
    if (engine.name === 'sqlite') {
      const copy = new Sqlite(join(damaged, 'setori.db'));
      copy.exec("update audit set subject = 'other' where id = (select min(id) from audit)");
      copy.close();
    } else {
      const file = join(damaged, 'tables/audit.jsonl');
      await writeFile(file, (await readFile(file, 'utf8')).replace('pair 0', 'other'));
    }
    await expect(use(damaged)).rejects.toThrow(/damaged: audit/);
    expect(await sums(target)).toEqual(before);
  });

  test('that lists fewer tables than it holds, or holds more than tables, changes nothing', async () => {
    const folder = await backedUp(await filled(engine));
    const target = await filled(engine, 1);
    const before = await sums(target);
    const manifest = await readManifest(folder);
    const refused = async (change: (copy: string) => Promise<void>) => {
      const copy = await tempFolder();
      await cp(folder, copy, { recursive: true });
      await change(copy);
      const kept = { store: target, uploads: null };
      await expect(restore(copy, kept, { isReplacing: true, now: NEVER })).rejects.toBeInstanceOf(CopyError);
      if (target.engine === 'sqlite') {
        expect((await readdir(dirname(target.file))).filter((name) => name.includes('restoring'))).toEqual(
          [],
        );
      }
    };
    const told = (other: object) => async (copy: string) =>
      writeFile(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, ...other }));
    await refused(told({ tables: undefined }));
    await refused(told({ tables: {} }));
    await refused(told({ migrations: null }));
    if (engine.name === 'sqlite') {
      const { audit: _, ...others } = manifest.tables;
      await refused(told({ tables: others }));
      await refused(async (copy) => {
        const database = new Sqlite(join(copy, 'setori.db'));
        database.exec('create trigger t after insert on audit begin delete from users; end');
        database.close();
      });
    }
    expect(await sums(target)).toEqual(before);
  });

  test('and a restore are commands that an operator can give', async () => {
    const options = await filled(engine);
    const served = await open(options);
    const folder = join(await tempFolder(), `${randomUUID()}`);
    const made = await command(options, {}, 'backup', folder);
    expect([made.code, made.err, made.out]).toEqual([0, '', expect.stringContaining(folder)]);
    expect(await command(options, {}, 'backup', folder)).toMatchObject({ code: 2, out: '' });
    const refused = await command(options, {}, 'restore', folder, '--replace');
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/^A server uses[^\n]*\n$/)]);
    await served.close();
    expect(await command(options, {}, 'restore', folder)).toMatchObject({ code: 2 });
    const back = await command(options, {}, 'restore', folder, '--replace');
    expect([back.code, back.err, back.out]).toEqual([0, '', expect.stringContaining('restored')]);
  });

  if (engine.name === 'sqlite') return;
  test('becomes another database: all rows of the embedded one, by checksum, also large numbers and odd texts', async () => {
    const folder = await tempFolder();
    const from: StoreOptions = { engine: 'sqlite', file: join(folder, 'setori.db') };
    await filled({ name: 'sqlite', fresh: async () => from }, 700);
    const to = await engine.fresh();
    const moved = await moveDatabase(from, to, AFRESH);
    expect(moved).toEqual(await sums(from));
    expect(moved.audit?.rows).toBe(1_400);
    expect(await subjectsOf(to)).toEqual(await subjectsOf(from));

    const again = await command(from, environment(to), 'migrate-db');
    expect([again.code, again.err]).toEqual([2, expect.stringMatching(/not empty/)]);
    const replaced = await command(from, environment(to), 'migrate-db', '--replace');
    expect([replaced.code, replaced.err]).toEqual([0, '']);
    expect(await sums(to)).toEqual(moved);
  });
});
