import { Button, Skeleton } from '@mantine/core';
import { BellOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { useMarkRead, useMessages } from '../../messages.data.ts';
import { useSilenceOf } from '../../people/muting/muted.data.ts';
import { MutedFold } from '../../people/muting/muted-fold.tsx';
import { grouped } from './groups.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';

/** What happened to the member, the newest first. */
export function Notifications({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const { countMessages } = useSession();
  const { mark, isBusy } = useMarkRead();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const read = async (ids: readonly number[] | null) => {
    const result = await mark(ids);
    setFailure(result.isDone ? null : result.failure);
    if (result.isDone) countMessages(result.answer.messageCount);
    return result.isDone;
  };
  const readAll = async () => {
    // The button is there only while something is unread.
    if (await read(null)) heading.current?.focus();
  };
  return (
    <section aria-labelledby="notifications">
      <header className={styles.head}>
        <h2 id="notifications" ref={heading} tabIndex={-1}>
          {t('user.tab.notification')}
        </h2>
        {user.messageCount > 0 && (
          <Button loading={isBusy} onClick={() => void readAll()}>
            {t('account.note.markAll')}
          </Button>
        )}
      </header>
      <FailureNote failure={failure} />
      <Rows onRead={(ids) => void read(ids)} />
    </section>
  );
}

function Rows({ onRead }: { readonly onRead: (ids: readonly number[]) => void }) {
  const { t, language } = useTranslation();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(language);
  const silenceOf = useSilenceOf();
  if (isError && !data)
    return <ErrorState title={t('account.note.failed')} text={t('account.lost.server')} onRetry={refetch} />;
  if (!data) return <Skeleton height={160} />;
  const isMuted = (username: string) => silenceOf(username) !== null;
  const groups = grouped(
    data.pages.flatMap(({ messages }) => messages),
    isMuted,
  );
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<BellOff size={28} />}
        title={t('account.note.empty')}
        text={t('account.note.emptyText')}
      />
    );
  return (
    <>
      <ul className={styles.rows}>
        {groups.map((group) => (
          <li key={group.first.id}>
            <MutedFold username={group.first.actor?.username}>
              <NotificationRow group={group} onRead={onRead} />
            </MutedFold>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('account.note.more')}
          </Button>
        </div>
      )}
    </>
  );
}
