import { eventIcon, gachaBanner, presentEvent } from './bot-events.ts';

/**
 * What the largest drawing bot of this field reads for each of its commands, as its published source reads it: a fact that is
 * missing throws here as it does there. Each function gives the addresses that must be answered, pictures by their path.
 */

/** The answers of a site, by the name that they have below `/api`. */
export type Answers = (name: string) => unknown;

const SERVERS = ['jp', 'en', 'tw', 'cn', 'kr'] as const;
const PREFERRED = [3, 0, 2, 1, 4];

const padded = (id: number, digits: number): string => String(id).padStart(digits, '0');
export const at = (server: number, path: string): string => `/assets/${SERVERS[server]}/${path}.png`;

/** The server that it takes a text or a picture from: the first of its order that has one. */
export function serverOf(values: readonly unknown[]): number {
  const server = PREFERRED.find((each) => values[each] !== null && values[each] !== undefined);
  if (server === undefined) throw new TypeError('on no server');
  return server;
}

/** Words of which one is drawn, in its order of servers. */
export const drawn = (texts: readonly unknown[]): string => String(Object(texts)[serverOf(texts)]).toString();

export const list = (answers: Answers, name: string) => Object(answers(name));
export const row = (answers: Answers, name: string, id: number | string) => {
  const found = list(answers, name)[id];
  if (!found) throw new TypeError(`${name} ${id}`);
  return found;
};

/** Whether it draws the trained picture: of a card without bonuses of training there is no other. */
function isTrained({ rarity, stat }: { rarity: number; stat: Record<string, unknown> }, wanted: boolean) {
  if (rarity < 3) return false;
  const { performance, technique, visual } = Object(stat.training);
  return (performance === 0 && technique === 0 && visual === 0) || wanted;
}

const frame = (kind: string, { rarity, attribute }: { rarity: number; attribute: string }): string =>
  `/res/image/${kind}-${rarity}${rarity === 1 ? `-${attribute}` : ''}.png`;

/** The small picture of a card with its frame and icons. */
export function cardIcon(answers: Answers, id: number, trained = false): string[] {
  const card = row(answers, 'cards/all', id);
  const { bandId } = row(answers, 'characters/main', card.characterId);
  const skill = row(answers, 'skills/all', card.skillId);
  skill.duration.join('/');
  const group = id < 9_999 ? padded(Math.floor(id / 50), 3) : '200';
  const kind = isTrained(card, trained) ? 'after_training' : 'normal';
  return [
    at(serverOf(card.releasedAt), `thumb/chara/card00${group}_rip/${card.resourceSetName}_${kind}`),
    frame('card', card),
    `/res/icon/${card.attribute}.svg`,
    `/res/icon/band_${bandId}.svg`,
  ];
}

const artOf = (answers: Answers, id: number, cut: string, trained: boolean): string => {
  const card = row(answers, 'cards/all', id);
  const kind = isTrained(card, trained) ? 'after_training' : 'normal';
  return at(serverOf(card.releasedAt), `characters/resourceset/${card.resourceSetName}_rip/${cut}_${kind}`);
};

/** The title of a player or an event: plate, frame and mark. */
export function degree(answers: Answers, id: number, server: number): string[] {
  const { degreeType, iconImageName, baseImageName, rank } = row(answers, 'degrees/all', id);
  const [type, icon, base, place] = [degreeType, iconImageName, baseImageName, rank].map(
    (each) => each[server],
  );
  const plate = base.startsWith('ani_') ? `${base}_rip/${base}` : `thumb/degree_rip/${base}`;
  return [
    at(server, plate),
    ...(`${type}_${place}` === 'none_none' ? [] : [at(server, `thumb/degree_rip/${type}_${place}`)]),
    ...(icon === 'none' ? [] : [at(server, `thumb/degree_rip/${icon}_${place}`)]),
  ];
}

export const songIcon = (answers: Answers, id: number): string => {
  const { jacketImage, publishedAt, bandId, difficulty } = row(answers, 'songs/all', id);
  drawn(row(answers, 'bands/all', bandId).bandName);
  for (const each of Object.values(difficulty)) Object(each).playLevel.toString();
  const group = id === 13 || id === 40 ? 30 : Math.ceil(id / 10) * 10;
  const folder = `musicjacket/musicjacket${group}_rip/assets-star-forassetbundle-startapp-musicjacket-musicjacket${group}`;
  return at(id === 273 ? 3 : serverOf(publishedAt), `${folder}-${jacketImage.at(-1).toLowerCase()}-jacket`);
};

