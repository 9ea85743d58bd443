import { storageProblemOf } from '#model/vocabulary/storage';
import { type ChartDraft, emptyChartDraft, isSameChartDraft } from '#model/writing/chart/draft';
import { type KeptChart, newChart } from '#model/writing/chart/kept-chart';
import { needsOf } from '#model/writing/chart/needs';
import { NOTHING_REFUSED, type RefusedParts, refusedParts } from '#model/writing/chart/refused';
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
  draft: input.start,
  kept: input.start,
  tried: input.start,
  problem: null,
  damaged: null,
  generation: 0,
  sent: input.start,
  task: { kind: 'publish' },
  progress: null,
  refusal: null,
});

/** What was published from here and has newer changes at the site shows those; a draft with changes of its own stays. */
const isOvertaken = (stored: KeptChart, { revision }: KeptChart): boolean =>
  stored.isPublished && revision !== null && revision !== stored.revision;

/** A plan may have got another time from another device. */
function withTime(stored: KeptChart, { plan }: KeptChart): KeptChart {
  const isSame = stored.plan?.id === plan?.id && stored.plan?.time === plan?.time;
  return plan === null || isSame ? stored : { ...stored, plan };
}

/** Shows what the device has under the key. `kept` stays the object that is shown, since nothing has changed yet. */
export function open({ input, generation }: ChartDraftContext, event: ChartDraftEvent): Change {
  if (event.type !== 'xstate.done.actor.load') return {};
  const { output } = event;
  const draft =
    output.kind === 'draft' && !isOvertaken(output.chart, input.start)
      ? withTime(output.chart, input.start)
      : input.start;
  const shown = { draft, kept: draft, tried: draft, problem: null, generation: generation + 1 };
  return output.kind === 'damaged' ? { ...shown, damaged: output.text } : shown;
}

const isLookOnly = (change: Partial<ChartDraft>): boolean =>
  change.sheet === undefined && change.about === undefined;

/** An unchanged value keeps its identity, so that nothing is stored again. */
export function write({ draft }: ChartDraftContext, event: ChartDraftEvent): Change {
  if (event.type !== 'DRAFT.CHANGED') return {};
  const { change } = event;
  const content = { ...draft.content, ...change };
  const { sheet, about, view } = draft.content;
  if (content.sheet === sheet && content.about === about && content.view === view) return {};
  const isPublished = draft.isPublished && (isLookOnly(change) || isSameChartDraft(content, draft.content));
  return { draft: { ...draft, content, isPublished } };
}

export const problemIn = (event: ChartDraftEvent): Change => ({
  problem: storageProblemOf('error' in event ? event.error : null),
});

export const keepingOf = ({ context: { input, draft } }: Contextual): KeepingChart => ({
  draftKey: input.draftKey,
  chart: draft,
});
export const publishingOf = ({ context: { draft, task } }: Contextual): PublishingChart => ({
  chart: draft,
  task,
});

export function taskIn(event: ChartDraftEvent): Change {
  switch (event.type) {
    case 'CHART.PLAN':
      return { task: { kind: 'plan', time: event.time } };
    case 'PLAN.PUBLISH':
      return { task: { kind: 'now' } };
    case 'PLAN.WITHDRAW':
      return { task: { kind: 'withdraw' } };
    case 'CHART.PUBLISH':
      return { task: { kind: 'publish' } };
    default:
      return {};
  }
}

export const hasPlan = ({ draft }: ChartDraftContext): boolean => draft.plan !== null;

/** What is published has no time any more. */
export const canPlan = ({ draft }: ChartDraftContext): boolean =>
  draft.post === null && needsOf(draft.content).length === 0;

export const canPublishPlan = (context: ChartDraftContext): boolean => hasPlan(context) && canPlan(context);

/** There is something to publish that the site will take, as far as this page knows. */
export const canPublish = ({ draft }: ChartDraftContext): boolean =>
  !draft.isPublished && needsOf(draft.content).length === 0;

const outcomeIn = (event: ChartDraftEvent): ChartOutcome | null =>
  event.type === 'PUBLISH.ENDED' ? event.outcome : null;

export const isPublished = (event: ChartDraftEvent): boolean => outcomeIn(event)?.kind === 'published';
export const isPlanned = (event: ChartDraftEvent): boolean =>
  ['planned', 'withdrawn'].includes(outcomeIn(event)?.kind ?? '');
export const mustWait = (event: ChartDraftEvent): boolean => outcomeIn(event)?.kind === 'wait';
export const isStale = (event: ChartDraftEvent): boolean => outcomeIn(event)?.kind === 'stale';

export function refusalIn(event: ChartDraftEvent): Change {
  const outcome = outcomeIn(event);
  const isDone =
    outcome === null ||
    outcome.kind === 'published' ||
    outcome.kind === 'planned' ||
    outcome.kind === 'withdrawn';
  const refusal: ChartRefusal = isDone ? { kind: 'failed' } : outcome;
  return { refusal, progress: null };
}

export const refusedIn = ({ refusal, sent, draft }: ChartDraftContext): RefusedParts =>
  refusal?.kind === 'invalid' ? refusedParts(refusal.fields, sent.content, draft.content) : NOTHING_REFUSED;

export const noteProgress = (event: ChartDraftEvent): Change =>
  event.type === 'PUBLISH.REPORTED' ? { progress: event.progress } : {};

/** From now on a draft of what is published or planned. What was changed while it was sent is still to be published. */
export function settle({ draft, sent }: ChartDraftContext, event: ChartDraftEvent): Change {
  const outcome = outcomeIn(event);
  const settled = { progress: null, refusal: null };
  const isPublished = isSameChartDraft(draft.content, sent.content);
  switch (outcome?.kind) {
    case 'published': {
      const { id, revision } = outcome;
      return { ...settled, draft: { ...draft, post: id, plan: null, revision, isPublished } };
    }
    case 'planned': {
      const { id, time, revision } = outcome;
      return { ...settled, draft: { ...draft, plan: { id, time }, revision, isPublished } };
    }
    case 'withdrawn':
      return { ...settled, draft: { ...draft, plan: null, revision: null, isPublished: false } };
    default:
      return {};
  }
}

export const publishedEvent = (event: ChartDraftEvent): ChartDraftEmitted => {
  const outcome = outcomeIn(event);
  return { type: 'CHART.PUBLISHED', id: outcome?.kind === 'published' ? outcome.id : 0 };
};

const staleIn = ({ refusal }: ChartDraftContext) => (refusal?.kind === 'stale' ? refusal : null);

/** A plan that was published meanwhile is a post from then on. */
const movedTo = (post: number | undefined) => (post === undefined ? {} : { post, plan: null });

/** Rebases the draft onto the newer version, which the author has seen. */
export function rebase(context: ChartDraftContext): Change {
  const stale = staleIn(context);
  if (!stale) return {};
  const { revision, post } = stale;
  return { draft: { ...context.draft, ...movedTo(post), revision } };
}

export const canTake = (context: ChartDraftContext): boolean => Boolean(staleIn(context)?.newer);

/** Replaces the draft with the newer version. Where the author looks stays. */
export function takeNewer(context: ChartDraftContext): Change {
  const { newer = null, revision = null, post } = staleIn(context) ?? {};
  if (newer === null) return {};
  const { draft, generation } = context;
  const content = { ...newer, view: draft.content.view };
  return {
    draft: { ...draft, ...movedTo(post), content, revision, isPublished: true },
    refusal: null,
    generation: generation + 1,
  };
}
