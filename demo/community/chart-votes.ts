import { MAX_CHART_LEVEL } from '#model/contract/community/chart-limits';
import type { DemoChart } from '#model/contract/community/demo';
import type { ChartFeel } from '#model/rules/chart-votes';
import type { Random } from '../seeded/random.ts';
import { WRITERS } from './writers.ts';

const MAX_VOTERS = 12;
/** How far apart members are about a level. */
const APART = 2;

const feelOf = (by: number): ChartFeel => (by === 0 ? 'asStated' : by > 0 ? 'harder' : 'easier');

/** How hard other writers find a chart of a writer: around a level that may be another than the stated one. */
export function votesOf(random: Random, author: number, stated: number): DemoChart['votes'] {
  const shift = random.int(-1, 1);
  const first = random.int(0, WRITERS.length - 1);
  const count = random.int(0, MAX_VOTERS);
  return Array.from({ length: count }, (_, nth) => (first + 3 * nth) % WRITERS.length)
    .filter((voter, place, all) => voter !== author && all.indexOf(voter) === place)
    .map((voter) => {
      const by = shift + random.int(-APART, APART);
      const level = Math.min(MAX_CHART_LEVEL, Math.max(1, stated + by));
      return { voter, level, feel: feelOf(level - stated) };
    });
}
