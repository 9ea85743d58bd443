import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ChartsProblem } from '#model/compute/charts';
import { type EverySongView, useEverySong } from '#src/actors/late/use-every-song.ts';
import type { Page } from '../state/page.ts';
import { collectionOf } from '../state/problem.ts';
import { useKeptTeam } from '../state/use-team.ts';

/** The best team for each chart, again whenever the collection, how it plays or the charts are others. */
export function useEvery(
  { builder, inputs }: Page,
  charts: ChartsProblem['charts'] | null,
  lengths: readonly number[],
): EverySongView {
  const every = useEverySong();
  const { profile, game } = builder;
  const asked = useKeptTeam(collectionOf(inputs, profile, game), profile);
  const problem = useMemo(
    () => (asked === null || charts === null ? null : { ...asked, charts, lengths }),
    [asked, charts, lengths],
  );
  const start = useEffectEvent(every.start);
  useEffect(() => {
    if (problem) start(problem);
  }, [problem]);
  return every;
}
