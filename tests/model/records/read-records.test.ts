import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAreaItems } from '#model/records/area-item';
import { readBands } from '#model/records/band';
import { readBirthdays } from '#model/records/birthday';
import { readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { readEvents } from '#model/records/event';
import { readLoginCampaigns } from '#model/records/login-campaign';
import { readGacha } from '#model/records/read-gacha';
import { readNews } from '#model/records/read-news';
import { readSkills } from '#model/records/read-skills';
import type { Records } from '#model/records/records';
import { readSongs } from '#model/records/song';
import { anyListOf, anyRowOf, NOT_A_LIST, PROTO_JSON } from '../../arbitraries/hostile.ts';

type Reader = (json: unknown) => Records<unknown>;

const READERS: readonly (readonly [string, Reader, readonly string[]])[] = [
  [
    'cards',
    readCards,
    [
      'characterId',
      'rarity',
      'attribute',
      'levelLimit',
      'stat',
      'training',
      'episodes',
      'prefix',
      'releasedAt',
    ],
  ],
  ['skills', readSkills, ['duration', 'activationEffect', 'onceEffect', 'description']],
  ['songs', readSongs, ['musicTitle', 'difficulty', 'jacketImage', 'bpm', 'notes', 'length', 'publishedAt']],
  [
    'events',
    readEvents,
    [
      'eventType',
      'attributes',
      'characters',
      'members',
      'limitBreaks',
      'startAt',
      'eventCharacterParameterBonus',
    ],
  ],
  ['characters', readCharacters, ['bandId', 'characterName', 'colorCode', 'characterType']],
  ['bands', readBands, ['bandName']],
  ['area items', readAreaItems, ['level', 'performance', 'technique', 'visual', 'targetAttributes']],
  ['birthdays', readBirthdays, ['characterName', 'nickname', 'profile', 'characterType']],
  ['gachas', readGacha, ['resourceName', 'gachaName', 'publishedAt', 'closedAt', 'type', 'newCards']],
  ['login campaigns', readLoginCampaigns, ['loginBonusType', 'assetBundleName', 'caption', 'publishedAt']],
  ['news', readNews, ['title', 'authors', 'timestamp', 'tags']],
];

describe.each(READERS)('the reader of %s', (_name, read, fields) => {
  test.each(NOT_A_LIST.map((value) => [value]))('reads nothing from %j and says why', (value) => {
    const { byId, problems } = read(value);
    expect(byId.size).toBe(0);
    expect(problems).toHaveLength(1);
  });

  test('reads an empty list without complaint', () => {
    expect(read({})).toEqual({ byId: new Map(), problems: [] });
  });

  test('never throws, whatever the rows hold', () => {
    fc.assert(
      fc.property(anyListOf(anyRowOf(fields)), (json) => {
        const { byId, problems } = read(json);
        expect(byId.size).toBeLessThanOrEqual(Object.keys(json ?? {}).length);
        expect(problems.every((line) => line.length > 0)).toBe(true);
      }),
    );
  });

  test('leaves rows that are no objects out and names them', () => {
    const { byId, problems } = read({ '7': null, '8': 'gone', '9': [] });
    expect(byId.size).toBe(0);
    expect(problems.map((line) => /\d+/.exec(line)?.[0])).toEqual(['7', '8', '9']);
  });

  test('is not changed by a row named like the prototype', () => {
    const { byId } = read(JSON.parse(PROTO_JSON));
    expect([...byId.keys()].every((id) => id === 1)).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('keeps the list of problems short when every row is wrong', () => {
    const rows = Object.fromEntries(Array.from({ length: 500 }, (_, id) => [id, 'wrong']));
    const { problems } = read(rows);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe('and 400 more');
  });
});
