import type { SlowPage } from '../slow-page.ts';
import type { LongestTasks } from './tasks.ts';

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

/** What the issues ask of the page, and what was measured; or why nothing was. */
export function pageGoals(page: SlowPage | string): readonly Goal[] {
  const asked = onPhone('longest task of the page while it is asked ≤ 50');
  if (typeof page === 'string') return [[asked, page]];
  return [
    [asked, longestTasks(page.asked)],
    [onPhone('a search or a filter of all cards painted ≤ 100'), painted(page.lists)],
    [
      onPhone('longest task while all cards are filtered, searched and scrolled ≤ 50'),
      longestTasks(page.lists),
    ],
  ];
}
