import type { StoryPlot } from '../../script/plot.ts';
import { HALF_A_MELON } from './half-a-melon.ts';
import { OVERDUE_BOOK } from './overdue-book.ts';
import { PRACTICE_FOR_PHOTOS } from './practice-for-photos.ts';
import { SHOP_WINDOW } from './shop-window.ts';
import { THE_DUCK } from './the-duck.ts';
import { UMBRELLA_FOR_TWO } from './umbrella-for-two.ts';

export const AREA_PLOTS: readonly StoryPlot[] = [
  HALF_A_MELON,
  OVERDUE_BOOK,
  PRACTICE_FOR_PHOTOS,
  SHOP_WINDOW,
  THE_DUCK,
  UMBRELLA_FOR_TWO,
];
