import { Button, Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import type { OwnSession } from '#model/contract/account/own';
import { deviceName } from '#model/vocabulary/devices';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { useEndSessions, useOwnSessions } from '../../own-account.data.ts';
import styles from './settings.module.css';

interface Props {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { device, createdAt, current }, isBusy, onEnd }: Props) {
  const { t } = useTranslation();
  const { date } = useDates();
  const since = t('account.sessions.since', { date: date(createdAt) });
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p>{deviceName(device) ?? t('account.sessions.unknown')}</p>
        <p className={styles.when}>{current ? t('account.sessions.here') : since}</p>
      </div>
      <Button disabled={isBusy} onClick={onEnd}>
        {t('user.logOut')}
      </Button>
    </li>
  );
}

/** Where the member is logged in; each place can be logged out from here. */
export function SessionList() {
  const { t } = useTranslation();
  const { logOut } = useSession();
  const { data, isError, refetch } = useOwnSessions();
  const { end, isBusy } = useEndSessions();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = data?.sessions ?? [];
  const leave = async (id: string | null) => {
    const result = await end(id);
    setFailure(result.isDone ? null : result.failure);
    // The pressed button was removed together with its row.
    if (result.isDone) heading.current?.focus();
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {t('account.sessions.title')}
      </h2>
      {isError && !data && (
        <ErrorState title={t('account.sessions.failed')} text={t('account.lost.server')} onRetry={refetch} />
      )}
      {!isError && !data && <Skeleton height={96} />}
      <ul className={styles.sessions}>
        {sessions.map((each) => (
          <SessionRow
            key={each.id}
            session={each}
            isBusy={isBusy}
            onEnd={() => (each.current ? logOut() : void leave(each.id))}
          />
        ))}
      </ul>
      <FailureNote failure={failure} />
      {sessions.length > 1 && (
        <Button loading={isBusy} onClick={() => void leave(null)}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}
