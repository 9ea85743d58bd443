import type { DemoStory } from '#model/contract/community/demo';
import type { StoryPlot } from '../../script/plot.ts';
import { AFTER_TEN } from './after-ten.ts';
import { ASK_FIRST } from './ask-first.ts';
import { PILLOW_WAR } from './pillow-war.ts';
import { TEMPO } from './tempo.ts';

interface WarnedPlot {
  readonly plot: StoryPlot;
  readonly warning: Partial<DemoStory['facts']>;
}

const WARNED: readonly WarnedPlot[] = [
  { plot: PILLOW_WAR, warning: { warningViolence: true } },
  { plot: TEMPO, warning: { warningDeath: true } },
  { plot: ASK_FIRST, warning: { warningNonCon: true } },
  { plot: AFTER_TEN, warning: { warningUnderage: true } },
];

/** Places of the stories that warn of something; none is part of a series. */
const PLACES = [5, 9, 17, 21, 29, 33, 41, 45, 53, 57] as const;

/** The warning that a story needs; null without one. */
export function warnedPlot(nth: number): WarnedPlot | null {
  const place = PLACES.findIndex((each) => each === nth);
  return place < 0 ? null : (WARNED[place % WARNED.length] ?? null);
}
