import { describe, expect, test } from 'vitest';
import { readAreaItems } from '#model/records/area-item';
import { readBands } from '#model/records/band';
import { readCharacter, readCharacters } from '#model/records/character';
import { itemRates, topItemLevel } from '#model/rules/area-items';

describe('readCharacters', () => {
  const row = {
    characterName: ['名'],
    firstName: ['名'],
    nickname: [null],
    bandId: 45,
    colorCode: '#77BBDD',
  };

  test('reads names, band and colour', () => {
    expect(readCharacters({ '36': row }).byId.get(36)).toEqual({
      id: 36,
      bandId: 45,
      name: ['名', null, null, null, null],
      firstName: ['名', null, null, null, null],
      nickname: [null, null, null, null, null],
      colorCode: '#77BBDD',
    });
  });

  test('takes nothing but a colour for a colour', () => {
    expect(readCharacter(36, { ...row, colorCode: 'url(javascript:1)' })?.colorCode).toBeNull();
  });

  test('passes over people of no band without complaint', () => {
    const { byId, problems } = readCharacters({ '201': { characterType: 'common' }, '36': row });
    expect([...byId.keys()]).toEqual([36]);
    expect(problems).toEqual([]);
  });

  test('complains about a band member without a band', () => {
    expect(readCharacters({ '3': { characterType: 'unique' } }).problems).toHaveLength(1);
  });
});

describe('readBands', () => {
  test('reads names by id', () => {
    expect(readBands({ '45': { bandName: ['MyGO!!!!!', 'MyGO!!!!!'] } }).byId.get(45)?.name).toEqual([
      'MyGO!!!!!',
      'MyGO!!!!!',
      null,
      null,
      null,
    ]);
  });
});

describe('readAreaItems', () => {
  const row = {
    level: [3, 2, null, 3, 3],
    areaItemName: ['マイク', 'Mic'],
    performance: { '1': [2, 2, 2, 2, 2], '3': ['3', 3, 3, 3, 3] },
    technique: { '1': [2, 2, 2, 2, 2], '2': [2.5, 2.5, 2.5, 2.5, 2.5], '3': [3, 3, 3, 3, 3] },
    visual: {},
    targetAttributes: ['cool', 'pure', 'loud'],
    targetBandIds: [1, '5'],
  };

  test('reads levels, rates by level and targets', () => {
    const item = readAreaItems({ '1': row }).byId.get(1);
    expect(item?.maxLevel).toEqual([3, 2, null, 3, 3]);
    expect(item?.targetAttributes).toEqual(['cool', 'pure']);
    expect(item?.targetBandIds).toEqual([1, 5]);
    expect(item && [0, 1, 2].map((level) => itemRates(item, level, 0))).toEqual([
      [2, 2, 0],
      [0, 2.5, 0],
      [3, 3, 0],
    ]);
  });

  test('keeps an item without rates, which lifts nothing, and says so', () => {
    const { byId, problems } = readAreaItems({ '1': { level: [5], areaItemName: ['x'] } });
    const item = byId.get(1);
    expect(item && topItemLevel(item, 0)).toBe(0);
    expect(problems).toHaveLength(1);
  });

  test('is not inflated by an absurd level', () => {
    const item = readAreaItems({ '1': { ...row, performance: { '4000000000': [1] } } }).byId.get(1);
    expect(item?.performance).toEqual([]);
  });
});
