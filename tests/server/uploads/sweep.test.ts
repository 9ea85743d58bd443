import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { firstIdAt } from '#server/store/ids/id-maker';
import { fileKey } from '#server/store/uploads/files';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { bucketStandIn } from './bucket-stand-in.ts';
import { announce, bodyOf, fetchFile, filesOf, picture, send, sha1, upload } from './upload-site.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEachEngine('once an hour', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('files that nothing shows go after a day, and those of a profile stay', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const [loose, shown] = [await picture(), await picture('png', { color: '#cc3366' })];
    for (const bytes of [loose, shown]) await upload(site, token, bytes);
    const image = { type: 'image', display: 0, objects: [`/api/upload/file/${sha1(shown)}`] };
    expect((await site.post('user', { selfIntroRich: [image] }, token)).status).toBe(200);
    site.clock.nowMs += DAY - HOUR;
    await site.members.sweep();
    expect((await filesOf(site)).kept).toHaveLength(2);
    site.clock.nowMs += 2 * HOUR;
    await site.members.sweep();
    expect([
      (await fetchFile(site, sha1(loose))).statusCode,
      (await fetchFile(site, sha1(shown))).statusCode,
    ]).toEqual([404, 200]);
    // An earlier text can be brought back for a month; its picture with it.
    await site.post('user', { selfIntroRich: [] }, token);
    site.clock.nowMs += 2 * DAY;
    await site.members.sweep();
    expect((await fetchFile(site, sha1(shown))).statusCode).toBe(200);
    expect((await filesOf(site)).kept).toEqual([expect.stringMatching(sha1(shown))]);
  });

  test('files of a comment stay, and a comment shows no file that is not there', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    const comment = (hash: string) =>
      site.post(
        'post',
        {
          categoryName: 'NEWS_COMMENT',
          categoryId: '59',
          content: [{ type: 'image', display: 0, objects: [`/api/upload/file/${hash}`] }],
        },
        token,
      );
    const early = await comment(sha1(bytes));
    expect([early.status, early.body.code]).toEqual([400, 'CONTENT_INVALID']);
    await upload(site, token, bytes);
    expect((await comment(sha1(bytes))).status).toBe(200);
    for (let day = 0; day < 3; day++) {
      site.clock.nowMs += DAY + HOUR;
      await site.members.sweep();
    }
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(200);
  });

  test('a file that someone announces again stays for another day', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    await upload(site, token, bytes);
    site.clock.nowMs += DAY - HOUR;
    await announce(site, token, sha1(bytes), bytes.length);
    site.clock.nowMs += DAY - HOUR;
    await site.members.sweep();
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(200);
  });

  test('what killed processes left is tidied up: halves, files without a row, announcements', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    await upload(site, token, bytes);
    await announce(site, token, 'a'.repeat(40), 9);
    const { folder } = site.members.settings.uploads;
    const hash = 'cd'.repeat(20);
    const old = fileKey(hash, firstIdAt(site.clock.nowMs - 2 * DAY));
    const young = fileKey(hash, firstIdAt(site.clock.nowMs));
    await mkdir(join(folder, 'files/cd'), { recursive: true });
    for (const key of [old, young, 'cd/not-ours']) await writeFile(join(folder, 'files', key), 'x');
    await writeFile(join(folder, 'incoming/half.sent'), 'x');
    await site.members.sweep();
    expect((await readdir(join(folder, 'files/cd'))).sort()).toEqual([young.slice(3), 'not-ours'].sort());
    expect((await filesOf(site)).arriving).toEqual(['half.sent']);
    site.clock.nowMs += 2 * HOUR;
    await site.members.sweep();
    expect((await filesOf(site)).arriving).toEqual([]);
    expect((await site.get(`upload/status/${'a'.repeat(40)}`, {}, token)).body.code).toBe('NOT_FOUND');
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(200);
  });

  test('a row whose file is gone says so, and the file can be sent again', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    await upload(site, token, bytes);
    const { folder } = site.members.settings.uploads;
    await rm(join(folder, 'files'), { recursive: true });
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(404);
    await site.members.sweep();
    expect(site.lines).toEqual([expect.stringContaining('gone: 1')]);
    expect((await site.get(`upload/status/${sha1(bytes)}`, {}, token)).body.code).toBe('NOT_FOUND');
    expect((await upload(site, token, bytes)).status).toBe(200);
    expect((await fetchFile(site, sha1(bytes))).statusCode).toBe(200);
  });

  test('nothing is removed by a database that knows of no files', async () => {
    const site = await open();
    const { folder } = site.members.settings.uploads;
    await mkdir(join(folder, 'files/cd'), { recursive: true });
    const key = fileKey('cd'.repeat(20), firstIdAt(site.clock.nowMs - 2 * DAY));
    await writeFile(join(folder, 'files', key), 'x');
    await site.members.sweep();
    expect((await filesOf(site)).kept).toHaveLength(1);
  });

  test('the same is done in a bucket', async () => {
    const bucket = await bucketStandIn();
    const { keyId, secret, url } = bucket.options;
    const site = await open({
      UPLOADS_S3: url.href,
      AWS_ACCESS_KEY_ID: keyId,
      AWS_SECRET_ACCESS_KEY: secret,
    });
    const token = await site.join('Sender');
    const bytes = await picture();
    expect((await upload(site, token, bytes)).status).toBe(200);
    expect([...bucket.objects.values()].map(({ type }) => type)).toEqual(['image/png']);
    const part = await fetchFile(site, sha1(bytes), { range: 'bytes=1-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
    expect(await filesOf(site)).toEqual({ kept: [], arriving: [] });
    site.clock.nowMs += DAY + HOUR;
    await site.members.sweep();
    expect([bucket.objects.size, (await fetchFile(site, sha1(bytes))).statusCode]).toEqual([0, 404]);
  });

  test('an upload that breaks between file and row leaves neither', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    await announce(site, token, sha1(bytes), bytes.length);
    const { store } = site.members;
    const broken = vi.spyOn(store.db, 'transaction').mockImplementation(() => {
      throw new Error('the database is gone');
    });
    expect((await send(site, token, bodyOf(bytes))).status).toBe(500);
    broken.mockRestore();
    expect(await filesOf(site)).toEqual({ kept: [], arriving: [] });
    expect((await send(site, token, bodyOf(bytes))).status).toBe(200);
  });
});
