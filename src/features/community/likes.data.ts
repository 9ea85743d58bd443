import { useMutation } from '@tanstack/react-query';
import type { ListedPost } from '#model/contract/community/post';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';

export type ChangePost = <P extends ListedPost>(post: P) => P;

const withLike =
  (value: boolean): ChangePost =>
  (shown) =>
    shown.liked === value
      ? shown
      : { ...shown, liked: value, likes: Math.max(0, shown.likes + (value ? 1 : -1)) };

/** Likes and unlikes a post or a comment: shown at once through `patch`, reverted when the server refuses, one call after the other. */
export const useLike = (id: number, patch: (change: ChangePost) => void) =>
  useMutation({
    networkMode: 'always',
    scope: { id: `like ${id}` },
    onMutate: (value: boolean) => patch(withLike(value)),
    mutationFn: async (value: boolean): Promise<CallOutcome> => {
      const result = await callApi('POST post/like', 'postLike', { id, value });
      if (!result.isDone) patch(withLike(!value));
      else patch((shown) => ({ ...shown, likes: result.answer.likes }));
      return result;
    },
  });
