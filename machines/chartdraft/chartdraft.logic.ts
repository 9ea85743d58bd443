import { storageProblemOf } from '#model/vocabulary/storage';
import { type ChartDraft, emptyChartDraft, isSameChartDraft } from '#model/writing/chart/draft';
import { type KeptChart, newChart } from '#model/writing/chart/kept-chart';
import { needsOf } from '#model/writing/chart/needs';
import { retryDelayMs } from '../kept/draft.logic.ts';
import type {
  ChartDraftContext,
  ChartDraftEmitted,
  ChartDraftEvent,
  ChartDraftInput,
  ChartOutcome,
  ChartRefusal,
  KeepingChart,
  PublishingChart,
} from './chartdraft.types.ts';

type Change = Partial<ChartDraftContext>;
interface Contextual {
  readonly context: ChartDraftContext;
}

/** Without an input, as when a visualizer opens the machine alone. */
const ALONE: ChartDraftInput = { draftKey: '', start: newChart(emptyChartDraft()) };

export const initialContext = ({ input = ALONE }: { input?: ChartDraftInput }): ChartDraftContext => ({
  input,
  chart: input.start,
  kept: input.start,
  tried: input.start,
  problem: null,
  damaged: null,
  generation: 0,
  sent: input.start,
  progress: null,
  refusal: null,
});

export const isUnkept = ({ chart, kept }: ChartDraftContext): boolean => chart !== kept;
export const isUntried = ({ chart, tried }: ChartDraftContext): boolean => chart !== tried;

/** What was published from here and has newer changes at the site shows those; a draft with changes of its own stays. */
const isOvertaken = (stored: KeptChart, { revision }: KeptChart): boolean =>
  stored.isPublished && revision !== null && revision !== stored.revision;

/** Shows what lay under the key. `kept` stays the object that is shown, since nothing has changed yet. */
export function open({ input, generation }: ChartDraftContext, event: ChartDraftEvent): Change {
  if (event.type !== 'xstate.done.actor.load') return {};
  const { output } = event;
  const chart =
    output.kind === 'draft' && !isOvertaken(output.chart, input.start) ? output.chart : input.start;
  const shown = { chart, kept: chart, tried: chart, problem: null, generation: generation + 1 };
  return output.kind === 'damaged' ? { ...shown, damaged: output.text } : shown;
}

const isLookOnly = (change: Partial<ChartDraft>): boolean =>
  change.sheet === undefined && change.about === undefined;

/** An unchanged value keeps its identity, so that nothing is stored again. */
export function write({ chart }: ChartDraftContext, event: ChartDraftEvent): Change {
  if (event.type !== 'DRAFT.CHANGED') return {};
  const { change } = event;
  const content = { ...chart.content, ...change };
  const { sheet, about, view } = chart.content;
  if (content.sheet === sheet && content.about === about && content.view === view) return {};
  const isPublished = chart.isPublished && (isLookOnly(change) || isSameChartDraft(content, chart.content));
  return { chart: { ...chart, content, isPublished } };
}

export const problemIn = (event: ChartDraftEvent): Change => ({
  problem: storageProblemOf('error' in event ? event.error : null),
});

export const keepingOf = ({ context: { input, chart } }: Contextual): KeepingChart => ({
  draftKey: input.draftKey,
  chart,
});
export const publishingOf = ({ context: { chart } }: Contextual): PublishingChart => ({ chart });
export const draftKeyOf = ({ context }: Contextual): string => context.input.draftKey;

/** There is something to publish that the site will take, as far as this page knows. */
export const canPublish = ({ chart }: ChartDraftContext): boolean =>
  !chart.isPublished && needsOf(chart.content).length === 0;

const outcomeIn = (event: ChartDraftEvent): ChartOutcome | null =>
  event.type === 'PUBLISH.ENDED' ? event.outcome : null;

export const isPublished = (event: ChartDraftEvent): boolean => outcomeIn(event)?.kind === 'published';
export const mustWait = (event: ChartDraftEvent): boolean => outcomeIn(event)?.kind === 'wait';
export const isStale = (event: ChartDraftEvent): boolean => outcomeIn(event)?.kind === 'stale';

export function refusalIn(event: ChartDraftEvent): Change {
  const outcome = outcomeIn(event);
  const refusal: ChartRefusal =
    outcome === null || outcome.kind === 'published' ? { kind: 'failed' } : outcome;
  return { refusal, progress: null };
}

export const noteProgress = (event: ChartDraftEvent): Change =>
  event.type === 'PUBLISH.REPORTED' ? { progress: event.progress } : {};

/** From now on a draft of what is published. What was changed while it was sent is still to be published. */
export function settle({ chart, sent }: ChartDraftContext, event: ChartDraftEvent): Change {
  const outcome = outcomeIn(event);
  if (outcome?.kind !== 'published') return {};
  const { id, revision } = outcome;
  const isSame = isSameChartDraft(chart.content, sent.content);
  return { chart: { ...chart, post: id, revision, isPublished: isSame }, progress: null, refusal: null };
}

export const publishedEvent = (event: ChartDraftEvent): ChartDraftEmitted => {
  const outcome = outcomeIn(event);
  return { type: 'CHART.PUBLISHED', id: outcome?.kind === 'published' ? outcome.id : 0 };
};

const staleIn = ({ refusal }: ChartDraftContext) => (refusal?.kind === 'stale' ? refusal : null);

/** Rebases the draft onto the newer version, which the author has seen. */
export function rebase(context: ChartDraftContext): Change {
  const stale = staleIn(context);
  return stale ? { chart: { ...context.chart, revision: stale.revision } } : {};
}

export const canTake = (context: ChartDraftContext): boolean => Boolean(staleIn(context)?.newer);

/** Replaces the draft with the newer version. Where the author looks stays. */
export function takeNewer(context: ChartDraftContext): Change {
  const { newer = null, revision = null } = staleIn(context) ?? {};
  if (newer === null) return {};
  const { chart, generation } = context;
  const content = { ...newer, view: chart.content.view };
  return {
    chart: { ...chart, content, revision, isPublished: true },
    refusal: null,
    generation: generation + 1,
  };
}

export const waitOf = ({ context }: Contextual): number => retryDelayMs(context);
