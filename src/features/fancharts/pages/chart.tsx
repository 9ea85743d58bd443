import { lazy, useState } from 'react';
import { type ChartTimes, ChartTimesContext } from '#src/features/community/thread/times/chart-times.ts';
import { PostPage } from '#src/features/posts/post/post-page.tsx';
import { Work } from '../page/work.tsx';

/** Beside the work and below it on phones: it may come after it. */
const Company = lazy(async () => ({ default: (await import('../authors/company.tsx')).Company }));

const WORDS = { title: 'page.fanChart', all: 'fanCharts.all' } as const;

/** `/community/charts/{id}/{name?}`: a chart that a member made, to play, to read and to take along (reference R99). */
export function Screen() {
  const [times] = useState<ChartTimes>(() => ({ player: null }));
  return (
    <ChartTimesContext value={times}>
      <PostPage kind="chart" words={WORDS} Work={Work} Company={Company} />
    </ChartTimesContext>
  );
}
