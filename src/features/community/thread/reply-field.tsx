import type { MentionedPerson } from '#model/writing/completion';
import { NOTHING_TYPED } from '#model/writing/typed-text';
import { useFocusBack } from '#src/kit/overlay/focus-back.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { shownName } from '../../account/people/shown-name.ts';
import type { Comment } from './comment/comment.ts';
import { ComposerField } from './composer/composer-field.tsx';
import type { ThreadPlace } from './data/list.ts';
import { draftKeyOf, MAX_COMMENT, useShowComment } from './write-area.tsx';

interface Props {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  readonly people: readonly MentionedPerson[];
  readonly onClose: () => void;
}

/** Answers one comment. */
export function ReplyField({ place, comment: { post }, people, onClose }: Props) {
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
