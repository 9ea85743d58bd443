import { Button, Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Monogram } from '../monogram.tsx';
import { type MutedMember, useMuted, useMuting } from './muted.data.ts';
import styles from './muting.module.css';

/** The members whom the member muted or blocked, each with a button to undo it. */
export function MutedList() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useMuted();
  const [said, say] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="muted">
      <h2 id="muted" ref={heading} tabIndex={-1}>
        {t('muted.title')}
      </h2>
      <p className={styles.hint}>{t('muted.hint')}</p>
      {isError && !data && (
        <ErrorState title={t('muted.failed')} text={t('account.lost.server')} onRetry={refetch} />
      )}
      {!isError && !data && <Skeleton height={48} />}
      {data?.length === 0 && <p>{t('muted.nobody')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((member) => (
            <Row
              key={member.username}
              member={member}
              onUndone={() => {
                say(t('muted.undone'));
                // The pressed button was removed together with its row.
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

interface RowProps {
  readonly member: MutedMember;
  readonly onUndone: () => void;
}

function Row({ member, onUndone }: RowProps) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useMuting();
  const { username, blocked } = member;
  const undo = () => {
    if (isPending) return;
    const wish = { username, deed: blocked ? 'block' : 'mute', value: false } as const;
    mutate(wish, { onSuccess: ({ isDone }) => isDone && onUndone() });
  };
  return (
    <li className={styles.row}>
      <Monogram name={shownName(member)} />
      <div className={styles.who}>
        <PageLink to={userPath(username)}>
          <bdi>{shownName(member)}</bdi>
        </PageLink>
        <p className={styles.state}>
          @{username} · {t(blocked ? 'muted.isBlocked' : 'muted.isMuted')}
        </p>
        {data?.isDone === false && (
          <p className={styles.problem} role="alert">
            {t('person.notDone')}
          </p>
        )}
      </div>
      <Button
        aria-busy={isPending}
        aria-label={t(blocked ? 'muted.unblockName' : 'muted.unmuteName', { name: shownName(member) })}
        onClick={undo}
      >
        {t(blocked ? 'muted.unblock' : 'muted.unmute')}
      </Button>
    </li>
  );
}
