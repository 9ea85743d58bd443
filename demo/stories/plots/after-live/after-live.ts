import type { StoryPlot } from '../../script/plot.ts';
import { STILL_RINGING } from './still-ringing.ts';
import { THE_LOST_PICK } from './the-lost-pick.ts';
import { TOO_TIRED_FOR_SNACKS } from './too-tired-for-snacks.ts';
import { WHO_CLAPPED_FIRST } from './who-clapped-first.ts';

export const AFTER_LIVE_PLOTS: readonly StoryPlot[] = [
  STILL_RINGING,
  THE_LOST_PICK,
  TOO_TIRED_FOR_SNACKS,
  WHO_CLAPPED_FIRST,
];
