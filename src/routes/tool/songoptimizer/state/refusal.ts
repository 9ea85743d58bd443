import type { ChartsAnswer } from '#model/compute/charts';

/** What is answered about many charts may be refused for the same reasons. */
export type Refusable = Pick<ChartsAnswer, 'noTeam' | 'unknownLengths' | 'remarks'>;

/** Nothing was scored, so nothing can be said of it. */
export const isRefused = ({ noTeam, unknownLengths }: Refusable): boolean =>
  noTeam !== null || unknownLengths.length > 0;
