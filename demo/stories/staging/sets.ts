import type { Random } from '../../seeded/random.ts';
import type { ServedWord } from '../../words/words.types.ts';
import type { SetPlace, StoryHour, StoryMusic } from '../script/plot.ts';

/** A picture by bundle and name, as scenarios name it. */
export interface PictureName {
  readonly bundle: string;
  readonly file: string;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

const HOUR_PLACE: Readonly<Record<StoryHour, number>> = { morning: 0, noon: 1, evening: 2, night: 3 };

interface StagePlace {
  readonly name: ServedWord;
  /** Numbers of bundles in `bg/scenario#` that show such a place, or of stages. Low ones, which all servers have. */
  readonly numbers: readonly number[];
}

/** Kinds of scenery take turns by their numbers (`demo/explorer/drawing/scenery.ts`). */
const PLACES: Readonly<Record<SetPlace, StagePlace>> = {
  street: { name: ['商店街', 'Shopping street', '商店街', '商店街', '상점가'], numbers: [7, 14, 21] },
  park: { name: ['公園', 'Park', '公園', '公园', '공원'], numbers: [1, 8, 15, 22] },
  river: { name: ['川辺', 'Riverside', '河畔', '河畔', '강가'], numbers: [2, 9, 16, 23] },
  rooftop: { name: ['屋上', 'Rooftop', '屋頂', '屋顶', '옥상'], numbers: [3, 10, 17] },
  studio: { name: ['スタジオ', 'Studio', '錄音室', '录音室', '스튜디오'], numbers: [4, 11, 18, 25] },
  cafe: { name: ['カフェ', 'Café', '咖啡館', '咖啡馆', '카페'], numbers: [5, 12, 19] },
  library: { name: ['図書館', 'Library', '圖書館', '图书馆', '도서관'], numbers: [6, 13, 20] },
  stage: { name: ['ステージ', 'On stage', '舞台上', '舞台上', '무대'], numbers: [1, 2, 3, 4, 5, 6] },
  backstage: { name: ['楽屋', 'Backstage', '後台', '后台', '대기실'], numbers: [4, 18] },
};
const HOUR_NAMES: Readonly<Record<StoryHour, ServedWord>> = {
  morning: ['朝', 'morning', '早晨', '早晨', '아침'],
  noon: ['昼', 'noon', '中午', '中午', '낮'],
  evening: ['夕方', 'evening', '傍晚', '傍晚', '저녁'],
  night: ['夜', 'night', '夜晚', '夜晚', '밤'],
};
const BETWEEN = ['・', ', ', '・', '・', ', '] as const;

/** What is written across the picture when a scene begins. */
export const placeTitle = (place: SetPlace, hour: StoryHour, server: 0 | 1 | 2 | 3 | 4): string =>
  `${PLACES[place].name[server]}${BETWEEN[server]}${HOUR_NAMES[hour][server]}`;

/** The same place keeps its picture through a story. */
export function backgroundOf(place: SetPlace, hour: StoryHour, rng: Random): PictureName {
  const number = rng.pick(PLACES[place].numbers);
  if (place === 'stage') {
    return { bundle: `livebg/stage${pad(number, 3)}`, file: hour === 'night' ? 'stage_encore' : 'stage' };
  }
  const corner = rng.int(0, 1) * 4;
  return {
    bundle: `bg/scenario${number}`,
    file: `bg${pad(number * 10 + HOUR_PLACE[hour] + corner, 5)}`,
  };
}

/** Loops of music that go with a mood; low ones, which all servers have. */
export const LOOPS: Readonly<Record<StoryMusic, readonly number[]>> = {
  calm: [1, 2],
  bright: [3, 4],
  funny: [5, 6],
  tense: [7, 8],
  sad: [9, 10],
  night: [11, 12],
  live: [13, 14],
};
