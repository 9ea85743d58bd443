import type { StoryPlot } from '../../script/plot.ts';
import { CARRYING_THE_DRUMS } from './carrying-the-drums.ts';
import { ONE_WRONG_NOTE } from './one-wrong-note.ts';
import { STILL_RINGING } from './still-ringing.ts';
import { THE_FIRST_MESSAGE } from './the-first-message.ts';
import { THE_LOST_PICK } from './the-lost-pick.ts';
import { TOO_TIRED_FOR_SNACKS } from './too-tired-for-snacks.ts';
import { WHO_CLAPPED_FIRST } from './who-clapped-first.ts';
import { WHO_FELL_ASLEEP } from './who-fell-asleep.ts';

export const AFTER_LIVE_PLOTS: readonly StoryPlot[] = [
  CARRYING_THE_DRUMS,
  ONE_WRONG_NOTE,
  STILL_RINGING,
  THE_FIRST_MESSAGE,
  THE_LOST_PICK,
  TOO_TIRED_FOR_SNACKS,
  WHO_CLAPPED_FIRST,
  WHO_FELL_ASLEEP,
];
