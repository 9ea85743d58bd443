import { type DemoPerson, PEOPLE } from '../words/people.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import { birthdaysOf, birthdayText } from './birthdays.ts';
import { bandOf } from './cast.ts';
import { profileOf, type ServedProfile } from './profiles.ts';
import { seasonCostumes } from './season-costumes.ts';

/** A row of `characters/main` (reference R11). */
export interface CharacterRow {
  readonly characterType: 'unique';
  readonly characterName: Served<string>;
  readonly firstName: Served<string>;
  readonly lastName: Served<string>;
  readonly nickname: Served<string>;
  readonly bandId: number;
  readonly colorCode: string;
}

/** Someone who plays in no band. */
export type TownsPerson = Omit<CharacterRow, 'characterType' | 'bandId' | 'colorCode'> & {
  readonly characterType: 'common';
};

export interface ServedCharacter extends CharacterRow {
  readonly sdAssetBundleName: string;
  /** How her name is read. */
  readonly ruby: Served<string>;
  readonly seasonCostumeListMap: Readonly<Record<string, unknown>>;
  readonly profile: ServedProfile;
}

const MYGO = 45;
const NOBODY: Served<string> = [null, null, null, null, null];

/** MyGO!!!!! never came to the Korean server. */
const onServers = (word: Served<string>, bandId: number): Served<string> =>
  bandId === MYGO ? [...word.slice(0, 4), null] : word;

/** English and Korean names: the given name stands first in English, the family name elsewhere. */
function fullName({ first, last }: DemoPerson): ServedWord {
  return [
    `${last[0]} ${first[0]}`,
    `${first[1]} ${last[1]}`,
    `${last[2]} ${first[2]}`,
    `${last[3]} ${first[3]}`,
    `${last[4]} ${first[4]}`,
  ];
}

function rowOf(person: DemoPerson, id: number): CharacterRow {
  const bandId = bandOf(id);
  return {
    characterType: 'unique',
    characterName: onServers(fullName(person), bandId),
    firstName: onServers(person.first, bandId),
    lastName: onServers(person.last, bandId),
    nickname: person.nickname ?? NOBODY,
    bandId,
    colorCode: person.color,
  };
}

/** `characters/main`: the forty playable characters by id. */
export function mainCharacters(): Record<string, CharacterRow> {
  return Object.fromEntries(PEOPLE.map((person, i) => [i + 1, rowOf(person, i + 1)]));
}

/** People of the town who are in no band: no family name, no colour. */
const TOWNSPEOPLE: readonly (readonly [id: number, name: ServedWord])[] = [
  [
    201,
    ['ライブハウスのスタッフ', 'Live House Staff', 'Live House店員', 'Live House店员', '라이브 하우스 직원'],
  ],
  [202, ['喫茶店のマスター', 'Coffee House Owner', '咖啡店老闆', '咖啡店老板', '찻집 주인']],
  [203, ['音楽の先生', 'Music Teacher', '音樂老師', '音乐老师', '음악 선생님']],
  [601, ['ラジオの司会者', 'Radio Host', '電台主持人', '电台主持人', '라디오 진행자']],
];

/** `characters/all`: the playable ones and the people around them. */
export function allCharacters(): Record<string, CharacterRow | TownsPerson> {
  const others = TOWNSPEOPLE.map(([id, name]): [number, TownsPerson] => [
    id,
    { characterType: 'common', characterName: name, firstName: name, lastName: NOBODY, nickname: NOBODY },
  ]);
  return { ...mainCharacters(), ...Object.fromEntries(others) };
}

/** `characters/{id}` of someone in no band. */
export function townsPersonItem(id: number): Record<string, unknown> | null {
  const row = allCharacters()[id];
  return row ? { ...row, sdAssetBundleName: '', ruby: NOBODY } : null;
}

/** `characters/{id}` of someone in a band; null for others. */
export function characterItem(seed: number, id: number): ServedCharacter | null {
  const person = PEOPLE[id - 1];
  const birthday = birthdaysOf(seed).get(id);
  if (!person || !birthday) return null;
  const row = rowOf(person, id);
  const latin = row.characterName[1] ?? null;
  const { part, birthday: day, constellation, height, ...texts } = profileOf(seed, id, person, birthday);
  const local = Object.entries(texts).map(([key, word]) => [key, onServers(word, row.bandId)] as const);
  return {
    ...row,
    sdAssetBundleName: String(id).padStart(3, '0'),
    ruby: [null, null, latin, latin, null],
    seasonCostumeListMap: seasonCostumes(id),
    profile: { ...texts, ...Object.fromEntries(local), part, birthday: day, constellation, height },
  };
}

/** `characters/main.birthday`: names and birthdays of the forty playable characters. */
export function mainBirthdays(seed: number): Record<string, unknown> {
  const birthdays = birthdaysOf(seed);
  return Object.fromEntries(
    Object.entries(mainCharacters()).map(([id, { characterName, nickname }]) => [
      id,
      { characterName, nickname, profile: { birthday: birthdayText(birthdays.get(Number(id))!) } },
    ]),
  );
}

/** `characters/main.profile`: the profiles of the forty playable characters. */
export const mainProfiles = (seed: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(mainCharacters()).flatMap((id) => {
      const item = characterItem(seed, Number(id));
      return item ? [[id, { profile: item.profile }]] : [];
    }),
  );
