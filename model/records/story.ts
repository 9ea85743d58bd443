import type { PerServer } from '../vocabulary/servers.ts';
import { readAssetName } from './read-asset-name.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { positive } from './read-reward.ts';
import { asArray, asList, asObject, isJsonObject, perServerText, perServerTime } from './reading.ts';
import type { Records } from './records.ts';

/** What lists say of a story (reference R137). */
export interface StoryTexts {
  /** Names the file of its script. */
  readonly scenarioId: string;
  /** Such as “Chapter 3”. */
  readonly caption: PerServer<string>;
  readonly title: PerServer<string>;
  /** What happens in it, in a few words. */
  readonly synopsis: PerServer<string>;
}

/** A row of `misc/mainstories`. */
export interface MainStoryRecord extends StoryTexts {
  readonly id: number;
}

/** A story of a chapter of `misc/bandstories`. */
export interface BandStoryRecord extends StoryTexts {
  readonly id: number;
  readonly bandId: number;
  /** The chapter of the band that it belongs to, as the data count it. */
  readonly chapter: number;
  readonly chapterTitle: PerServer<string>;
  /** Epoch milliseconds. */
  readonly publishedAt: PerServer<number>;
  /** Names the folder of its voices; empty where the data does not say. */
  readonly voiceBundle: string;
}

/** A row of `misc/areas`. */
export interface AreaRecord {
  readonly id: number;
  readonly name: PerServer<string>;
}

/** A row of `misc/actionsets`: who talks where. */
export interface ActionSetRecord {
  readonly id: number;
  /** Null where the data names no area. */
  readonly areaId: number | null;
  readonly characterIds: readonly number[];
}

/** A row of `misc/afterlivetalks`. */
export interface AfterLiveTalkRecord {
  readonly id: number;
  readonly scenarioId: string;
  readonly description: PerServer<string>;
}

/** A row of `events/all.stories`. */
export interface EventStoriesRecord {
  readonly id: number;
  /** In the order of the event; null for one without a script. */
  readonly chapters: readonly (StoryTexts | null)[];
}

/** A row of `cards/all.episodes`, a list of our own. */
export interface CardEpisodesRecord {
  readonly id: number;
  /** In the order of the card. */
  readonly titles: readonly PerServer<string>[];
}

function storyTexts(value: unknown): StoryTexts | null {
  const row = asObject(value);
  const scenarioId = readAssetName(row.scenarioId);
  if (scenarioId === null) return null;
  return {
    scenarioId,
    caption: perServerText(row.caption),
    title: perServerText(row.title),
    synopsis: perServerText(row.synopsis),
  };
}

const NO_SCRIPT = 'names no script and is left out';

const readMain: RowReader<MainStoryRecord> = (id, row, problem) => {
  const texts = storyTexts(row);
  if (texts === null) problem(NO_SCRIPT);
  return texts && { id, ...texts };
};

export const readMainStories = (json: unknown): Records<MainStoryRecord> =>
  readRecords('main story', json, readMain);

const readBandStory: RowReader<BandStoryRecord> = (id, { chapter, story }, problem) => {
  const { bandId, chapterNumber, mainTitle, subTitle, publishedAt } = asObject(chapter);
  const texts = storyTexts(story);
  const band = positive(bandId);
  if (texts === null || band === null) {
    problem('names no script or no band and is left out');
    return null;
  }
  const title = perServerText(mainTitle);
  return {
    id,
    ...texts,
    bandId: band,
    chapter: positive(chapterNumber) ?? 0,
    chapterTitle: title.some((text) => text !== null) ? title : perServerText(subTitle),
    publishedAt: perServerTime(publishedAt),
    voiceBundle: readAssetName(asObject(story).voiceAssetBundleName) ?? '',
  };
};

const FIRST = '1';
const STORY_DIGITS = 3;

/**
 * Stories have numbers of their own across all chapters, so only the first chapter has a story 1. In another one that counts anew, its
 * number comes before that of the story, so that no two are called alike.
 */
function numberOf(chapterId: string, storyId: string, storyIds: readonly string[]): string {
  const isAnew = chapterId !== FIRST && storyIds.includes(FIRST);
  return isAnew ? `${chapterId}${storyId.padStart(STORY_DIGITS, '0')}` : storyId;
}

/** Lists are read in pieces, so a chapter is all that can be looked at. */
export function readBandStories(json: unknown): Records<BandStoryRecord> {
  if (!isJsonObject(json)) return readRecords('band story', json, readBandStory);
  const rows = Object.entries(json).flatMap(([chapterId, chapter]) => {
    const stories = asObject(asObject(chapter).stories);
    const ids = Object.keys(stories);
    return ids.map((id) => [numberOf(chapterId, id, ids), { chapter, story: stories[id] }] as const);
  });
  return readRecords('band story', Object.fromEntries(rows), readBandStory);
}

export const readAreas = (json: unknown): Records<AreaRecord> =>
  readRecords('area', json, (id, { areaName }) => ({ id, name: perServerText(areaName) }));

export const readActionSets = (json: unknown): Records<ActionSetRecord> =>
  readRecords('action set', json, (id, { areaId, characterIds }) => ({
    id,
    areaId: positive(areaId),
    characterIds: asList(characterIds, positive),
  }));

const readAfterLive: RowReader<AfterLiveTalkRecord> = (id, row, problem) => {
  const scenarioId = readAssetName(row.scenarioId);
  if (scenarioId === null) problem(NO_SCRIPT);
  return scenarioId === null ? null : { id, scenarioId, description: perServerText(row.description) };
};

export const readAfterLiveTalks = (json: unknown): Records<AfterLiveTalkRecord> =>
  readRecords('after-live talk', json, readAfterLive);

export const readEventStories = (json: unknown): Records<EventStoriesRecord> =>
  readRecords('event', json, (id, { stories }) => ({ id, chapters: asArray(stories).map(storyTexts) }));

export const readCardEpisodes = (json: unknown): Records<CardEpisodesRecord> =>
  readRecords('card', json, (id, { titles }) => ({ id, titles: asArray(titles).map(perServerText) }));

/** The readers of all lists of stories. */
export const STORY_READERS = {
  mainStories: readMainStories,
  bandStories: readBandStories,
  eventStories: readEventStories,
  cardEpisodes: readCardEpisodes,
  areas: readAreas,
  actionSets: readActionSets,
  afterLiveTalks: readAfterLiveTalks,
} as const;
