import { useActorRef, useSelector } from '@xstate/react';
import { use } from 'react';
import type { ChartEditorInput } from '#machines/charteditor/charteditor.types';
import {
  type ChartEditorActor,
  type ChartEditorView,
  chartEditorView,
} from '#machines/charteditor/charteditor.view';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';

export type { ChartEditorActor };

const load = fetchOnce(async () => (await import('./charteditor.actors.ts')).charteditor);

/** A chart under edit, which ends with the component. Waits for its code; the input counts as it was at first. */
export function useChartEditor(input: ChartEditorInput): ChartEditorActor {
  const logic = use(load());
  return useActorRef(logic, { input });
}

/** One thing of it; redraws only when that changes. */
export const useChartEditorPart = <Part extends string | number | boolean | null | object>(
  actor: ChartEditorActor,
  read: (view: ChartEditorView) => Part,
): Part => useSelector(actor, (snapshot) => read(chartEditorView(snapshot, actor.send)));

/** The chart as it is now, for what happens between two drawings. */
export const currentView = (actor: ChartEditorActor): ChartEditorView =>
  chartEditorView(actor.getSnapshot(), actor.send);
