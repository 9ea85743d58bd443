import { Button } from '@mantine/core';
import { useState } from 'react';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/actors/time/use-dates.ts';
import { FilterChip } from '#src/components/filter-chip.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { CallFailure } from '#src/data/api/failures.ts';
import {
  type SyncAccount,
  type SyncFlags,
  useLinking,
  useShownFlags,
} from '#src/data/api/linked-accounts.ts';
import { FailureNote } from '../form/failure-note.tsx';
import styles from './linked.module.css';
import { LinkingNote } from './linking-note.tsx';

interface Props {
  readonly account: SyncAccount;
  /** It was unlinked. */
  readonly onGone: () => void;
}

/** A linked account: whose, how fresh, what everybody sees of it, and the way out. */
export function LinkedRow({ account, onGone }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { server, uid, name, syncedAt } = account;
  const where = t(`server.${SERVERS[server] ?? 'jp'}`);
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.facts}>
        {t('account.linked.account', { server: where, uid: String(uid) })} ·{' '}
        {t('account.linked.synced', { time: dateTime(syncedAt) })}
      </p>
      <Shown account={account} />
      <Deeds server={server} onGone={onGone} />
    </li>
  );
}

/** In the order of the leaderboards. */
const FLAGS: readonly (keyof SyncFlags)[] = [
  'uidFlag',
  'rankFlag',
  'clearCountFlag',
  'fullComboCountFlag',
  'allPerfectCountFlag',
  'hsrFlag',
  'dtrFlag',
  'titleFlag',
];

const flagsOf = (account: SyncAccount): SyncFlags =>
  Object.fromEntries(FLAGS.map((flag) => [flag, account[flag]])) as SyncFlags;

function Shown({ account }: Pick<Props, 'account'>) {
  const { t } = useTranslation();
  const { mutate, data } = useShownFlags(account.server);
  return (
    <>
      <fieldset className={styles.flags}>
        <legend className={styles.facts}>{t('account.linked.shown')}</legend>
        {FLAGS.map((flag) => (
          <FilterChip
            key={flag}
            label={t(`account.linked.flag.${flag}`)}
            pressed={account[flag]}
            onPress={() => mutate({ ...flagsOf(account), [flag]: !account[flag] })}
          >
            {t(`account.linked.flag.${flag}`)}
          </FilterChip>
        ))}
      </fieldset>
      <FailureNote failure={data?.isDone === false ? data.failure : null} />
    </>
  );
}

/** Unlinking asks once more: the place in the rankings goes with it. */
function Deeds({ server, onGone }: Pick<Props, 'onGone'> & { readonly server: number }) {
  const { t } = useTranslation();
  const { link, isBusy } = useLinking();
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const act = async (type: 'refresh' | 'remove') => {
    const result = await link({ type, server });
    setFailure(result.isDone ? null : result.failure);
    if (result.isDone && type === 'remove') onGone();
  };
  return (
    <>
      <LinkingNote failure={failure} />
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button variant="danger" loading={isBusy} onClick={() => void act('remove')} autoFocus>
              {t('account.linked.unlinkNow')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('action.cancel')}</Button>
          </>
        ) : (
          <>
            <Button loading={isBusy} onClick={() => void act('refresh')}>
              {t('account.linked.refresh')}
            </Button>
            <Button autoFocus={isAsking === false} onClick={() => setAsking(true)}>
              {t('account.linked.unlink')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
