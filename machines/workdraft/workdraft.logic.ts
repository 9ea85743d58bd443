import { storageProblemOf } from '#model/vocabulary/storage';
import { type KeptWork, newWork, type WorkContent } from '#model/writing/work/kept-work';
import type {
  KeepingWork,
  OpenedWork,
  PublishingWork,
  WorkDraftContext,
  WorkDraftEmitted,
  WorkDraftEvent,
  WorkDraftInput,
  WorkOutcome,
  WorkRefusal,
  WorkRules,
} from './workdraft.types.ts';

type Change<Content> = Partial<WorkDraftContext<Content>>;
interface Contextual<Content> {
  readonly context: WorkDraftContext<Content>;
}

export const initialContext =
  <Content extends WorkContent>({ empty }: WorkRules<Content>) =>
  ({ input }: { readonly input?: WorkDraftInput<Content> | undefined }): WorkDraftContext<Content> => {
    // Without an input, as when a visualizer opens the machine alone.
    const { draftKey = '', start = newWork(empty()) } = input ?? {};
    return {
      input: { draftKey, start },
      draft: start,
      kept: start,
      tried: start,
      problem: null,
      damaged: null,
      generation: 0,
      sent: start,
      task: { kind: 'publish' },
      progress: null,
      refusal: null,
    };
  };

/** What was published from here and has newer changes at the site shows those; a draft with changes of its own stays. */
const isOvertaken = (stored: KeptWork<unknown>, { revision }: KeptWork<unknown>): boolean =>
  stored.isPublished && revision !== null && revision !== stored.revision;

/** A plan may have got another time from another device. */
function withTime<Content>(stored: KeptWork<Content>, { plan }: KeptWork<Content>): KeptWork<Content> {
  const isSame = stored.plan?.id === plan?.id && stored.plan?.time === plan?.time;
  return plan === null || isSame ? stored : { ...stored, plan };
}

function shownOf<Content>(output: OpenedWork<Content>, start: KeptWork<Content>): KeptWork<Content> {
  const isStored = output.kind === 'draft' && !isOvertaken(output.work, start);
  return isStored ? withTime(output.work, start) : start;
}

/** Shows what the device has under the key. `kept` stays the object that is shown, since nothing has changed yet. */
export function open<Content>(
  { input, generation }: WorkDraftContext<Content>,
  event: WorkDraftEvent<Content>,
): Change<Content> {
  if (event.type !== 'xstate.done.actor.load') return {};
  const { output } = event;
  const draft = shownOf(output, input.start);
  const shown = { draft, kept: draft, tried: draft, problem: null, generation: generation + 1 };
  return output.kind === 'damaged' ? { ...shown, damaged: output.text } : shown;
}

const isLookOnly = ({ sheet, about }: Partial<WorkContent>): boolean =>
  sheet === undefined && about === undefined;

/** An unchanged value keeps its identity, so that nothing is stored again. */
export function write<Content extends WorkContent>(
  { isSame }: WorkRules<Content>,
  { draft }: WorkDraftContext<Content>,
  event: WorkDraftEvent<Content>,
): Change<Content> {
  if (event.type !== 'DRAFT.CHANGED') return {};
  const { change } = event;
  const content = { ...draft.content, ...change };
  const { sheet, about, view } = draft.content;
  if (content.sheet === sheet && content.about === about && content.view === view) return {};
  const isPublished = draft.isPublished && (isLookOnly(change) || isSame(content, draft.content));
  return { draft: { ...draft, content, isPublished } };
}

export const problemIn = (event: WorkDraftEvent<unknown>) => ({
  problem: storageProblemOf('error' in event ? event.error : null),
});

export const keepingOf = <Content>({
  context: { input, draft },
}: Contextual<Content>): KeepingWork<Content> => ({
  draftKey: input.draftKey,
  work: draft,
});
export const publishingOf = <Content>({
  context: { draft, task },
}: Contextual<Content>): PublishingWork<Content> => ({
  work: draft,
  task,
});

export function taskIn(event: WorkDraftEvent<unknown>): Pick<Change<unknown>, 'task'> {
  switch (event.type) {
    case 'WORK.PLAN':
      return { task: { kind: 'plan', time: event.time } };
    case 'PLAN.PUBLISH':
      return { task: { kind: 'now' } };
    case 'PLAN.WITHDRAW':
      return { task: { kind: 'withdraw' } };
    case 'WORK.PUBLISH':
      return { task: { kind: 'publish' } };
    default:
      return {};
  }
}

