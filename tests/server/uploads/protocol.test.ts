import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { announce, bodyOf, fetchFile, filesOf, picture, send, sha1, upload } from './upload-site.ts';

const MP3 = Buffer.concat([
  Buffer.from('ID3\x04\0\0\0\0\0\0'),
  Buffer.from([0xff, 0xfb, 0x90, 0x64]),
  Buffer.alloc(2_000, 1),
]);

onEachEngine('a file', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('is announced, sent, asked about and had by anybody', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture('png');
    const hash = sha1(bytes);
    expect((await site.get(`upload/status/${hash}`, {}, token)).body.code).toBe('NOT_FOUND');
    expect((await announce(site, token, hash, bytes.length)).status).toBe(200);
    expect((await site.get(`upload/status/${hash}`, {}, token)).body).toMatchObject({ status: 'prepared' });
    expect((await fetchFile(site, hash)).statusCode).toBe(404);
    expect(await send(site, token, bodyOf(bytes))).toEqual({ status: 200, body: { result: true, hash } });
    expect((await site.get(`upload/status/${hash}`, {}, token)).body).toMatchObject({ status: 'available' });
    const had = await fetchFile(site, hash);
    expect([had.statusCode, had.headers['content-type']]).toEqual([200, 'image/png']);
    expect(had.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(await filesOf(site)).toEqual({ kept: [expect.stringMatching(hash)], arriving: [] });
  });

  test('of each kind is served as what it is', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const kinds = [
      [await picture('png'), 'image/png', 'png'],
      [await picture('jpeg'), 'image/jpeg', 'jpeg'],
      [await picture('webp'), 'image/webp', 'webp'],
      [MP3, 'audio/mpeg', 'mp3'],
      [
        Buffer.concat([
          Buffer.from('OggS\0\x02'),
          Buffer.alloc(22),
          Buffer.from('\x01vorbis'),
          Buffer.alloc(99),
        ]),
        'audio/ogg',
        'ogg',
      ],
    ] as const;
    for (const [bytes, type, ending] of kinds) {
      expect(await upload(site, token, bytes)).toMatchObject({ status: 200 });
      const { headers } = await fetchFile(site, sha1(bytes));
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': `inline; filename="${sha1(bytes)}.${ending}"`,
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400',
      });
    }
  });

  test('is sent in parts to players, and not at all to who has it', async () => {
    const site = await open();
    const token = await site.join('Sender');
    await upload(site, token, MP3);
    const part = await fetchFile(site, sha1(MP3), { range: 'bytes=10-13' });
    expect([part.statusCode, part.headers['content-range'], [...part.rawPayload]]).toEqual([
      206,
      `bytes 10-13/${MP3.length}`,
      [0xff, 0xfb, 0x90, 0x64],
    ]);
    expect((await fetchFile(site, sha1(MP3), { range: 'bytes=9999-' })).statusCode).toBe(416);
    const tag = String(part.headers.etag);
    expect((await fetchFile(site, sha1(MP3), { 'if-none-match': tag })).statusCode).toBe(304);
    // Sounds are kept as they are.
    expect((await fetchFile(site, sha1(MP3))).rawPayload.equals(MP3)).toBe(true);
  });

  test('that is here already need not be sent again, regardless of who sent it', async () => {
    const site = await open();
    const [first, second] = [await site.join('First'), await site.join('Second')];
    const bytes = await picture();
    await upload(site, first, bytes);
    for (const token of [first, second]) {
      const answer = await announce(site, token, sha1(bytes), bytes.length);
      expect([answer.status, answer.body.code]).toEqual([200, 'ALREADY_UPLOADED']);
    }
    expect((await site.get(`upload/status/${sha1(bytes)}`, {}, second)).body.status).toBe('available');
  });
});
