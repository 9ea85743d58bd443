import type { PublishingWork, WorkOutcome } from '#machines/workdraft/workdraft.types';
import type { KeptWork } from '#model/writing/work/kept-work';
import { callApi } from '#src/kit/data/api/call.ts';
import { bringFiles, refusalOf, sendEdit, type WorkSending } from './send-steps.ts';

async function sendNew<Content>(
  work: KeptWork<Content>,
  { kind, home, keyOf, signal }: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const post = { ...(await kind.postOf(work.content, [], home)), key: keyOf(work) };
  const result = await callApi('POST post', 'postSave', post, signal);
  if (!result.isDone) return refusalOf<Content>(result.failure, null);
  return { kind: 'published', id: result.answer.id, revision: 0 };
}

/** Brings the files of a work to the site, then the work itself, at once or as a plan. */
export async function sendWork<Content>(
  publishing: PublishingWork<Content>,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const { work, task } = publishing;
  const { post, plan } = work;
  const refusal = task.kind === 'withdraw' ? null : await bringFiles(work, sending);
  if (refusal) return refusal;
  sending.onProgress({ file: null, share: 1 });
  if (post !== null) return sendEdit(work, post, sending);
  if (plan === null && task.kind === 'publish') return sendNew(work, sending);
  return (await import('./plan/send-plan.ts')).sendPlan(publishing, sending);
}
