import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { tempFolder } from '../temp-folder.ts';
import {
  announce,
  bodyOf,
  END,
  fetchFile,
  filesOf,
  partOf,
  picture,
  send,
  sha1,
  upload,
} from './upload-site.ts';

const NOTHING = { kept: [], arriving: [] };

describe('a file that is not what it should be', () => {
  const open = async () => openMemberSite({ engine: 'sqlite', file: join(await tempFolder(), 'setori.db') });
  const codeOf = async (site: MemberSite, token: string, bytes: Uint8Array) => {
    const { status, body } = await upload(site, token, bytes);
    return [status, body.code];
  };

  test('is refused when it is no picture or sound that we take, whatever it is called', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<?xml version="1.0"?><svg/>',
      '<!doctype html><script>alert(1)</script>',
      'GIF89a<script>alert(1)</script>',
      '%PDF-1.7',
      'PK\x03\x04',
      'MZ',
      'RIFF\0\0\0\0WAVE',
      'x',
    ].map((text) => Buffer.from(text, 'latin1'));
    for (const bytes of [...others, await picture('gif')]) {
      expect(await codeOf(site, token, bytes), String(bytes)).toEqual([415, 'FILE_TYPE_UNSUPPORTED']);
    }
    expect((await announce(site, token, sha1(Buffer.alloc(0)), 0)).status).toBe(200);
    expect((await send(site, token, bodyOf(Buffer.alloc(0)))).body.code).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await filesOf(site)).toEqual(NOTHING);
  });

  test('is refused when only its beginning is a picture', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#111',
        noise: { type: 'gaussian', sigma: 9 },
      },
    })
      .png()
      .toBuffer();
    for (const bytes of [
      whole.subarray(0, 1_000),
      Buffer.concat([whole.subarray(0, 33), Buffer.alloc(500)]),
    ]) {
      expect(await codeOf(site, token, bytes)).toEqual([400, 'FILE_DAMAGED']);
    }
  });

  test('is refused when it has more pixels than fit, however small the file', async () => {
    const site = await open();
    const token = await site.join('Sender');
    expect(await codeOf(site, token, await picture('png', { width: 4_097, height: 1 }))).toEqual([
      400,
      'PICTURE_TOO_LARGE',
    ]);
    // A header that promises 30,000 × 30,000 pixels.
    const bomb = Buffer.from(await picture());
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    expect((await codeOf(site, token, bomb))[0]).toBe(400);
    const large = await picture('png', { width: 4_096, height: 4_096 });
    expect((await upload(site, token, large)).status).toBe(200);
    expect((await filesOf(site)).kept).toHaveLength(1);
  });

  test('loses what hides in it or behind it', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const hidden = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script><html>')]);
    expect((await upload(site, token, hidden)).status).toBe(200);
    expect((await fetchFile(site, sha1(hidden))).rawPayload.includes('<script>')).toBe(false);
    const photo = await sharp(await picture('jpeg', { width: 40, height: 20 }))
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SecretCam')).toBe(true);
    expect((await upload(site, token, photo)).status).toBe(200);
    const kept = (await fetchFile(site, sha1(photo))).rawPayload;
    const { exif, orientation, width, height } = await sharp(kept).metadata();
    expect([kept.includes('SecretCam'), exif, orientation]).toEqual([false, undefined, undefined]);
    // What lay on its side stands upright.
    expect([width, height]).toEqual([20, 40]);
  });

  test('is refused when the body is broken or strange', async () => {
    const site = await open();
    const token = await site.join('Sender');
    const bytes = await picture();
    await announce(site, token, sha1(bytes), bytes.length);
    for (const body of [Buffer.alloc(0), Buffer.from('nonsense'), END, partOf(bytes).subarray(0, 200)]) {
      expect((await send(site, token, body)).body.code).toBe('REQUEST_INVALID');
    }
    const field = Buffer.from(
      `--a-boundary-of-tests\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n`,
    );
    expect((await send(site, token, Buffer.concat([field, END]))).body.code).toBe('REQUEST_INVALID');
    expect(await filesOf(site)).toEqual(NOTHING);
    // Fields before it, another name of it and a second file change nothing.
    const strange = Buffer.concat([
      field,
      partOf(bytes, { field: '../../x', filename: '../../../etc/passwd' }),
      partOf(bytes),
      END,
    ]);
    expect(await send(site, token, strange)).toEqual({
      status: 200,
      body: { result: true, hash: sha1(bytes) },
    });
  });
});
