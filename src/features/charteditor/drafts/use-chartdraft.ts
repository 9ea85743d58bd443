import { useActorRef } from '@xstate/react';
import { use } from 'react';
import type { WorkDraftInput } from '#machines/workdraft/workdraft.types';
import type { WorkDraftView } from '#machines/workdraft/workdraft.view';
import type { ChartDraft } from '#model/writing/chart/draft';
import { type ChartNeed, needsOf } from '#model/writing/chart/needs';
import { type RefusedChart, refusedParts } from '#model/writing/chart/refused';
import { fetchOnce } from '#src/browser/network/fetch-once.ts';
import { useWorkDraft } from '../../drafts/use-workdraft.ts';

export type ChartDraftInput = WorkDraftInput<ChartDraft>;
export type ChartDraftView = WorkDraftView<ChartDraft, ChartNeed, RefusedChart>;

const load = fetchOnce(async () => (await import('./chartdraft.actors.ts')).chartdraft);
const RULES = { needsOf, refusedParts };

/** A chart under way. Waits for its code; the input counts as it was at first. */
export function useChartDraft(input: ChartDraftInput, onPublished: (id: number) => void): ChartDraftView {
  const actor = useActorRef(use(load()), { input });
  return useWorkDraft(RULES, actor, onPublished);
}
