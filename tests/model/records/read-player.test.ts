import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoPlayer } from '#demo/cast/players';
import { readPlayer } from '#model/records/player';

const asked = { seed: 1, server: 0, uid: 1_000_001, code: 'ABCD2345' };

describe('reading a player', () => {
  test('adds up what the game counts by song, band and difficulty', () => {
    const profile = {
      userName: 'Somebody',
      introduction: 'hello',
      bandName: '',
      rank: '120',
      userHighScoreRating: {
        userPoppinPartyHighScoreMusicList: { entries: [{ rating: 5 }, { rating: 6 }] },
        userOtherHighScoreMusicList: { entries: [{ rating: 7 }] },
      },
      userDeckTotalRatingMap: { entries: { 1: { score: 10 }, 2: { score: 20 } } },
      userMusicClearInfoMap: {
        entries: {
          easy: { clearedMusicCount: 3, fullComboMusicCount: 2, allPerfectMusicCount: 0 },
          hard: { clearedMusicCount: 4, fullComboMusicCount: 1, allPerfectMusicCount: 0 },
        },
      },
      userProfileDegreeMap: { entries: { first: { degreeId: 8 }, second: { degreeId: 9 } } },
    };
    expect(readPlayer({ result: true, data: { profile } })).toEqual({
      name: 'Somebody',
      introduction: 'hello',
      bandName: '',
      stats: { rank: 120, clearCount: 7, fullComboCount: 3, allPerfectCount: 0, hsr: 18, dtr: 30 },
      titles: [8, 9],
    });
  });

  test('counts what rows leave out as 0, unless its owner hides it', () => {
    const row = { clearedMusicCount: 301, fullComboMusicCount: 250 };
    const profile = { userMusicClearInfoMap: { entries: { hard: row, easy: {} } } };
    const stats = (more: object) => readPlayer({ data: { profile: { ...profile, ...more } } })?.stats;
    expect(stats({})).toMatchObject({ clearCount: 301, fullComboCount: 250, allPerfectCount: 0 });
    expect(stats({ publishMusicAllPerfectFlg: false })).toMatchObject({
      clearCount: 301,
      allPerfectCount: null,
    });
  });

  test('distinguishes what is hidden from what is zero', () => {
    expect(readPlayer({ data: { profile: {} } })).toEqual({
      name: '',
      introduction: '',
      bandName: '',
      stats: {
        rank: null,
        clearCount: null,
        fullComboCount: null,
        allPerfectCount: null,
        hsr: null,
        dtr: null,
      },
      titles: [],
    });
    for (const nobody of [null, {}, { data: null }, { data: { profile: null } }, { data: { profile: [] } }]) {
      expect(readPlayer(nobody)).toBeNull();
    }
  });

  test('takes anything without breaking, and gives whole numbers alone', () => {
    const anything = fc.object({ withNullPrototype: false });
    fc.assert(
      fc.property(anything, fc.jsonValue(), (profile, entries) => {
        const read = readPlayer({
          data: {
            profile: { ...profile, userHighScoreRating: { x: { entries } }, userDeckTotalRatingMap: entries },
          },
        });
        for (const value of Object.values(read?.stats ?? {})) {
          expect(value === null || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
        }
      }),
    );
  });
});

describe('an invented player', () => {
  test('is the same each time, with all the numbers there are', () => {
    const player = demoPlayer({ ...asked, code: '' });
    expect(demoPlayer({ ...asked, code: '' })).toEqual(player);
    expect(demoPlayer({ ...asked, code: '', seed: 2 })).not.toEqual(player);
    expect(Object.values(readPlayer(player)?.stats ?? {}).every((value) => typeof value === 'number')).toBe(
      true,
    );
  });

  test('writes the code into the comment when it is one of the first hundred', () => {
    expect(readPlayer(demoPlayer(asked))?.introduction).toBe('ABCD2345');
    expect(readPlayer(demoPlayer({ ...asked, uid: 1_000_101 }))?.introduction).not.toContain('ABCD2345');
  });

  test.each([0, 1, 1_000_000, 1_005_001, -1, 1.5, Number.NaN])('does not have the number %d', (uid) => {
    expect(demoPlayer({ ...asked, uid })).toBeNull();
  });
});
