import type { ChartOutcome, PublishingChart } from '#machines/chartdraft/chartdraft.types';
import type { AnswerOf } from '#model/contract/endpoints';
import type { KeptChart } from '#model/writing/chart/kept-chart';
import { callApi } from '#src/kit/data/api/call.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { draftOfPost } from '../drafts/draft-of-post.ts';
import { type ChartSending, newerOf, newPostOf, refusalOf, sendEdit } from '../drafts/send-chart.ts';

/** Charts that the site publishes at a set time: planned, changed, published at once, taken back. */

type Plan = NonNullable<KeptChart['plan']>;

/** What someone else saved of a plan meanwhile. */
async function newerPlan(id: number, home: string) {
  const result = await callApi('GET post/plan', 'post', { id });
  return result.isDone && result.answer.post ? draftOfPost(result.answer.post, home) : null;
}

/** Saves on top of the post that a plan became; its first revision is what was planned last. */
async function saveAsPost(
  chart: KeptChart,
  { revision, postId }: AnswerOf<'GET post/plan'>['plan'],
  sending: ChartSending,
): Promise<ChartOutcome> {
  if (postId === null) return { kind: 'failed' };
  if (chart.revision !== revision) {
    const newer = await newerOf(postId, sending.home);
    return newer ? { kind: 'stale', ...newer, post: postId } : { kind: 'failed' };
  }
  if (chart.isPublished) return { kind: 'published', id: postId, revision: 0 };
  const outcome = await sendEdit({ ...chart, revision: 0 }, postId, sending);
  return outcome.kind === 'stale' ? { ...outcome, post: postId } : outcome;
}

/** Its time has come while it was edited, or it was taken back elsewhere. */
async function sendLate(chart: KeptChart, { id }: Plan, sending: ChartSending): Promise<ChartOutcome> {
  const result = await callApi('GET post/plan', 'post', { id }, sending.signal);
  return result.isDone ? saveAsPost(chart, result.answer.plan, sending) : refusalOf(result.failure, null);
}

async function sendNewPlan(chart: KeptChart, time: number, sending: ChartSending): Promise<ChartOutcome> {
  const { home, keyOf, signal } = sending;
  const post = { ...(await newPostOf(chart, home)), key: keyOf(chart) };
  const result = await callApi('POST post/plan', 'postSave', { time, post }, signal);
  if (!result.isDone) return refusalOf(result.failure, null);
  const { id, revision } = result.answer;
  return { kind: 'planned', id, time, revision };
}

/** Saves the chart, its time, or both. */
async function savePlan(
  chart: KeptChart,
  plan: Plan,
  time: number | null,
  sending: ChartSending,
): Promise<ChartOutcome> {
  const { home, signal } = sending;
  const result = await callApi(
    'POST post/plan/edit',
    'postSave',
    {
      id: plan.id,
      ...(chart.revision === null ? {} : { revision: chart.revision }),
      ...(time === null ? {} : { time }),
      ...(chart.isPublished ? {} : { post: await newPostOf(chart, home) }),
    },
    signal,
  );
  if (result.isDone) return { kind: 'planned', id: plan.id, ...timed(result.answer) };
  if (refusedWith(result, 'POST_INVALID')) return sendLate(chart, plan, sending);
  return refusalOf(result.failure, () => newerPlan(plan.id, home));
}

const timed = ({ time, revision }: AnswerOf<'POST post/plan/edit'>) => ({ time, revision });

/** What was changed is saved first. */
async function publishNow(chart: KeptChart, plan: Plan, sending: ChartSending): Promise<ChartOutcome> {
  const saved: ChartOutcome = chart.isPublished
    ? { kind: 'planned', ...plan, revision: chart.revision ?? 0 }
    : await savePlan(chart, plan, null, sending);
  if (saved.kind !== 'planned') return saved;
  const { home, signal } = sending;
  const { revision } = saved;
  const result = await callApi('POST post/plan/publish', 'postSave', { id: plan.id, revision }, signal);
  if (result.isDone) return { kind: 'published', id: result.answer.id, revision: 0 };
  return refusalOf(result.failure, () => newerPlan(plan.id, home));
}

async function withdraw({ id }: Plan, { signal }: ChartSending): Promise<ChartOutcome> {
  const result = await callApi('POST post/plan/cancel', 'postDelete', { id }, signal);
  if (result.isDone) return { kind: 'withdrawn' };
  if (!refusedWith(result, 'POST_INVALID')) return refusalOf(result.failure, null);
  const there = await callApi('GET post/plan', 'post', { id }, signal);
  if (!there.isDone) return { kind: 'withdrawn' };
  const { postId } = there.answer.plan;
  return postId === null ? { kind: 'failed' } : { kind: 'published', id: postId, revision: 0 };
}

/** Everything that concerns a plan; its files are at the site by then. */
export async function sendPlan(
  { chart, task }: PublishingChart,
  sending: ChartSending,
): Promise<ChartOutcome> {
  const { plan } = chart;
  if (plan === null)
    return task.kind === 'plan' ? sendNewPlan(chart, task.time, sending) : { kind: 'failed' };
  if (task.kind === 'withdraw') return withdraw(plan, sending);
  if (task.kind === 'now') return publishNow(chart, plan, sending);
  return savePlan(chart, plan, task.kind === 'plan' ? task.time : null, sending);
}
