import type { StoryPlot } from '../../script/plot.ts';
import { LETTER_WITHOUT_A_NAME } from './letter-without-a-name.ts';
import { STARS_ON_THE_ROOF } from './stars-on-the-roof.ts';

export const FRIEND_PLOTS: readonly StoryPlot[] = [LETTER_WITHOUT_A_NAME, STARS_ON_THE_ROOF];
