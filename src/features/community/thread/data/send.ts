import type { QueryClient } from '@tanstack/react-query';
import type { CategoryName } from '#model/contract/community/categories';
import type { PostNode } from '#model/contract/rich-text';
import { callApi } from '#src/kit/data/api/call.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { patchComment, refreshThread } from './list.ts';

/** A comment as it is sent. */
export interface NewComment {
  readonly categoryName: CategoryName;
  readonly categoryId: string;
  readonly repliesTo: number | null;
  /** The time of the chart that it is about. */
  readonly seconds?: number;
  readonly content: readonly PostNode[];
  /** The same for each try, so that no try makes a second comment. */
  readonly key: string;
}

/** Another wording of a comment. */
export interface Rewording {
  readonly id: number;
  readonly content: readonly PostNode[];
  /** Of the text that the author saw; null when no one counted. */
  readonly revision: number | null;
}

/** The comment's id, or why there is none. */
export type Sent = { readonly id: number } | { readonly failure: CallFailure };

export async function sendComment(queries: QueryClient, comment: NewComment): Promise<Sent> {
  const { content, ...rest } = comment;
  const result = await callApi('POST post', 'postSave', { ...rest, content: [...content] });
  if (!result.isDone) return { failure: result.failure };
  await refreshThread(queries, comment);
  return { id: result.answer.id };
}

/** Shows a comment as the server has it now. */
async function renewComment(queries: QueryClient, id: number): Promise<void> {
  const result = await callApi('GET post/details', 'post', { id });
  if (!result.isDone) return;
  const { chart: _chart, storySource: _source, storyScenario: _scenario, ...post } = result.answer.post;
  patchComment(queries, id, () => post);
}

/** Whether it was saved or someone else saved first: afterwards the thread shows what the server has. */
export async function editComment(queries: QueryClient, { id, content, revision }: Rewording): Promise<Sent> {
  const words = { id, content: [...content], ...(revision !== null && { revision }) };
  const result = await callApi('POST post/edit', 'postSave', words);
  const isStale =
    !result.isDone && result.failure.kind === 'refused' && result.failure.code === 'REVISION_STALE';
  if (result.isDone || isStale) await renewComment(queries, id);
  return result.isDone ? { id } : { failure: result.failure };
}
