import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo } from 'react';
import type { ChartDraftInput } from '#machines/chartdraft/chartdraft.types';
import { type ChartDraftView, chartDraftView } from '#machines/chartdraft/chartdraft.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { watchVisibility } from '#src/browser/page/visibility.ts';

export type { ChartDraftInput, ChartRefusal } from '#machines/chartdraft/chartdraft.types';
export type { ChartDraftView };

const load = fetchOnce(async () => (await import('./chartdraft.actors.ts')).chartdraft);

/** A chart under way. Waits for its code; the input counts as it was at first. */
export function useChartDraft(input: ChartDraftInput, onPublished: (id: number) => void): ChartDraftView {
  const logic = use(load());
  const actor = useActorRef(logic, { input });
  const notify = useEffectEvent(onPublished);
  useEffect(() => {
    const subscription = actor.on('CHART.PUBLISHED', ({ id }) => notify(id));
    return () => subscription.unsubscribe();
  }, [actor]);
  // A page that goes out of sight may not come back.
  useEffect(() => watchVisibility((isVisible) => !isVisible && actor.send({ type: 'DRAFT.KEEP' })), [actor]);
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => chartDraftView(snapshot, actor.send), [snapshot, actor]);
}
