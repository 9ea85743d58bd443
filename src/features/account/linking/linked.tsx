import { Button } from '@mantine/core';
import { SYNC_FLAGS } from '#model/vocabulary/player-stats';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './linked.module.css';
import { LinkingNote } from './linking-note.tsx';
import type { LinkingView } from './use-linking.ts';

interface Props {
  readonly linking: LinkingView;
  readonly account: NonNullable<LinkingView['account']>;
}

/** A linked account: whose, how fresh, what everybody sees of it, and the way out. */
export function Linked({ linking, account }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { server, uid, name, syncedAt, nextSyncAt } = account;
  const where = t(`server.${SERVERS[server] ?? 'jp'}`);
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.facts}>
        {t('account.linked.account', { server: where, uid: String(uid) })} ·{' '}
        {t('account.linked.synced', { time: dateTime(syncedAt) })} ·{' '}
        {t('account.linked.next', { time: dateTime(nextSyncAt) })}
      </p>
      <Shown linking={linking} />
      <LinkingNote refusal={linking.refusal} />
      <Deeds linking={linking} />
    </div>
  );
}

function Shown({ linking: { flags, toggle } }: Pick<Props, 'linking'>) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.flags}>
      <legend className={styles.facts}>{t('account.linked.shown')}</legend>
      {SYNC_FLAGS.map((flag) => (
        <FilterChip
          key={flag}
          label={t(`account.linked.flag.${flag}`)}
          pressed={flags[flag]}
          onPress={() => toggle(flag)}
        >
          {t(`account.linked.flag.${flag}`)}
        </FilterChip>
      ))}
    </fieldset>
  );
}

/** Unlinking asks once more: the place in the rankings goes with it. */
function Deeds({ linking }: Pick<Props, 'linking'>) {
  const { t } = useTranslation();
  const { isConfirming, doing, isBusy, refresh, remove, cancelRemoval } = linking;
  if (isConfirming || doing === 'remove')
    return (
      <div className={styles.actions}>
        <Button variant="danger" loading={doing === 'remove'} onClick={remove} autoFocus>
          {t('account.linked.unlinkNow')}
        </Button>
        <Button disabled={isBusy} onClick={cancelRemoval}>
          {t('action.cancel')}
        </Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      <Button loading={doing === 'refresh'} disabled={isBusy} onClick={refresh}>
        {t('account.linked.refresh')}
      </Button>
      <Button disabled={isBusy} onClick={remove}>
        {t('account.linked.unlink')}
      </Button>
    </div>
  );
}
