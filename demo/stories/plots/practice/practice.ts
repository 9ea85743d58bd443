import type { StoryPlot } from '../../script/plot.ts';
import { CAT_IN_THE_STUDIO } from './cat-in-the-studio.ts';
import { ONE_STICK_MISSING } from './one-stick-missing.ts';

export const PRACTICE_PLOTS: readonly StoryPlot[] = [CAT_IN_THE_STUDIO, ONE_STICK_MISSING];
