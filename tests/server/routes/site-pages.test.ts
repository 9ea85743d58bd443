import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const ADDRESS = '/api/content/pages.json';
const page = (words: string) => ({ content: [{ type: 'content', data: [{ type: 'text', data: words }] }] });

test('is an empty object while an operator has no texts', async () => {
  const { app, lines } = await openSite();
  const answer = await app.inject(ADDRESS);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({});
  expect(lines).toEqual([]);
});

test('is the file as it is now, without a restart', async () => {
  const contentFolder = await tempFolder({ 'pages.json': JSON.stringify({ join: page('first') }) });
  const { app } = await openSite({ contentFolder });
  const first = await app.inject(ADDRESS);
  expect(first.json()).toEqual({ join: page('first') });
  const again = await app.inject({ url: ADDRESS, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  const file = join(contentFolder, 'pages.json');
  await writeFile(file, JSON.stringify({ join: page('second') }));
  await utimes(file, 2_000_000, 2_000_000);
  expect((await app.inject(ADDRESS)).json()).toEqual({ join: page('second') });
  await rm(file);
  expect((await app.inject(ADDRESS)).json()).toEqual({});
});

test.each([
  ['{"join":', /^Page texts in .*pages\.json: left out, /],
  [JSON.stringify({ about: {} }), /There is no page "about"/],
  [JSON.stringify({ join: { content: [{ type: 'video' }] } }), /The page "join" has a piece "video"/],
])('reports the mistake in %s to the operator, once', async (text, line) => {
  const contentFolder = await tempFolder({ 'pages.json': text });
  const { app, lines } = await openSite({ contentFolder });
  expect((await app.inject(ADDRESS)).statusCode).toBe(200);
  const { length } = lines;
  expect(lines.join('\n')).toMatch(line);
  await app.inject(ADDRESS);
  expect(lines).toHaveLength(length);
});

test('is not written to', async () => {
  const { app } = await openSite();
  const answer = await app.inject({ method: 'POST', url: ADDRESS, payload: {} });
  expect(answer.statusCode).toBe(405);
});
