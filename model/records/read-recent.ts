import { readBands } from './band.ts';
import { readBirthdays } from './birthday.ts';
import { readCharacters } from './character.ts';
import { readBonus } from './event.ts';
import { readLoginCampaigns } from './login-campaign.ts';
import { readNews } from './read-news.ts';
import { type RowReader, readRecords } from './read-records.ts';
import {
  asCardAttribute,
  asInteger,
  asList,
  asText,
  isJsonObject,
  perServerText,
  perServerTime,
} from './reading.ts';
import type { Recent, RecentCard, RecentEvent, RecentGacha, RecentSong } from './recent.ts';
import type { Records } from './records.ts';
import { readDifficulties } from './song.ts';

const isNameless = (name: readonly (string | null)[]): boolean => name.every((text) => text === null);

const readSong: RowReader<RecentSong> = (id, row, problem) => {
  const title = perServerText(row.musicTitle);
  if (isNameless(title)) {
    problem('has no title and is left out');
    return null;
  }
  return {
    id,
    title,
    publishedAt: perServerTime(row.publishedAt),
    bandId: asInteger(row.bandId) ?? 0,
    jacketImages: asList(row.jacketImage, asText),
    difficulties: readDifficulties(row),
  };
};

const readEvent: RowReader<RecentEvent> = (id, row, problem) => {
  const name = perServerText(row.eventName);
  if (isNameless(name)) {
    problem('has no name and is left out');
    return null;
  }
  return {
    id,
    type: asText(row.eventType),
    name,
    startAt: perServerTime(row.startAt),
    endAt: perServerTime(row.endAt),
    assetBundleName: asText(row.assetBundleName),
    bannerAssetBundleName: asText(row.bannerAssetBundleName),
    bonus: readBonus(row),
  };
};

const readGacha: RowReader<RecentGacha> = (id, row, problem) => {
  const name = perServerText(row.gachaName);
  if (isNameless(name)) {
    problem('has no name and is left out');
    return null;
  }
  return {
    id,
    type: asText(row.type) ?? '',
    name,
    publishedAt: perServerTime(row.publishedAt),
    closedAt: perServerTime(row.closedAt),
    resourceName: asText(row.resourceName),
    bannerAssetBundleName: asText(row.bannerAssetBundleName),
  };
};

const readCard: RowReader<RecentCard> = (id, row, problem) => {
  const characterId = asInteger(row.characterId);
  const rarity = asInteger(row.rarity);
  const attribute = asCardAttribute(row.attribute);
  if (characterId === null || rarity === null || attribute === null) {
    problem('names no character, rarity or attribute and is left out');
    return null;
  }
  const training = isJsonObject(row.training) ? asInteger(row.training.levelLimit) : null;
  return {
    id,
    characterId,
    rarity,
    attribute,
    resourceSetName: asText(row.resourceSetName) ?? '',
    name: perServerText(row.prefix),
    releasedAt: perServerTime(row.releasedAt),
    training: training === null ? null : { levelLimit: Math.max(0, training) },
  };
};

/** The rows of a section that have one of its fields; what is no list is left to the reader's complaint. */
const rowsWith = (field: string, rows: unknown): unknown =>
  isJsonObject(rows)
    ? Object.fromEntries(Object.entries(rows).filter(([, row]) => isJsonObject(row) && field in row))
    : rows;

/**
 * Reads `news/dynamic/recent`. A section that is missing is empty; one that is no list, or a row that cannot be used,
 * is left out and named in the problems.
 */
export function readRecent(json: unknown): Recent {
  const sections = isJsonObject(json) ? json : null;
  const section = <T>(name: string, read: (rows: unknown) => Records<T>): Records<T> =>
    read(sections?.[name] === undefined ? {} : sections[name]);
  const songs = section('songs', (rows) => readRecords('recent song', rows, readSong));
  const events = section('events', (rows) => readRecords('recent event', rows, readEvent));
  const gacha = section('gacha', (rows) => readRecords('recent gacha', rows, readGacha));
  const campaigns = section('loginBonuses', readLoginCampaigns);
  const cards = section('cards', (rows) => readRecords('recent card', rows, readCard));
  // One section combines what two lists have of people: not everybody has a band, nor a known birthday.
  const characters = section('characters', (rows) => readCharacters(rowsWith('bandId', rows)));
  const birthdays = section('characters', (rows) => readBirthdays(rowsWith('profile', rows)));
  const bands = section('bands', readBands);
  const news = section('news', readNews);
  const read = [songs, events, gacha, campaigns, cards, characters, birthdays, bands, news];
  const problems = read.flatMap((records) => records.problems);
  return {
    songs: songs.byId,
    events: events.byId,
    gacha: gacha.byId,
    loginCampaigns: campaigns.byId,
    cards: cards.byId,
    characters: characters.byId,
    birthdays: birthdays.byId,
    bands: bands.byId,
    news: news.byId,
    problems: sections ? [...new Set(problems)] : ['The recent list is not an object of lists.'],
  };
}
