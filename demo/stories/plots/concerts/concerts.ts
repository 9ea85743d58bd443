import type { StoryPlot } from '../../script/plot.ts';
import { RAIN_BEFORE_THE_CONCERT } from './rain-before-the-concert.ts';
import { WRONG_SET_LIST } from './wrong-set-list.ts';

export const CONCERT_PLOTS: readonly StoryPlot[] = [RAIN_BEFORE_THE_CONCERT, WRONG_SET_LIST];
