import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openClientFiles, packClientFiles } from '#server/services/published/client-files';
import { tempFolder } from '../../temp-folder.ts';

const SCRIPT = 'assets/page-Ab12_-9z.js';
const FILES = {
  'index.html': '<!doctype html>'.repeat(100),
  [SCRIPT]: 'export {};'.repeat(1000),
  'short.txt': 'x',
};

test('serves a script as the build packed it, in each coding, and packed files under no address of their own', async () => {
  const folder = await tempFolder(FILES);
  expect(await packClientFiles(folder)).toBe(1);
  expect(await packClientFiles(folder), 'packed files are not packed again').toBe(1);
  const client = await openClientFiles(folder);
  const script = await client.file(`/${SCRIPT}`);
  expect(script?.bodies.br).toEqual(await readFile(join(folder, `${SCRIPT}.br`)));
  expect(brotliDecompressSync(script?.bodies.br ?? '').toString()).toBe(FILES[SCRIPT]);
  expect(gunzipSync(script?.bodies.gzip ?? '').toString()).toBe(FILES[SCRIPT]);
  expect(await client.file(`/${SCRIPT}.br`)).toBeNull();
  expect(Object.keys((await client.file('/short.txt'))?.bodies ?? {})).toEqual(['identity']);
});

test('packs a script itself when the build did not, to the same entity tag', async () => {
  const [packed, plain] = [await tempFolder(FILES), await tempFolder(FILES)];
  await packClientFiles(packed);
  const [one, other] = await Promise.all(
    [packed, plain].map(async (folder) => (await openClientFiles(folder)).file(`/${SCRIPT}`)),
  );
  expect(other).toEqual(one);
});
