import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readComics } from '#model/records/comic';

const NONE = [null, null, null, null, null];
const ROW = {
  assetBundleName: 'comic_fourframe_001',
  title: ['題', 'Title', null, null, null],
  subTitle: ['第1話', 'Episode 1', null, null, null],
  publicStartAt: ['1', '1504159200000', null, null, null],
  characterId: [1, '7'],
};
const READ = {
  id: 1001,
  assetBundleName: 'comic_fourframe_001',
  title: ['題', 'Title', null, null, null],
  subtitle: ['第1話', 'Episode 1', null, null, null],
  publishedAt: [1, 1_504_159_200_000, null, null, null],
  characterIds: [1, 7],
};

test('reads names, times and characters', () => {
  expect(readComics({ '1001': ROW })).toEqual({ byId: new Map([[1001, READ]]), problems: [] });
});

test('reads a single start as that of all servers', () => {
  expect(readComics({ '1001': { ...ROW, publicStartAt: 1 } }).byId.get(1001)?.publishedAt).toEqual([
    1, 1, 1, 1, 1,
  ]);
});

test.each([
  ['title', 7, { title: NONE }],
  ['subTitle', null, { subtitle: NONE }],
  ['publicStartAt', 'soon', { publishedAt: NONE }],
  ['characterId', { 0: 1 }, { characterIds: [] }],
  ['characterId', [0, null, 'x', 3], { characterIds: [3] }],
])('keeps a comic when its %s is %j', (key, value, read) => {
  expect(readComics({ '1001': { ...ROW, [key]: value } }).byId.get(1001)).toEqual({ ...READ, ...read });
});

test.each([null, '', 5])('leaves a comic out when its picture is called %j', (assetBundleName) => {
  const { byId, problems } = readComics({ '3': { ...ROW, assetBundleName } });
  expect(byId.size).toBe(0);
  expect(problems).toEqual(['The comic 3 names no picture and is left out.']);
});

test('never throws, whatever JSON it is given', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(() => readComics(json)).not.toThrow();
      expect(() => readComics({ 1: json })).not.toThrow();
    }),
  );
});
