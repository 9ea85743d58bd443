import type { StoryPlot } from '../../script/plot.ts';
import { NO_MORE_SONGS } from './no-more-songs.ts';
import { RAIN_BEFORE_THE_CONCERT } from './rain-before-the-concert.ts';
import { THE_TRICK_WITH_THE_KNEES } from './the-trick-with-the-knees.ts';
import { THE_WRONG_COSTUMES } from './the-wrong-costumes.ts';
import { THREE_IN_THE_AUDIENCE } from './three-in-the-audience.ts';
import { WRONG_SET_LIST } from './wrong-set-list.ts';

export const CONCERT_PLOTS: readonly StoryPlot[] = [
  NO_MORE_SONGS,
  RAIN_BEFORE_THE_CONCERT,
  THE_TRICK_WITH_THE_KNEES,
  THE_WRONG_COSTUMES,
  THREE_IN_THE_AUDIENCE,
  WRONG_SET_LIST,
];
