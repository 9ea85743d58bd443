import { expect, test } from 'vitest';
import { readEmoji } from '#model/writing/emoji';
import { openOrigin } from '#server/origin/open-origin';
import type { Origin } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

const open = (dataFolder: string | null): Promise<Origin> =>
  openOrigin(
    { demo: { seed: 1, date: '2026-07-01' }, dataFolder, remote: null, cacheFolder: '.cache/none' },
    () => undefined,
  );

const namesOf = async (origin: Origin): Promise<readonly string[]> => {
  const read = await origin.read('emoji/all');
  return read.status === 'found' ? readEmoji(read.value) : [];
};

test('names the emoji that the demo set draws, and each has its picture', async () => {
  const origin = await open(null);
  const names = await namesOf(origin);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names.slice(-2))
    expect(await origin.readAsset(`res/emoji/${name}.png`)).toMatchObject({ status: 'found' });
});

test('names the pictures of a folder before the drawn ones, without what no post can hold', async () => {
  const folder = await tempFolder({
    'api/cards/all.5.json': {},
    'res/emoji/kasumi-smile.png': 'png',
    'res/emoji/2.png': 'png',
    'res/emoji/not a name.png': 'png',
    'res/emoji/words.txt': 'no picture',
  });
  const names = await namesOf(await open(folder));
  expect(names.slice(0, 3)).toEqual(['2', 'kasumi-smile', '1']);
  expect(names.filter((name) => name === '2')).toHaveLength(1);
  expect(names.join()).not.toMatch(/ |words/);
});
