import type { StoryPlot } from '../../script/plot.ts';
import { DATE_ON_THE_FLYER } from './date-on-the-flyer.ts';
import { THE_LAST_ONE } from './the-last-one.ts';

export const TOWN_PLOTS: readonly StoryPlot[] = [DATE_ON_THE_FLYER, THE_LAST_ONE];
