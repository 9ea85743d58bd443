import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { runProgram } from '../programs.ts';
import { onEachEngine } from '../store/engines.ts';
import { announce, bodyOf, fetchFile, filesOf, picture, send, sha1, upload } from './upload-site.ts';

const DAY = 86_400_000;

/** A moderator who may take files away. */
async function moderator(site: MemberSite): Promise<string> {
  const token = await site.join('Keeper');
  await site.members.store.db
    .updateTable('users')
    .set({ role: 'moderator' })
    .where('username', '=', 'Keeper')
    .execute();
  return token;
}

onEachEngine('a file that a moderator takes away', (engine) => {
  test('is gone from where it shows, and stays gone whatever anybody sends', async () => {
    const site = await openMemberSite(await engine.fresh());
    const [token, other, judge] = [
      await site.join('Sender'),
      await site.join('Other'),
      await moderator(site),
    ];
    const bytes = await picture();
    const hash = sha1(bytes);
    await upload(site, token, bytes);
    const image = { type: 'image', display: 0, objects: [`/api/upload/file/${hash}`] };
    const post = { categoryName: 'SELF_POST', categoryId: 'text', title: 'Look', content: [image] };
    expect((await site.post('post', post, token)).status).toBe(200);
    await announce(site, other, sha1(Buffer.from('y')), 1);
    expect((await site.post('upload/remove', { hash }, token)).status).toBe(403);
    expect((await site.post('upload/remove', { hash: 'a'.repeat(40) }, judge)).status).toBe(404);
    expect((await site.post('upload/remove', { hash }, judge)).status).toBe(200);

    const gone = await fetchFile(site, hash);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await filesOf(site)).kept).toEqual([]);
    for (const who of [token, other]) {
      expect((await upload(site, who, bytes)).body.code).toBe('PERMISSION_DENIED');
      expect((await send(site, who, bodyOf(bytes))).status).toBe(400);
    }
    // The same picture, otherwise written: redrawn it is the same again.
    const disguised = await sharp(bytes)
      .png({ compressionLevel: 1 })
      .withExif({ IFD0: { Make: 'x' } })
      .toBuffer();
    expect(sha1(disguised)).not.toBe(hash);
    expect((await upload(site, other, disguised)).body.code).toBe('PERMISSION_DENIED');
    expect((await site.post('post', post, token)).body.code).toBe('CONTENT_INVALID');

    site.clock.nowMs += 3 * DAY;
    await site.members.sweep();
    expect((await upload(site, token, bytes)).body.code).toBe('PERMISSION_DENIED');
    expect((await fetchFile(site, hash)).statusCode).toBe(404);
    expect((await filesOf(site)).kept).toEqual([]);
    const { action, subject } = await site.members.store.db
      .selectFrom('audit')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([action, subject]).toEqual(['remove file', `file ${hash}`]);
  });

  test('that was on its way when it was taken away does not get in', async () => {
    const site = await openMemberSite(await engine.fresh());
    const [token, judge] = [await site.join('Sender'), await moderator(site)];
    const bytes = await picture();
    await upload(site, token, bytes);
    const { db } = site.members.store;
    await db.updateTable('uploads').set({ state: 'lost' }).execute();
    await announce(site, token, sha1(bytes), bytes.length);
    await site.post('upload/remove', { hash: sha1(bytes) }, judge);
    expect((await send(site, token, bodyOf(bytes))).body.code).toBe('PERMISSION_DENIED');
    expect((await filesOf(site)).kept).toEqual([]);
  });

  test('can be named on the command line', async () => {
    const store = await engine.fresh();
    const site = await openMemberSite(store);
    const token = await site.join('Sender');
    const bytes = await picture();
    await upload(site, token, bytes);
    const { folder } = site.members.settings.uploads;
    const database: Record<string, string> = store.engine === 'postgres' ? { DATABASE_URL: store.url } : {};
    const dataFolder = dirname(store.engine === 'sqlite' ? store.file : folder);
    const admin = async (...args: string[]) => {
      const { out, err } = await runProgram('admin', ['remove-file', ...args], {
        ...database,
        DATA_DIR: dataFolder,
      });
      return out + err;
    };
    expect(await admin('nonsense')).toContain('Usage');
    expect(await admin('b'.repeat(40))).toContain('There is no file');
    expect(await admin(sha1(bytes))).toContain('is gone');
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(404);
  });
});