export const hasPlan = ({ draft }: WorkDraftContext<unknown>): boolean => draft.plan !== null;

const isWhole = <Content extends WorkContent>(
  { needsOf }: Pick<WorkRules<Content>, 'needsOf'>,
  { draft }: WorkDraftContext<Content>,
): boolean => needsOf(draft.content).length === 0;

/** What is published has no time any more. */
export const canPlan = <Content extends WorkContent>(
  rules: Pick<WorkRules<Content>, 'needsOf'>,
  context: WorkDraftContext<Content>,
): boolean => context.draft.post === null && isWhole(rules, context);

export const canPublishPlan = <Content extends WorkContent>(
  rules: WorkRules<Content>,
  context: WorkDraftContext<Content>,
): boolean => hasPlan(context) && canPlan(rules, context);

/** There is something to publish that the site will take, as far as this page knows. */
export const canPublish = <Content extends WorkContent>(
  rules: Pick<WorkRules<Content>, 'needsOf'>,
  context: WorkDraftContext<Content>,
): boolean => !context.draft.isPublished && isWhole(rules, context);

const outcomeIn = <Content>(event: WorkDraftEvent<Content>): WorkOutcome<Content> | null =>
  event.type === 'PUBLISH.ENDED' ? event.outcome : null;

export const isPublished = (event: WorkDraftEvent<unknown>): boolean =>
  outcomeIn(event)?.kind === 'published';
export const isPlanned = (event: WorkDraftEvent<unknown>): boolean =>
  ['planned', 'withdrawn'].includes(outcomeIn(event)?.kind ?? '');
export const mustWait = (event: WorkDraftEvent<unknown>): boolean => outcomeIn(event)?.kind === 'wait';
export const isStale = (event: WorkDraftEvent<unknown>): boolean => outcomeIn(event)?.kind === 'stale';

export function refusalIn<Content>(event: WorkDraftEvent<Content>): Change<Content> {
  const outcome = outcomeIn(event);
  const isDone =
    outcome === null ||
    outcome.kind === 'published' ||
    outcome.kind === 'planned' ||
    outcome.kind === 'withdrawn';
  const refusal: WorkRefusal<Content> = isDone ? { kind: 'failed' } : outcome;
  return { refusal, progress: null };
}

export const noteProgress = (event: WorkDraftEvent<unknown>): Pick<Change<unknown>, 'progress'> =>
  event.type === 'PUBLISH.REPORTED' ? { progress: event.progress } : {};

/** From now on a draft of what is published or planned. What was changed while it was sent is still to be published. */
export function settle<Content extends WorkContent>(
  { isSame }: WorkRules<Content>,
  { draft, sent, task }: WorkDraftContext<Content>,
  event: WorkDraftEvent<Content>,
): Change<Content> {
  const outcome = outcomeIn(event);
  const settled = { progress: null, refusal: null };
  // Its time may have come before the plan was taken back: then nothing was sent.
  const wasSent = task.kind !== 'withdraw' || sent.isPublished;
  const isPublished = wasSent && isSame(draft.content, sent.content);
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

export const publishedEvent = (event: WorkDraftEvent<unknown>): WorkDraftEmitted => {
  const outcome = outcomeIn(event);
  return { type: 'WORK.PUBLISHED', id: outcome?.kind === 'published' ? outcome.id : 0 };
};

const staleIn = <Content>({ refusal }: WorkDraftContext<Content>) =>
  refusal?.kind === 'stale' ? refusal : null;

/** A plan that was published meanwhile is a post from then on. */
const movedTo = (post: number | undefined) => (post === undefined ? {} : { post, plan: null });

/** Rebases the draft onto the newer version, which the author has seen. */
export function rebase<Content>(context: WorkDraftContext<Content>): Change<Content> {
  const stale = staleIn(context);
  if (!stale) return {};
  const { revision, post } = stale;
  return { draft: { ...context.draft, ...movedTo(post), revision } };
}

export const canTake = (context: WorkDraftContext<unknown>): boolean => Boolean(staleIn(context)?.newer);

/** Replaces the draft with the newer version. Where the author looks stays. */
export function takeNewer<Content extends WorkContent>(context: WorkDraftContext<Content>): Change<Content> {
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