export function cardAsks(answers: Answers, id: number): string[] {
  const item = Object(answers(`cards/${id}`));
  const card = row(answers, 'cards/all', id);
  drawn(item.prefix);
  const levels = Object.keys(item.stat).filter((key) => !Number.isNaN(Number(key)));
  const { performance } = item.stat[String(Math.max(...levels.map(Number)))];
  performance.toFixed();
  for (const each of item.stat.episodes ?? []) each.visual.toFixed();
  const costume = Object(answers(`costumes/${item.costumeId}`));
  const sources = item.source.flatMap((source: object) =>
    Object.keys(Object(source).gacha ?? {}).slice(0, 1),
  );
  const wanted = card.rarity < 3 ? [false] : [false, true];
  return [
    `/api/cards/${id}.json`,
    ...wanted.flatMap((trained) => [artOf(answers, id, 'card', trained), ...cardIcon(answers, id, trained)]),
    frame('frame', card),
    at(serverOf(costume.publishedAt), `characters/livesd/${costume.sdResourceName}_rip/sdchara`),
    ...sources.map((gacha: string) => gachaBanner(answers, Number(gacha))),
  ];
}

export function characterAsks(answers: Answers, id: number): string[] {
  const { characterName, ruby, profile, nickname, colorCode, bandId } = Object(answers(`characters/${id}`));
  const { characterVoice, school, schoolYear, schoolCls, hobby, favoriteFood, hatedFood } = profile;
  for (const texts of [
    characterName,
    ruby,
    characterVoice,
    school,
    schoolYear,
    schoolCls,
    hobby,
    favoriteFood,
    hatedFood,
  ])
    drawn(texts);
  nickname.every((each: unknown) => each === null);
  if (!/^#[0-9a-f]{6}$/i.test(colorCode)) throw new TypeError(`color of ${id}`);
  profile.selfIntroduction[serverOf(characterName)].split('\n');
  new Date(Number(profile.birthday)).toISOString();
  return [
    `/api/characters/${id}.json`,
    `/res/icon/chara_icon_${id}.png`,
    `/res/icon/band_${bandId}.svg`,
    at(0, `ui/character_kv_image/${padded(id, 3)}_rip/image`),
    at(0, `character_name_rip/name_top_chr${padded(id, 2)}`),
  ];
}

export function songAsks(answers: Answers, id: number): string[] {
  const song = Object(answers(`songs/${id}`));
  for (const texts of [song.musicTitle, song.lyricist, song.composer, song.arranger]) drawn(texts);
  const tempi = Object.values(song.bpm).flatMap((spans) =>
    (spans as { bpm: number }[]).map(({ bpm }) => bpm),
  );
  if (!Number.isFinite(Math.max(...tempi) + song.length)) throw new TypeError(`tempo of ${id}`);
  const meta = row(answers, 'songs/meta/all', id);
  for (const index of Object.keys(song.difficulty)) meta[index][7][3].toFixed(4);
  const server = serverOf(song.publishedAt);
  return [
    `/api/songs/${id}.json`,
    songIcon(answers, id),
    ...eventIcon(answers, presentEvent(answers, server, Number(song.publishedAt[server]))),
  ];
}

const RATINGS = ['d', 'c', 'b', 'a', 's', 'ss', 'sss'];

/** What a player hides is not looked at; the rest must be there. */
function readPublished(profile: Record<string, unknown>): void {
  const parts = (part: string, key: string) =>
    profile[`publish${part}Flg`]
      ? Object.values<Record<string, unknown>>(Object(Object(profile[key]).entries))
      : [];
  for (const { entries } of profile.publishHighScoreRatingFlg
    ? Object.values(Object(profile.userHighScoreRating)).map(Object)
    : [])
    for (const { rating } of entries) rating.toFixed();
  for (const { rank } of parts('DeckRank', 'userDeckTotalRatingMap'))
    if (!RATINGS.includes(String(rank))) throw new TypeError(`rank ${rank}`);
  for (const row of parts('MusicCleared', 'userMusicClearInfoMap'))
    String(Object(row.clearedMusicCount).toFixed());
  for (const row of parts('CharacterRank', 'userCharacterRankMap')) String(Object(row.rank).toFixed());
}

export function playerAsks(answers: Answers, server: number, answer: unknown): string[] {
  const { profile } = Object(Object(answer).data);
  if (!profile) return [];
  readPublished(profile);
  const cards = profile.mainDeckUserSituations.entries;
  for (const { situationId, level } of cards)
    row(answers, 'cards/all', situationId).stat[level]?.visual.toFixed();
  for (const { areaItemCategory } of profile.enabledUserAreaItems.entries) areaItemCategory.toFixed();
  const bands = Object.keys(list(answers, 'bands/main'));
  const { viewProfileSituationStatus, situationId, illust } = profile.userProfileSituation;
  const shown = viewProfileSituationStatus === 'profile_situation' ? { situationId, illust } : cards[0];
  return [
    ...cards.flatMap(({ situationId: id, illust: look }: { situationId: number; illust: string }) =>
      cardIcon(answers, id, look === 'after_training'),
    ),
    artOf(answers, shown.situationId, 'trim', shown.illust === 'after_training'),
    ...Object.values<{ degreeId: number }>(profile.userProfileDegreeMap.entries).flatMap(({ degreeId }) =>
      degree(answers, degreeId, server),
    ),
    ...Object.keys(list(answers, 'characters/main')).map((id) => `/res/icon/chara_icon_${id}.png`),
    ...bands.map((id) => at(0, `band/logo/${padded(Number(id), 3)}_rip/logoL`)),
    `/res/icon/${SERVERS[server]}.svg`,
  ];
}
