import type { StoryPlot } from '../../script/plot.ts';
import { A_RECIPE_FOR_FIVE } from './a-recipe-for-five.ts';
import { A_SONG_WITHOUT_WORDS } from './a-song-without-words.ts';
import { AN_ARGUMENT_ABOUT_A_BRIDGE } from './an-argument-about-a-bridge.ts';
import { LETTER_WITHOUT_A_NAME } from './letter-without-a-name.ts';
import { ONE_PHOTO_OF_FIVE } from './one-photo-of-five.ts';
import { STARS_ON_THE_ROOF } from './stars-on-the-roof.ts';
import { THE_SECRET_PARTY } from './the-secret-party.ts';

export const FRIEND_PLOTS: readonly StoryPlot[] = [
  A_RECIPE_FOR_FIVE,
  A_SONG_WITHOUT_WORDS,
  AN_ARGUMENT_ABOUT_A_BRIDGE,
  LETTER_WITHOUT_A_NAME,
  ONE_PHOTO_OF_FIVE,
  STARS_ON_THE_ROOF,
  THE_SECRET_PARTY,
];
