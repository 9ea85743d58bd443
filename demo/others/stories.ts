import { BANDS } from '#model/vocabulary/bands';
import { mainBands } from '../cast/bands.ts';
import { random } from '../seeded/random.ts';
import type { ServerTimeline } from '../seeded/timeline.ts';
import {
  afterLiveTalk,
  areaTalk,
  BAND_STORIES,
  bandStory,
  mainStory,
  placeOf,
  speakersOf,
  synopsisOf,
  titleOf,
} from '../stories/catalogue.ts';
import type { SetPlace } from '../stories/script/plot.ts';
import type { Story } from '../stories/story.types.ts';
import { cardTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import { outOf } from './skins.ts';

/** Lists of stories and talks (reference R14, R136). */
const MAIN_CHAPTERS = 40;
const BAND_CHAPTERS = 3;
const TALKS = 400;
const ACTION_SETS = 1_500;
const ACTION_KINDS = ['normal', 'normal', 'normal', 'area_item', 'period_limited_area', 'birthday'] as const;

const chapter = (nth: number): ServedWord => [
  `第${nth}話`,
  `Chapter ${nth}`,
  `第${nth}話`,
  `第${nth}话`,
  `제${nth}화`,
];

const storyRow = (nth: number, story: Story) => ({
  scenarioId: story.scenarioId,
  caption: chapter(nth),
  title: titleOf(story),
  synopsis: synopsisOf(story),
});

const numbered = <T>(count: number, make: (number: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [nth + 1, make(nth + 1)]));

/** `misc/mainstories`. */
export const mainStories = (seed: number): Record<string, unknown> =>
  numbered(MAIN_CHAPTERS, (nth) => storyRow(nth, mainStory(seed, nth)));

/** Only where the band is. */
const outWith = (bandId: number, times: Served<string>): Served<string> =>
  times.map((time, server) => (mainBands()[bandId]?.bandName[server] ? time : null));

/** `misc/bandstories`: chapters of each band, with their stories. */
export function bandStories(seed: number, timeline: ServerTimeline): Record<string, unknown> {
  const chapters = BANDS.flatMap(({ id }) =>
    Array.from({ length: BAND_CHAPTERS }, (_, nth) => ({ bandId: id, chapterNumber: nth + 1 })),
  );
  return Object.fromEntries(
    chapters.map(({ bandId, chapterNumber }, place) => [
      place + 1,
      {
        bandId,
        chapterNumber,
        mainTitle: cardTitle(random(seed, 'band story', place + 1), new Set()),
        subTitle: chapter(chapterNumber),
        publishedAt: outWith(bandId, outOf(timeline, chapterNumber - 1, BAND_CHAPTERS)),
        stories: numbered(BAND_STORIES, (nth) => {
          const story = bandStory(seed, bandId, chapterNumber, nth);
          return { ...storyRow(nth, story), voiceAssetBundleName: story.scenarioId };
        }),
      },
    ]),
  );
}

const AREAS: readonly ServedWord[] = [
  ['駅前', 'Station square', '站前', '站前', '역 앞'],
  ['商店街', 'Shopping street', '商店街', '商店街', '상점가'],
  ['ライブハウス', 'Live house', '展演空間', '展演空间', '라이브 하우스'],
  ['スタジオ', 'Studio', '錄音室', '录音室', '스튜디오'],
  ['カフェ', 'Café', '咖啡館', '咖啡馆', '카페'],
  ['学校の中庭', 'School yard', '學校中庭', '学校中庭', '학교 안뜰'],
  ['公園', 'Park', '公園', '公园', '공원'],
  ['川辺', 'Riverside', '河畔', '河畔', '강가'],
  ['図書館', 'Library', '圖書館', '图书馆', '도서관'],
  ['屋上', 'Rooftop', '屋頂', '屋顶', '옥상'],
];

/** `misc/areas`. */
export const areas = (): Record<string, unknown> =>
  numbered(AREAS.length, (id) => ({ areaName: AREAS[id - 1] }));

/** In which area a story that begins at a place is heard. */
const AREA_OF: Readonly<Record<SetPlace, number>> = {
  street: 2,
  stage: 3,
  backstage: 3,
  studio: 4,
  cafe: 5,
  park: 7,
  river: 8,
  library: 9,
  rooftop: 10,
};

/** `misc/actionsets`: who talks where. */
export const actionSets = (seed: number): Record<string, unknown> =>
  numbered(ACTION_SETS, (id) => {
    const talk = areaTalk(seed, id);
    return {
      areaId: AREA_OF[placeOf(talk)],
      characterIds: speakersOf(talk),
      actionSetType: random(seed, 'action set', id).pick(ACTION_KINDS),
    };
  });

/** `misc/afterlivetalks`. */
export const afterLiveTalks = (seed: number): Record<string, unknown> =>
  numbered(TALKS, (id) => {
    const talk = afterLiveTalk(seed, id);
    return { scenarioId: talk.scenarioId, description: titleOf(talk) };
  });
