import type { StoryPlot } from '../../script/plot.ts';
import { A_CALLOUSED_FINGER } from './a-calloused-finger.ts';
import { A_CUP_OF_SOMETHING } from './a-cup-of-something.ts';
import { HOW_TO_HOLD_STILL } from './how-to-hold-still.ts';
import { THE_LONGEST_WAY_HOME } from './the-longest-way-home.ts';
import { TWO_IN_THE_LIBRARY } from './two-in-the-library.ts';

export const CARD_PLOTS: readonly StoryPlot[] = [
  A_CALLOUSED_FINGER,
  A_CUP_OF_SOMETHING,
  HOW_TO_HOLD_STILL,
  THE_LONGEST_WAY_HOME,
  TWO_IN_THE_LIBRARY,
];
