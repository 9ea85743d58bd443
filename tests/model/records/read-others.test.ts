import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExpTable } from '#model/records/exp-table';
import { readLooks } from '#model/records/look';
import { readTitles } from '#model/records/prize';
import { readSiteTitles } from '#model/records/site-title';
import { readSprites } from '#model/records/sprite';
import { readStamps, readStampVoices } from '#model/records/stamp';
import { expBetween } from '#model/rules/exp-cost';

const NONE = [null, null, null, null, null];

describe('stamps', () => {
  test('are read with their pictures and whose they are', () => {
    const { byId } = readStamps({ 3: { imageName: ['stamp_001001', null], characterId: '1' } });
    expect(byId.get(3)).toEqual({ id: 3, images: ['stamp_001001', null, null, null, null], characterId: 1 });
  });

  test('are left out without a picture that can be asked for', () => {
    const { byId } = readStamps({ 1: { imageName: '../x' }, 2: { imageName: NONE }, 3: null, 4: {} });
    expect(byId.size).toBe(0);
  });

  test('speak where the folder holds a sound of their name', () => {
    const files = ['stamp_001002.mp3', 'dm.txt', '../up.mp3', 7, null];
    expect([...readStampVoices(files)]).toEqual(['stamp_001002']);
    for (const odd of [null, {}, 'stamp_1.mp3']) expect(readStampVoices(odd).size).toBe(0);
  });
});

describe('looks', () => {
  const ROW = { name: ['基本', 'Plain'], assetBundleName: 'skin00', publishedAt: ['1000', null] };

  test('are read with name, bundle and release on each server', () => {
    expect(readLooks({ 2: ROW }).byId.get(2)).toEqual({
      id: 2,
      name: ['基本', 'Plain', null, null, null],
      bundles: Array(5).fill('skin00'),
      publishedAt: [1000, null, null, null, null],
    });
  });

  test.each([
    ['name', { name: 7 }],
    ['bundle', { assetBundleName: '../../etc' }],
    ['release', { publishedAt: 'soon' }],
  ])('keep the rest where the %s cannot be read', (_, broken) => {
    expect(readLooks({ 2: { ...ROW, ...broken } }).byId.size).toBe(1);
  });

  test('are left out with neither a name nor a bundle', () => {
    expect(readLooks({ 2: { publishedAt: ['1000'] }, 3: [] }).byId.size).toBe(0);
  });
});

test('titles of the site are read by either word for their name', () => {
  const { byId } = readSiteTitles({
    1: { titleName: 'Charter', description: ['', 'For charts'] },
    2: { name: ['B'] },
    3: { type: 'x' },
  });
  expect([...byId.keys()]).toEqual([1, 2]);
  expect(byId.get(1)?.description[1]).toBe('For charts');
});

test('titles that move keep the bundle of their plate, and what they are for', () => {
  const title = readTitles({
    5: { baseImageName: ['ani_degree_1', 'degree001', 'ani_degree/../x'], degreeType: [null, 'normal'] },
  }).byId.get(5);
  expect(title?.moving).toEqual(['ani_degree_1', null, null, null, null]);
  expect(title?.kind).toBe('normal');
  expect(title?.pictures[1]).toEqual(['degree001']);
});

describe('tables of experience', () => {
  const PLAIN = [
    { level: 1, exp: 0, total: 0 },
    { level: 2, exp: 10, total: 10 },
    { level: 3, exp: 20, total: 30 },
  ];

  test.each([
    ['rows by level', { 3: { exp: 20, total: 30 }, 1: { exp: 0, total: 0 }, 2: { exp: '10', total: '10' } }],
    ['rows without totals', { 1: { exp: 0 }, 2: { exp: 10 }, 3: { exp: 20 } }],
    ['a list of totals', [0, 10, 30]],
    [
      'a list of rows that name their level',
      [
        { level: 2, total: 10 },
        { level: 1, exp: 0 },
        { level: 3, total: 30 },
      ],
    ],
  ])('are read from %s', (_, json) => {
    expect(readExpTable(json)).toEqual(PLAIN);
  });

  test('leave out rows that say nothing, levels far out of range and what falls below nothing', () => {
    const odd = { 0: { exp: 1 }, 1: { exp: 0 }, 2: null, x: { exp: 3 }, 4: { exp: -5 }, 999999: { exp: 1 } };
    expect(readExpTable(odd)).toEqual([{ level: 1, exp: 0, total: 0 }]);
  });

  test('know what lies between two levels, and nothing of levels that they lack', () => {
    expect(expBetween(PLAIN, 1, 3)).toBe(30);
    expect(expBetween(PLAIN, 2, 3)).toBe(20);
    expect(expBetween(PLAIN, 2, 2)).toBe(0);
    expect(expBetween(PLAIN, 3, 2)).toBeNull();
    expect(expBetween(PLAIN, 1, 9)).toBeNull();
  });
});

test('sprites are read where they lie on a sheet', () => {
  const at = { x: 0, y: '50', width: 230, height: 50, name: 'ani_degree_0001' };
  const odd = [null, {}, { ...at, x: -1 }, { ...at, width: 0 }, { ...at, y: 99_999 }, { ...at, height: 'x' }];
  expect(readSprites({ Base: { mSprites: [at, ...odd] } })).toEqual([
    { x: 0, y: 50, width: 230, height: 50 },
  ]);
  for (const none of [null, {}, { Base: 3 }, { Base: { mSprites: {} } }])
    expect(readSprites(none)).toEqual([]);
});

test('whatever else is sent is survived', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      for (const read of [readStamps, readLooks, readSiteTitles]) {
        expect(read(json).byId.size).toBeGreaterThanOrEqual(0);
        expect(read({ 1: json }).byId.size).toBeLessThanOrEqual(1);
      }
      expect(readExpTable(json).every(({ exp, total }) => exp >= 0 && total >= 0)).toBe(true);
      expect(readSprites(json).length).toBeGreaterThanOrEqual(0);
      expect(readStampVoices(json).size).toBeGreaterThanOrEqual(0);
    }),
  );
});
