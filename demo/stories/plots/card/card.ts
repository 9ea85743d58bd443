import type { StoryPlot } from '../../script/plot.ts';
import { A_CALLOUSED_FINGER } from './a-calloused-finger.ts';
import { A_CUP_OF_SOMETHING } from './a-cup-of-something.ts';
import { CLOUD_RACE } from './cloud-race.ts';
import { CORRECTING_THE_MARGIN } from './correcting-the-margin.ts';
import { HOW_TO_HOLD_STILL } from './how-to-hold-still.ts';
import { TEACH_ME_TO_WHISTLE } from './teach-me-to-whistle.ts';
import { THE_FIRST_AID_KIT } from './the-first-aid-kit.ts';
import { THE_LONGEST_WAY_HOME } from './the-longest-way-home.ts';
import { TWO_IN_THE_LIBRARY } from './two-in-the-library.ts';
import { WHAT_THE_MOON_SAID } from './what-the-moon-said.ts';

export const CARD_PLOTS: readonly StoryPlot[] = [
  A_CALLOUSED_FINGER,
  A_CUP_OF_SOMETHING,
  CLOUD_RACE,
  CORRECTING_THE_MARGIN,
  HOW_TO_HOLD_STILL,
  TEACH_ME_TO_WHISTLE,
  THE_FIRST_AID_KIT,
  THE_LONGEST_WAY_HOME,
  TWO_IN_THE_LIBRARY,
  WHAT_THE_MOON_SAID,
];
