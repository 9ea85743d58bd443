import type { StoryPlot } from '../../script/plot.ts';
import { CAT_IN_THE_STUDIO } from './cat-in-the-studio.ts';
import { HUNTING_THE_HOWL } from './hunting-the-howl.ts';
import { ONE_STICK_MISSING } from './one-stick-missing.ts';
import { RULES_ON_THE_WALL } from './rules-on-the-wall.ts';
import { TEN_MINUTES_LEFT } from './ten-minutes-left.ts';
import { THE_DAY_WITHOUT_A_VOICE } from './the-day-without-a-voice.ts';
import { THE_HONEST_METRONOME } from './the-honest-metronome.ts';

export const PRACTICE_PLOTS: readonly StoryPlot[] = [
  CAT_IN_THE_STUDIO,
  HUNTING_THE_HOWL,
  ONE_STICK_MISSING,
  RULES_ON_THE_WALL,
  TEN_MINUTES_LEFT,
  THE_DAY_WITHOUT_A_VOICE,
  THE_HONEST_METRONOME,
];
