import { useLocation, useNavigate } from 'react-router';
import { commentAnchor } from '#model/site/comment-address';
import { logInPath } from '#model/site/objects';
import type { MentionedPerson } from '#model/writing/completion';
import { NOTHING_TYPED } from '#model/writing/typed-text';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ComposerField } from './composer/composer-field.tsx';
import type { ThreadPlace } from './data/list.ts';
import styles from './thread.module.css';

/** Longer thoughts are posts of their own (our choice). */
export const MAX_COMMENT = 2_000;

interface Props {
  readonly place: ThreadPlace;
  readonly people: readonly MentionedPerson[];
  /** No one has written yet. */
  readonly isEmpty: boolean;
}

/** Shows what was just written. */
export function useShowComment(): (id: number) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (id) =>
    void navigate({ pathname, search, hash: commentAnchor(id) }, { replace: true, preventScrollReset: true });
}

export const draftKeyOf = ({ categoryName, categoryId }: ThreadPlace, what: string): string =>
  `drafts/${categoryName}/${categoryId}/${what}`;

/** Where a comment is written, or where a visitor learns that an account is needed. */
export function WriteArea({ place, people, isEmpty }: Props) {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  const show = useShowComment();
  if (!isKnown) return <div className={styles.writing} aria-hidden="true" />;
  if (user === null) return <LogInHint isEmpty={isEmpty} />;
  return (
    <ComposerField
      input={{
        target: { kind: 'new', ...place, repliesTo: null },
        draftKey: draftKeyOf(place, 'new'),
        start: NOTHING_TYPED,
        revision: null,
        longest: MAX_COMMENT,
      }}
      label={t('composer.label')}
      sendLabel={t('composer.send')}
      people={people}
      onSent={show}
    />
  );
}

function LogInHint({ isEmpty }: Pick<Props, 'isEmpty'>) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return (
    <p className={styles.logIn}>
      {isEmpty && <span>{t('thread.emptyTitle')}</span>}{' '}
      <PageLink to={logInPath(pathname + search + hash)}>{t('thread.logIn')}</PageLink>
    </p>
  );
}
