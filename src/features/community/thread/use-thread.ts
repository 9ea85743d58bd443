import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { commentIn } from '#model/site/comment-address';
import { type Comment, commentOf } from './comment/comment.ts';
import { type CommentOrder, type ThreadPlace, useCommentPosition, useComments } from './data/list.ts';

/** In the address, so that a link shows the same. */
const ORDER = 'comments';
const OLDEST = 'oldest';

/** The order in which comments stand, kept in the address. */
export function useCommentOrder() {
  const [search, setSearch] = useSearchParams();
  const order: CommentOrder = search.get(ORDER) === OLDEST ? 'TIME_ASC' : 'TIME_DESC';
  const setOrder = (wanted: CommentOrder) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (wanted === 'TIME_ASC') after.set(ORDER, OLDEST);
        else after.delete(ORDER);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { order, setOrder };
}

/** A thread as far as it is loaded: from its beginning, or around the comment that the address points to. */
export function useThread(place: ThreadPlace, order: CommentOrder, reader: string | null) {
  const target = commentIn(useLocation().hash);
  const [begin, setBegin] = useState({ order, at: 0 });
  const start = begin.order === order ? begin.at : 0;
  const list = useComments(place, order, start, reader);
  const isThere = target === null || list.comments.some(({ id }) => id === target);
  const isSought = !isThere && list.isSuccess && !list.isFetching;
  const found = useCommentPosition(place, order, isSought ? target : null);
  // Set while drawing: the list from there is what this drawing should have shown.
  if (isSought && found !== undefined && found !== null && found !== start) setBegin({ order, at: found });
  const comments: readonly Comment[] = list.comments.map(commentOf);
  return { list, comments, target, isMissing: isSought && (found === null || found === start) };
}
