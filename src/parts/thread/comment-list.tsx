import { useState } from 'react';
import type { ThreadPlace } from '#src/data/comments/list.ts';
import { useTextAids } from '../text-aids.ts';
import type { Comment } from './comment/comment.ts';
import { CommentActions } from './comment/comment-actions.tsx';
import { CommentRow } from './comment/comment-row.tsx';
import { ReplyField } from './reply-field.tsx';
import styles from './thread.module.css';

interface Props {
  readonly place: ThreadPlace;
  readonly comments: readonly Comment[];
  /** The comment that the address points to. */
  readonly target: number | null;
  readonly reader: string | null;
}

/** The comments of a thread with one field at a time to answer one of them. */
export function CommentList({ place, comments, target, reader }: Props) {
  const aids = useTextAids(comments.flatMap(({ text }) => text));
  const [answered, setAnswered] = useState<number | null>(null);
  if (comments.length === 0) return null;
  return (
    <ol className={styles.list}>
      {comments.map((comment) => (
        <li key={comment.post.id}>
          <CommentRow
            comment={comment}
            parent={comments.find(({ post }) => post.id === comment.post.repliesTo) ?? null}
            aids={aids}
            reader={reader}
            isMarked={comment.post.id === target}
            editor={null}
            actions={
              <CommentActions
                comment={comment}
                reader={reader}
                onReply={() => setAnswered(comment.post.id)}
              />
            }
          />
          {answered === comment.post.id && (
            <ReplyField
              place={place}
              comment={comment}
              people={comments.flatMap(({ post }) => post.author ?? [])}
              onClose={() => setAnswered(null)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
