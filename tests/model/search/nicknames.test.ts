import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { normalise } from '#model/encoding/normalise';
import { nicknamesIn, songNicknames } from '#model/search/nicknames';

const of = nicknamesIn({ 'FIRE BIRD': ['fb', '火鳥'], ふわふわ時間: ['ふわタイム'], '#7': ['seven'] });

test.each<[number, (string | null)[], string[]]>([
  [1, ['FIRE BIRD', 'FIRE BIRD', null], ['fb', '火鳥']],
  [1, [null, 'Fire  Bird'], ['fb', '火鳥']],
  [1, ['フワフワ時間'], ['ふわタイム']],
  [7, ['Something'], ['seven']],
  [7, ['FIRE BIRD'], ['seven', 'fb', '火鳥']],
  [8, ['FIRE'], []],
])('number %i with the titles %j has the nicknames %j', (id, titles, names) => {
  expect(of(id, titles)).toEqual(names);
});

test('no one has one in an empty file', () => {
  expect(nicknamesIn({})(1, ['FIRE BIRD'])).toEqual([]);
});

test('the file names each thing once, and repeats nothing of its title', () => {
  const file: Record<string, Record<string, readonly string[]>> = JSON.parse(
    readFileSync('model/search/nicknames.json', 'utf8'),
  );
  expect(Object.keys(file)).toEqual(['songs', 'events']);
  for (const things of Object.values(file)) {
    const titles = Object.keys(things).map(normalise);
    expect(new Set(titles).size).toBe(titles.length);
    for (const [title, names] of Object.entries(things)) {
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => normalise(name) === normalise(title))).toEqual([]);
    }
  }
  expect(songNicknames(1, ['春日影'])).toContain('はるひかげ');
});
