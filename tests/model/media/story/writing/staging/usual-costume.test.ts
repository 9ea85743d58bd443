import { describe, expect, it } from 'vitest';
import { usualCostumes } from '#model/media/story/writing/staging/usual-costume';
import type { CostumeRecord } from '#model/records/costume';

const costume = (id: number, characterId: number, assetBundleName: string, en = 1): CostumeRecord => ({
  id,
  characterId,
  assetBundleName,
  name: [null, null, null, null, null],
  publishedAt: [1, en || null, null, null, null],
});

describe('what a character usually wears', () => {
  it('is what is for every day, else what came first, of what the server has', () => {
    const costumes = [
      costume(4, 1, '001_live_4'),
      costume(9, 1, '001_casual-1'),
      costume(12, 1, '001_school-1'),
      costume(7, 2, '002_live_7'),
      costume(3, 2, '002_live_3'),
      costume(1, 2, '002_live_1', 0),
    ];
    expect([...usualCostumes(costumes, 1)]).toEqual([
      [1, '001_casual-1'],
      [2, '002_live_3'],
    ]);
    expect(usualCostumes(costumes, 2).size).toBe(0);
  });
});
