import { useState } from 'react';
import { shownName } from '#model/rules/shown-name';
import type { MentionedPerson } from '#model/writing/completion';
import { NOTHING_TYPED, type Typed, typedFrom } from '#model/writing/typed-text';
import { MutedFold } from '#src/features/account/people/muting/muted-fold.tsx';
import { useFocusBack } from '#src/kit/overlay/focus-back.ts';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Comment } from './comment/comment.ts';
import { CommentActions } from './comment/comment-actions.tsx';
import { CommentRow } from './comment/comment-row.tsx';
import { ComposerField } from './composer/composer-field.tsx';
import type { ThreadPlace } from './data/list.ts';
import { useTextAids } from './text-aids.ts';
import styles from './thread.module.css';
import { draftKeyOf, MAX_COMMENT, useShowComment } from './write-area.tsx';

interface ReplyFieldProps {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly people: readonly MentionedPerson[];
  readonly onClose: () => void;
}

/** Answers one comment. */
function ReplyField({ place, comment: { post }, people, onClose }: ReplyFieldProps) {
  const { t } = useTranslation();
  const show = useShowComment();
  useFocusBack(true);
  const name = post.author ? shownName(post.author) : t('thread.nobody');
  return (
    <ComposerField
      isInner
      input={{
        target: { kind: 'new', ...place, repliesTo: post.id },
        draftKey: draftKeyOf(place, `reply-${post.id}`),
        start: NOTHING_TYPED,
        revision: null,
        longest: MAX_COMMENT,
      }}
      label={t('composer.replyTo', { name })}
      sendLabel={t('composer.reply')}
      people={people}
      onSent={(id) => {
        onClose();
        show(id);
      }}
      onClose={onClose}
    />
  );
}

interface EditFieldProps {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  /** The text as it would be typed. */
  readonly typed: Typed;
  readonly aids: RichAids;
  readonly people: readonly MentionedPerson[];
  readonly onClose: () => void;
}

/** Edits the reader's own comment in place. */
function EditField({ place, comment: { post, text }, typed, aids, people, onClose }: EditFieldProps) {
  const { t } = useTranslation();
  useFocusBack(true);
  return (
    <ComposerField
      isInner
      input={{
        target: { kind: 'edit', id: post.id },
        draftKey: draftKeyOf(place, `edit-${post.id}`),
        start: typed,
        revision: post.revision,
        longest: MAX_COMMENT,
      }}
      label={t('composer.edit')}
      sendLabel={t('composer.save')}
      people={people}
      newer={<RichTextView text={text} aids={aids} heading="h3" />}
      onSent={onClose}
      onClose={onClose}
    />
  );
}

interface Props {
  readonly place: ThreadPlace;
  readonly comments: readonly Comment[];
  /** The comment that the address points to. */
  readonly target: number | null;
  readonly reader: string | null;
  /** The whole thread is locked. */
  readonly isLocked: boolean;
}

/** The one field that is open among the comments. */
type Open =
  | { readonly kind: 'reply'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly typed: Typed };

/** The comments of a thread with one field at a time to answer or to edit one of them. */
export function CommentList({ place, comments, target, reader, isLocked }: Props) {
  const aids = useTextAids(comments.flatMap(({ text }) => text));
  const [open, setOpen] = useState<Open | null>(null);
  const people = comments.flatMap(({ post }) => post.author ?? []);
  if (comments.length === 0) return null;
  return (
    <ol className={styles.list}>
      {comments.map((comment) => (
        <li key={comment.post.id}>
          <MutedFold username={comment.post.author?.username} isOpened={comment.post.id === target}>
            <Item
              place={place}
              comment={comment}
              aids={aids}
              people={people}
              reader={reader}
              isLocked={isLocked || comment.post.locked !== undefined}
              parent={comments.find(({ post }) => post.id === comment.post.repliesTo) ?? null}
              isMarked={comment.post.id === target}
              open={open?.id === comment.post.id ? open : null}
              onOpen={setOpen}
            />
          </MutedFold>
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly parent: Comment | null;
  readonly aids: RichAids;
  readonly people: readonly MentionedPerson[];
  readonly reader: string | null;
  readonly isMarked: boolean;
  readonly isLocked: boolean;
  readonly open: Open | null;
  readonly onOpen: (open: Open | null) => void;
}

/** What an author can edit: only texts that a field can hold without losing anything. */
function typedOwn({ post }: Comment, reader: string | null): Typed | null {
  const isOwn = reader !== null && post.author?.username === reader;
  return isOwn ? typedFrom(post.content, location.origin) : null;
}

function Item({ open, onOpen, isLocked, ...item }: ItemProps) {
  const { place, comment, aids, people, reader } = item;
  const { id } = comment.post;
  const close = () => onOpen(null);
  const typed = comment.post.locked === undefined ? typedOwn(comment, reader) : null;
  return (
    <>
      <CommentRow
        {...item}
        editor={
          open?.kind === 'edit' ? (
            <EditField
              place={place}
              comment={comment}
              aids={aids}
              people={people}
              typed={open.typed}
              onClose={close}
            />
          ) : null
        }
        actions={
          open?.kind === 'edit' ? null : (
            <CommentActions
              place={place}
              comment={comment}
              reader={reader}
              onReply={isLocked ? null : () => onOpen({ kind: 'reply', id })}
              onEdit={typed && (() => onOpen({ kind: 'edit', id, typed }))}
            />
          )
        }
      />
      {open?.kind === 'reply' && (
        <ReplyField place={place} comment={comment} people={people} onClose={close} />
      )}
    </>
  );
}
