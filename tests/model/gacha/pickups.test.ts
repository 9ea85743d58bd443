import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gachasFeaturing } from '#model/gacha/pickups';
import type { GachaRecord } from '#model/records/gacha';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';

const gacha = (
  id: number,
  newCards: readonly number[],
  publishedAt: GachaRecord['publishedAt'],
): GachaRecord => ({
  id,
  newCards,
  publishedAt,
  type: 'limited',
  name: [null, null, null, null, null],
  resourceName: '',
  bannerAssetBundleName: null,
  closedAt: [null, null, null, null, null],
});

describe('the gachas that feature a card', () => {
  test('are those of the main server, the newest first', () => {
    const all = [
      gacha(1, [7], [10, 100, null, null, null]),
      gacha(2, [7, 8], [20, 200, null, null, null]),
      gacha(3, [7], [30, null, null, null, null]),
      gacha(4, [8], [40, 400, null, null, null]),
    ];
    const found = gachasFeaturing(7, all, 1, 0);
    expect([found?.server, found?.gachas.map(({ id }) => id)]).toEqual([1, [2, 1]]);
  });

  test('are those of another server where the main one has none', () => {
    const all = [gacha(1, [7], [null, null, null, 5, null]), gacha(2, [8], [null, 200, null, null, null])];
    expect(gachasFeaturing(7, all, 1, 0)?.server).toBe(3);
    expect(gachasFeaturing(9, all, 1, 0)).toBeNull();
  });

  test('are all out on the server, feature the card and fall in time, whatever the list', () => {
    const time = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    const list = fc.array(
      fc.record({
        cards: fc.array(fc.integer({ min: 1, max: 3 })),
        at: fc.tuple(time, time, time, time, time),
      }),
    );
    const server = fc.constantFrom<ServerIndex>(0, 1, 2, 3, 4);
    fc.assert(
      fc.property(list, server, server, (rows, main, sub) => {
        const all = rows.map(({ cards, at }, index) => gacha(index + 1, cards, at));
        const found = gachasFeaturing(1, all, main, sub);
        const featuring = all.filter(({ newCards }) => newCards.includes(1));
        const isOut = (one: number) => featuring.some(({ publishedAt }) => publishedAt[one] !== null);
        expect(found === null).toBe(![...SERVERS.keys()].some(isOut));
        if (!found) return;
        if (isOut(main)) expect(found.server).toBe(main);
        const times = found.gachas.map(({ publishedAt }) => publishedAt[found.server]);
        expect(times).toEqual([...times].sort((a, b) => Number(b) - Number(a)));
        expect(new Set(found.gachas)).toEqual(
          new Set(featuring.filter(({ publishedAt }) => publishedAt[found.server] !== null)),
        );
      }),
    );
  });
});
