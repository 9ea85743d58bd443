import type { StoryPlot } from '../../script/plot.ts';
import { A_LOST_CHILD } from './a-lost-child.ts';
import { A_SHIFT_AT_THE_CAFE } from './a-shift-at-the-cafe.ts';
import { A_THING_ON_ITS_TRAVELS } from './a-thing-on-its-travels.ts';
import { DATE_ON_THE_FLYER } from './date-on-the-flyer.ts';
import { FIVE_MINUTES_ON_AIR } from './five-minutes-on-air.ts';
import { MISSED_THE_LAST_BUS } from './missed-the-last-bus.ts';
import { THE_LAST_ONE } from './the-last-one.ts';

export const TOWN_PLOTS: readonly StoryPlot[] = [
  A_LOST_CHILD,
  A_SHIFT_AT_THE_CAFE,
  A_THING_ON_ITS_TRAVELS,
  DATE_ON_THE_FLYER,
  FIVE_MINUTES_ON_AIR,
  MISSED_THE_LAST_BUS,
  THE_LAST_ONE,
];
