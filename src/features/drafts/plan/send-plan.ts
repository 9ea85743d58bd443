import type { PublishingWork, WorkOutcome } from '#machines/workdraft/workdraft.types';
import type { AnswerOf } from '#model/contract/endpoints';
import type { KeptWork } from '#model/writing/work/kept-work';
import { callApi } from '#src/kit/data/api/call.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { newerOf, refusalOf, sendEdit, type WorkSending } from '../send-steps.ts';

/** Works that the site publishes at a set time: planned, changed, published at once, taken back. */

type Plan = NonNullable<KeptWork<unknown>['plan']>;

/** What someone else saved of a plan meanwhile. */
async function newerPlan<Content>(id: number, { kind, home }: WorkSending<Content>) {
  const result = await callApi('GET post/plan', 'post', { id });
  return result.isDone && result.answer.post ? kind.contentOf(result.answer.post, home) : null;
}

/** Saves on top of the post that a plan became; its first revision is what was planned last. */
async function saveAsPost<Content>(
  work: KeptWork<Content>,
  { revision, postId }: AnswerOf<'GET post/plan'>['plan'],
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  if (postId === null) return { kind: 'failed' };
  if (work.revision !== revision) {
    const newer = await newerOf(postId, sending);
    return newer ? { kind: 'stale', ...newer, post: postId } : { kind: 'failed' };
  }
  if (work.isPublished) return { kind: 'published', id: postId, revision: 0 };
  const outcome = await sendEdit({ ...work, revision: 0 }, postId, sending);
  return outcome.kind === 'stale' ? { ...outcome, post: postId } : outcome;
}

/** Its time has come while it was edited, or it was taken back elsewhere. */
async function sendLate<Content>(
  work: KeptWork<Content>,
  { id }: Plan,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const result = await callApi('GET post/plan', 'post', { id }, sending.signal);
  return result.isDone ? saveAsPost(work, result.answer.plan, sending) : refusalOf(result.failure, null);
}

async function sendNewPlan<Content>(
  work: KeptWork<Content>,
  time: number,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const { kind, home, keyOf, signal } = sending;
  const post = { ...(await kind.postOf(work.content, [], home)), key: keyOf(work) };
  const result = await callApi('POST post/plan', 'postSave', { time, post }, signal);
  if (!result.isDone) return refusalOf(result.failure, null);
  const { id, revision } = result.answer;
  return { kind: 'planned', id, time, revision };
}

/** Saves the work, its time, or both. */
async function savePlan<Content>(
  work: KeptWork<Content>,
  plan: Plan,
  time: number | null,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const { kind, home, signal } = sending;
  const there = work.isPublished ? null : await callApi('GET post/plan', 'post', { id: plan.id }, signal);
  if (there && !there.isDone) return refusalOf(there.failure, null);
  if (there && there.answer.post === null) return saveAsPost(work, there.answer.plan, sending);
  const before = there?.answer.post?.content ?? [];
  const result = await callApi(
    'POST post/plan/edit',
    'postSave',
    {
      id: plan.id,
      ...(work.revision === null ? {} : { revision: work.revision }),
      ...(time === null ? {} : { time }),
      ...(work.isPublished ? {} : { post: await kind.postOf(work.content, before, home) }),
    },
    signal,
  );
  if (result.isDone) return { kind: 'planned', id: plan.id, ...timed(result.answer) };
  if (refusedWith(result, 'POST_INVALID')) return sendLate(work, plan, sending);
  return refusalOf(result.failure, () => newerPlan(plan.id, sending));
}

const timed = ({ time, revision }: AnswerOf<'POST post/plan/edit'>) => ({ time, revision });

/** What was changed is saved first. */
async function publishNow<Content>(
  work: KeptWork<Content>,
  plan: Plan,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const saved: WorkOutcome<Content> = work.isPublished
    ? { kind: 'planned', ...plan, revision: work.revision ?? 0 }
    : await savePlan(work, plan, null, sending);
  if (saved.kind !== 'planned') return saved;
  const { signal } = sending;
  const { revision } = saved;
  const result = await callApi('POST post/plan/publish', 'postSave', { id: plan.id, revision }, signal);
  if (result.isDone) return { kind: 'published', id: result.answer.id, revision: 0 };
  return refusalOf(result.failure, () => newerPlan(plan.id, sending));
}

async function withdraw<Content>(
  { id }: Plan,
  { signal }: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const result = await callApi('POST post/plan/cancel', 'postDelete', { id }, signal);
  if (result.isDone) return { kind: 'withdrawn' };
  if (!refusedWith(result, 'POST_INVALID')) return refusalOf(result.failure, null);
  const there = await callApi('GET post/plan', 'post', { id }, signal);
  if (!there.isDone) return { kind: 'withdrawn' };
  const { postId } = there.answer.plan;
  return postId === null ? { kind: 'failed' } : { kind: 'published', id: postId, revision: 0 };
}

/** Everything that concerns a plan; its files are at the site by then. */
export async function sendPlan<Content>(
  { work, task }: PublishingWork<Content>,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const { plan } = work;
  if (plan === null) return task.kind === 'plan' ? sendNewPlan(work, task.time, sending) : { kind: 'failed' };
  if (task.kind === 'withdraw') return withdraw(plan, sending);
  if (task.kind === 'now') return publishNow(work, plan, sending);
  return savePlan(work, plan, task.kind === 'plan' ? task.time : null, sending);
}
