import type { SlowPage } from '../slow-page.ts';
import type { Pace } from './pace.ts';
import type { LongestTasks } from './results.ts';

type Goal = readonly [goal: string, measured: string];

const onPhone = (what: string): string => `${what}, a phone, processor 4 × slower`;

const longestTasks = (all: readonly LongestTasks[]): string =>
  all
    .map(
      ({ name, medianMs, worstMs, times, beyond }) =>
        `${name}: ${medianMs.toFixed(0)}, worst of ${times}: ${worstMs.toFixed(0)} (${beyond} beyond 50)`,
    )
    .join('; ');

const painted = (all: readonly LongestTasks[]): string =>
  all
    .flatMap(({ name, painted: shown }) =>
      shown ? [`${name}: ${shown.medianMs.toFixed(0)}, worst ${shown.worstMs.toFixed(0)}`] : [],
    )
    .join('; ');

const pace = (name: string, { bestMs, median, worst, again }: Pace): string =>
  `${name}: ${median.toFixed(1)}, at worst ${worst.toFixed(1)} times its best of ${bestMs.toFixed(1)} ms; ${again} measured again, because it took longer after`;

/** What the issues ask of the page, and what was measured; or why nothing was. */
export function pageGoals(page: SlowPage | string): readonly Goal[] {
  const asked = onPhone('longest task of the page while it is asked ≤ 50');
  if (typeof page === 'string') return [[asked, page]];
  return [
    [asked, longestTasks(page.asked.tasks)],
    [onPhone('a search or a filter of all cards painted ≤ 100'), painted(page.lists.tasks)],
    [
      onPhone('longest task while all cards are filtered, searched and scrolled ≤ 50'),
      longestTasks(page.lists.tasks),
    ],
    [
      onPhone('how much slower the page really was: a fixed piece of work before and after what is measured'),
      `${pace('asked', page.asked.pace)}; ${pace('lists', page.lists.pace)}`,
    ],
  ];
}
