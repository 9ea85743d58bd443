import { Button } from '@mantine/core';
import { shownName } from '#model/rules/shown-name';
import { NotDone } from '#src/features/account/people/not-done.tsx';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './authors.module.css';
import { type CoAuthorName, useChangeCompany, useCoAuthors } from './co-authors.data.ts';

/** Asks the reader whether they want to work on a chart that they were invited to. */
export function Invitation({
  post,
}: {
  readonly post: Pick<Post, 'id'> & { readonly author: CoAuthorName | null };
}) {
  const { t } = useTranslation();
  const reader = useSession().user?.username ?? null;
  const { data = [] } = useCoAuthors(post.id, reader !== null);
  const { mutate, data: outcome, isPending } = useChangeCompany(post.id);
  const isInvited = data.some(({ username, accepted }) => username === reader && !accepted);
  if (!isInvited || post.author?.username === reader) return null;
  const answer = (accept: boolean) => () => !isPending && mutate({ deed: 'answer', accept });
  const name = post.author ? shownName(post.author) : t('thread.nobody');
  return (
    <section className={styles.invitation} aria-label={t('fanCharts.invitation')}>
      <p>{t('fanCharts.invitationBy', { name })}</p>
      <div className={styles.answers}>
        <Button variant="filled" aria-busy={isPending} onClick={answer(true)}>
          {t('fanCharts.accept')}
        </Button>
        <Button variant="default" aria-busy={isPending} onClick={answer(false)}>
          {t('fanCharts.decline')}
        </Button>
      </div>
      <NotDone outcome={outcome} otherwise={t('fanCharts.companyFailed')} />
    </section>
  );
}
