import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCharacterProfile, readCharacterProfiles } from '#model/records/read-character-profile';

const ROW = {
  ruby: ['つるまき', '　', null, null, null],
  profile: {
    hobby: ['空', 'Skies', null, null, null],
    selfIntroduction: [null, 'Hello', null, null, null],
    part: 'vocal',
    constellation: 'leo',
    height: '152',
  },
};

test('reads what there is', () => {
  const read = readCharacterProfile(ROW);
  expect(read?.texts.hobby).toEqual(['空', 'Skies', null, null, null]);
  expect(read?.ruby).toEqual(['つるまき', null, null, null, null]);
  expect(read?.texts.school).toEqual([null, null, null, null, null]);
  expect([read?.part, read?.sign, read?.height]).toEqual(['vocal', 'leo', 152]);
});

test('leaves out what cannot be', () => {
  const read = readCharacterProfile({ profile: { part: 'triangle', constellation: 7, height: -3 } });
  expect([read?.part, read?.sign, read?.height]).toEqual([null, null, null]);
});

test('reads what is worn by season, each model once, whatever it is called', () => {
  const worn = (live2dAssetBundleName: unknown, seasonCostumeType: unknown) => ({
    live2dAssetBundleName,
    seasonCostumeType,
  });
  const seasonCostumeListMap = {
    entries: {
      season_1: {
        entries: [worn('a', 'CASUAL_SPRING'), worn('b', 'UNIFORM_WINTER'), worn('a', 'CASUAL_SPRING')],
      },
      season_2: {
        entries: [worn('c', 'SWIMSUIT'), worn(null, 'CASUAL_SUMMER'), worn('d', 'CASUAL_APRIL_FOOL')],
      },
      season_3: null,
    },
  };
  expect(readCharacterProfile({ ...ROW, seasonCostumeListMap })?.seasonal).toEqual([
    { model: 'a', wear: 'casualSpring', seasons: [], year: null },
    { model: 'b', wear: 'uniformWinter', seasons: [], year: null },
    { model: 'c', wear: null, seasons: [], year: null },
    { model: 'd', wear: 'casualApril', seasons: [], year: null },
  ]);
  expect(readCharacterProfile(ROW)?.seasonal).toEqual([]);
});

test('knows in which seasons a costume is worn, and of which year it is', () => {
  const worn = (basicSeasonId: unknown, live2dAssetBundleName: string) => ({
    basicSeasonId,
    live2dAssetBundleName,
    seasonCostumeType: 'CASUAL_SPRING',
  });
  const entries = [
    worn(3, 'a-2023'),
    worn(1, 'a-2023'),
    worn('3', 'a-2023'),
    worn(7, 'b-23'),
    worn({}, 'b-23'),
  ];
  const seasonCostumeListMap = { entries: { season_1: { entries } } };
  expect(readCharacterProfile({ ...ROW, seasonCostumeListMap })?.seasonal).toEqual([
    { model: 'a-2023', wear: 'casualSpring', seasons: [1, 3], year: 2023 },
    { model: 'b-23', wear: 'casualSpring', seasons: [], year: null },
  ]);
});

test('reads everybody of a list, and leaves out those without facts', () => {
  const { byId, problems } = readCharacterProfiles({ 11: ROW, 12: { characterName: [] }, 13: null });
  expect([...byId.keys()]).toEqual([11]);
  expect(byId.get(11)).toEqual(readCharacterProfile(ROW));
  expect(problems).toHaveLength(1);
});

test('never throws, and says when there is no profile', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      const read = readCharacterProfile(json);
      if (read !== null) expect(Object.keys(read.texts)).toHaveLength(7);
    }),
  );
  expect(readCharacterProfile({ characterName: [] })).toBeNull();
});
