import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrizes } from '#model/records/prize';

const all = <T>(value: T) => [value, value, null, null, null];
const TITLE = {
  degreeType: all('event_point'),
  iconImageName: all('event_point_icon'),
  baseImageName: all('degree001'),
  rank: all('10'),
  degreeName: ['上位', 'Top 10', null, null, null],
};
const picturesOf = (row: object) =>
  readPrizes({ degrees: { 7: { ...TITLE, ...row } } }).titles.get(7)?.pictures[0];

describe('prizes', () => {
  test('are read with their pictures, the lowest first', () => {
    const { titles, stamps } = readPrizes({
      degrees: { 7: TITLE },
      stamps: { 3: { imageName: 'stamp_001001' } },
    });
    expect(titles.get(7)?.name[1]).toBe('Top 10');
    expect(titles.get(7)?.pictures).toEqual([
      ['degree001', 'event_point_10', 'event_point_icon_10'],
      ['degree001', 'event_point_10', 'event_point_icon_10'],
      null,
      null,
      null,
    ]);
    expect(stamps.get(3)).toEqual(Array(5).fill('stamp_001001'));
  });

  test('have a stamp on the servers that name its picture', () => {
    const { stamps } = readPrizes({
      stamps: {
        3: { imageName: ['stamp_001001', null, 'a/b', null, 'stamp_001001'] },
        4: { imageName: [null, null, null, null, null] },
      },
    });
    expect([...stamps]).toEqual([[3, ['stamp_001001', null, null, null, 'stamp_001001']]]);
  });

  test('have a plate alone where the data names nothing over it', () => {
    expect(picturesOf({ rank: all('none'), iconImageName: all('none') })).toEqual(['degree001']);
    expect(picturesOf({ iconImageName: all('none') })).toEqual(['degree001', 'event_point_10']);
  });

  test('keep their name where their pictures cannot be shown', () => {
    for (const name of ['ani_degree_01', '../../etc', 'none', 7]) {
      expect(picturesOf({ baseImageName: all(name) })).toBeNull();
    }
    const { titles } = readPrizes({ degrees: { 7: { degreeName: ['上位'] }, 8: {} } });
    expect([...titles.keys()]).toEqual([7]);
    expect(readPrizes({ stamps: { 1: { imageName: 'a/b' } } }).stamps.size).toBe(0);
  });

  test('are none in whatever else is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        const { titles, stamps } = readPrizes(json);
        expect(titles.size + stamps.size).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(readPrizes(null).titles.size).toBe(0);
  });
});
