import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPreview } from '#server/services/previews/draw';
import { NO_FONTS } from '#server/services/previews/fonts';
import { shownPicture } from '#server/services/previews/shown';
import { Drawers } from '#server/services/uploads/drawing/drawers';
import { countScans } from '#server/services/uploads/drawing/jpeg-scans';
import { openMemberSite } from '../accounts/member-site.ts';
import { tempFolder } from '../temp-folder.ts';
import { manyScans } from './slow-pictures.ts';
import { fetchFile, filesOf, picture, sha1, upload } from './upload-site.ts';

const ALL = Number.POSITIVE_INFINITY;

describe('counting the scans of a JPEG', () => {
  test('finds one for the plain kind, about ten for the progressive one, and every one that was added', async () => {
    const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: '#36c' } });
    expect(countScans(await photo.clone().jpeg().toBuffer(), ALL)).toBe(1);
    const own = countScans(await photo.clone().jpeg({ progressive: true }).toBuffer(), ALL);
    expect(own).toBeGreaterThan(3);
    expect(own).toBeLessThan(20);
    expect(countScans(await manyScans(1_000, 64), ALL)).toBe(1_000 + own);
    expect(countScans(await manyScans(1_000, 64), 100)).toBe(101);
  });

  test('passes over what only looks like one: in a comment, and behind the end', async () => {
    const plain = await picture('jpeg');
    const looks = Buffer.alloc(600, Buffer.from([0xff, 0xda, 0, 8]));
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, (602 >> 8) & 255, 602 & 255]), looks]);
    const dressed = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), looks]);
    expect(countScans(dressed, ALL)).toBe(1);
  });

  test('ends for whatever bytes', () => {
    for (let seed = 1; seed < 200; seed++) {
      const bytes = Buffer.from(
        Array.from({ length: 300 }, (_, n) => ((n * seed * 7919) ^ (seed << 3)) & 255),
      );
      for (let at = 0; at < bytes.length; at += 3) bytes[at] = 0xff;
      expect(countScans(bytes, ALL)).toBeLessThanOrEqual(300);
    }
    expect(countScans(Buffer.alloc(0), ALL)).toBe(0);
  });
});

/** The slowest legal file of every kind we open, one that would take a decoder minutes. */
const SLOW = {
  'a JPEG of many scans': () => manyScans(30_000, 4_096),
} as const;

describe('a picture that is legal and slow', () => {
  test('is refused before it is drawn when it goes over itself hundreds of times', async () => {
    const site = await openMemberSite({ engine: 'sqlite', file: join(await tempFolder(), 'setori.db') });
    const token = await site.join('Sender');
    const slow = await manyScans(12_000);
    expect((await upload(site, token, slow)).body.code).toBe('FILE_DAMAGED');
    const [usual, honest] = [await manyScans(80, 256), await picture()];
    expect((await upload(site, token, usual)).status).toBe(200);
    expect((await upload(site, token, honest)).status).toBe(200);
    expect((await fetchFile(site, sha1(honest))).statusCode).toBe(200);
    expect((await filesOf(site)).arriving).toEqual([]);
  });

  test.each(Object.entries(SLOW))(
    '%s is given up with the program that opens it, and the next one is drawn',
    async (_, make) => {
      const drawers = new Drawers({ most: 1, mostWaiting: 9, patienceMs: 4_000 });
      const room = {
        wide: { width: 90, height: 30 },
        other: { width: 50, height: 60 },
        wideFrom: 1.9,
        round: 4,
      };
      const shrink = async (bytes: Uint8Array) => drawers.run('shrink', { bytes, room });
      const [slow, honest] = [await make(), await picture('png', { width: 64, height: 64 })];
      const given = [shrink(slow), shrink(honest)];
      await expect(given[0]).rejects.toMatchObject({ fault: 'large' });
      expect(await given[1]).toMatchObject({ width: 50, height: 50, isWide: false });
    },
  );

  test('stops no one whose picture is drawn beside it', async () => {
    const folder = await tempFolder();
    const drawers = new Drawers({ most: 2, mostWaiting: 9, patienceMs: 4_000 });
    const from = join(folder, 'honest.png');
    await writeFile(from, await picture());
    const room = { wide: { width: 9, height: 9 }, other: { width: 9, height: 9 }, wideFrom: 1.9, round: 4 };
    const slow = drawers.run('shrink', { bytes: await manyScans(30_000, 4_096), room });
    let isSlowDone = false;
    const seen = slow.catch(() => 'given up').finally(() => (isSlowDone = true));
    await drawers.run('redraw', { from, to: join(folder, 'drawn.png'), kind: 'png' });
    expect(isSlowDone).toBe(false);
    expect(await seen).toBe('given up');
  });
});

test('a preview opens no drawing in text, whatever its file is called', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
  const room = { wide: { width: 9, height: 9 }, other: { width: 9, height: 9 }, wideFrom: 1.9, round: 4 };
  for (const text of [svg, `\n  ${svg}`, `<?xml version="1.0"?>${svg}`]) {
    expect(await shownPicture(Buffer.from(text), room)).toBeNull();
  }
  const summary = { name: 'A card', facts: ['a fact'], color: '#336699', pictures: [] };
  const drawn = await drawPreview(summary, {
    bytes: Buffer.from(svg),
    lang: 'en',
    site: 'Setori',
    fonts: NO_FONTS,
  });
  expect((await sharp(drawn).metadata()).width).toBe(1_200);
});
