import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSongNicknames } from '#model/records/read-song-nicknames';

test('reads the names of each song and leaves out what is no name', () => {
  const { byId } = readSongNicknames({ 12: { names: ['Lemon', 7, null, 'レモン'] }, 13: {} });
  expect([byId.get(12)?.names, byId.get(13)?.names]).toEqual([['Lemon', 'レモン'], []]);
});

test('takes any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      for (const { names } of readSongNicknames(json).byId.values())
        expect(names.every((name) => typeof name === 'string')).toBe(true);
    }),
  );
});
