import type { MentionedPerson } from '#model/writing/completion';
import type { Typed } from '#model/writing/typed-text';
import { useFocusBack } from '#src/kit/overlay/focus-back.ts';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Comment } from './comment/comment.ts';
import { ComposerField } from './composer/composer-field.tsx';
import type { ThreadPlace } from './data/list.ts';
import { draftKeyOf, MAX_COMMENT } from './write-area.tsx';

interface Props {
  readonly place: ThreadPlace;
  readonly comment: Comment;
  /** The text as it would be typed. */
  readonly typed: Typed;
  readonly aids: RichAids;
  readonly people: readonly MentionedPerson[];
  readonly onClose: () => void;
}

/** Another wording of one's own comment, in the place of the text. */
export function EditField({ place, comment: { post, text }, typed, aids, people, onClose }: Props) {
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
