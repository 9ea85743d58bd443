import type { StoryPlot } from '../script/plot.ts';
import { CONCERT_PLOTS } from './concerts/concerts.ts';
import { FRIEND_PLOTS } from './friends/friends.ts';
import { PRACTICE_PLOTS } from './practice/practice.ts';
import { TOWN_PLOTS } from './town/town.ts';

/** Plots of chapters: of main stories, of bands and of events. */
export const CHAPTER_PLOTS: readonly StoryPlot[] = [
  ...PRACTICE_PLOTS,
  ...CONCERT_PLOTS,
  ...TOWN_PLOTS,
  ...FRIEND_PLOTS,
];
