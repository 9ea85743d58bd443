import type { StoryPlot } from '../../script/plot.ts';
import { BORROWED_TIME } from './borrowed-time.ts';
import { COUNTING_STEPS } from './counting-steps.ts';
import { ECHO_UNDER_THE_BRIDGE } from './echo-under-the-bridge.ts';
import { HALF_A_MELON } from './half-a-melon.ts';
import { LIGHTS_OUT_IN_THE_HALL } from './lights-out-in-the-hall.ts';
import { MEASURING_SHADOWS } from './measuring-shadows.ts';
import { OVERDUE_BOOK } from './overdue-book.ts';
import { PRACTICE_FOR_PHOTOS } from './practice-for-photos.ts';
import { SHOP_WINDOW } from './shop-window.ts';
import { THE_DUCK } from './the-duck.ts';
import { THE_QUIET_SHELF } from './the-quiet-shelf.ts';
import { UMBRELLA_FOR_TWO } from './umbrella-for-two.ts';
import { VENDING_MACHINE } from './vending-machine.ts';
import { WEATHER_REPORT } from './weather-report.ts';

export const AREA_PLOTS: readonly StoryPlot[] = [
  BORROWED_TIME,
  COUNTING_STEPS,
  ECHO_UNDER_THE_BRIDGE,
  HALF_A_MELON,
  LIGHTS_OUT_IN_THE_HALL,
  MEASURING_SHADOWS,
  OVERDUE_BOOK,
  PRACTICE_FOR_PHOTOS,
  SHOP_WINDOW,
  THE_DUCK,
  THE_QUIET_SHELF,
  UMBRELLA_FOR_TWO,
  VENDING_MACHINE,
  WEATHER_REPORT,
];
