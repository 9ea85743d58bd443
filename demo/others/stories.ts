import { BANDS } from '#model/vocabulary/bands';
import { CHARACTER_IDS } from '../cast/cast.ts';
import { random } from '../seeded/random.ts';
import type { ServerTimeline } from '../seeded/timeline.ts';
import { synopsisOf } from '../words/synopses.ts';
import { cardTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';
import { outOf } from './skins.ts';

/** Lists of stories and talks (reference R14). The texts are invented, one line each. */
const MAIN_CHAPTERS = 40;
const BAND_CHAPTERS = 3;
const STORIES = 12;
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

const story = (seed: number, key: string, nth: number, scenarioId: string) => ({
  scenarioId,
  caption: chapter(nth),
  title: cardTitle(random(seed, key, nth), new Set()),
  synopsis: synopsisOf(nth),
});

const digits = (value: number, count: number): string => String(value).padStart(count, '0');
const numbered = <T>(count: number, make: (number: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, nth) => [nth + 1, make(nth + 1)]));

/** `misc/mainstories`. */
export const mainStories = (seed: number): Record<string, unknown> =>
  numbered(MAIN_CHAPTERS, (nth) => story(seed, 'main story', nth, `main${digits(nth, 3)}`));

/** `misc/bandstories`: chapters of each band, with their stories. */
export function bandStories(seed: number, timeline: ServerTimeline): Record<string, unknown> {
  const chapters = BANDS.flatMap(({ id }) =>
    Array.from({ length: BAND_CHAPTERS }, (_, nth) => ({ bandId: id, chapterNumber: nth + 1 })),
  );
  return numbered(chapters.length, (id) => {
    const { bandId, chapterNumber } = chapters[id - 1] ?? { bandId: 1, chapterNumber: 1 };
    const bundle = `band_${digits(bandId, 3)}_${chapterNumber}`;
    return {
      bandId,
      chapterNumber,
      mainTitle: cardTitle(random(seed, 'band story', id), new Set()),
      subTitle: chapter(chapterNumber),
      publishedAt: outOf(timeline, chapterNumber - 1, BAND_CHAPTERS),
      stories: numbered(STORIES, (nth) => ({
        ...story(seed, bundle, nth, `${bundle}_${digits(nth, 2)}`),
        voiceAssetBundleName: `${bundle}_${digits(nth, 2)}`,
      })),
    };
  });
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

/** `misc/actionsets`: who talks where. */
export const actionSets = (seed: number): Record<string, unknown> =>
  numbered(ACTION_SETS, (id) => {
    const rng = random(seed, 'action set', id);
    return {
      areaId: rng.int(1, AREAS.length),
      characterIds: rng.shuffle(CHARACTER_IDS).slice(0, rng.int(1, 3)),
      actionSetType: rng.pick(ACTION_KINDS),
    };
  });

/** `misc/afterlivetalks`. */
export const afterLiveTalks = (seed: number): Record<string, unknown> =>
  numbered(TALKS, (id) => ({
    scenarioId: `afterlivetalk${digits(id, 4)}`,
    description: cardTitle(random(seed, 'after live', id), new Set()),
  }));
