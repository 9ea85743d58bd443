import type { QueryClient } from '@tanstack/react-query';
import type { CategoryName } from '#model/contract/community/categories';
import type { PostNode } from '#model/contract/rich-text';
import { callApi } from '../api/call.ts';
import type { CallFailure } from '../api/failures.ts';
import { refreshThread } from './list.ts';

/** A comment as it is sent. */
export interface NewComment {
  readonly categoryName: CategoryName;
  readonly categoryId: string;
  readonly repliesTo: number | null;
  readonly content: readonly PostNode[];
  /** The same for each try, so that no try makes a second comment. */
  readonly key: string;
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
