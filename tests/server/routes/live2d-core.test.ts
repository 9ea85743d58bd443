import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const ADDRESS = '/res/live2d.min.js';

test('is absent while an operator has no core', async () => {
  const { app, lines } = await openSite();
  const answer = await app.inject(ADDRESS);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ result: false });
  expect(lines).toEqual([]);
});

test('is the file as it is now, as a script, without a restart', async () => {
  const contentFolder = await tempFolder({ 'live2d.min.js': 'first()' });
  const { app } = await openSite({ contentFolder });
  const first = await app.inject(ADDRESS);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(first.body).toBe('first()');
  const again = await app.inject({ url: ADDRESS, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  const file = join(contentFolder, 'live2d.min.js');
  await writeFile(file, 'second()');
  await utimes(file, 2_000_000, 2_000_000);
  expect((await app.inject(ADDRESS)).body).toBe('second()');
  await rm(file);
  expect((await app.inject(ADDRESS)).statusCode).toBe(404);
});

test('is left out and reported when it cannot be one', async () => {
  const contentFolder = await tempFolder({ 'live2d.min.js': 'x'.repeat(2 * 1024 * 1024 + 1) });
  const { app, lines } = await openSite({ contentFolder });
  expect((await app.inject(ADDRESS)).statusCode).toBe(404);
  await app.inject(ADDRESS);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/live2d\.min\.js: left out/);
});
