import { Button, Skeleton } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EDIT_ABOUT, userPath } from '#model/site/objects';
import type { SessionUser } from '#src/kit/actors/use-session.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useShow, useShown } from '../../daily-shown.data.ts';
import { AccountForm } from '../../form/account-form.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import { faultsOf, missing } from '../../form/faults.ts';
import { PasswordField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { LinkedAccounts } from '../../linking/linked-accounts.tsx';
import { MutedList } from '../../people/muting/muted-list.tsx';
import { Email } from './email.tsx';
import { Nickname } from './nickname.tsx';
import { SessionList } from './session-list.tsx';
import styles from './settings.module.css';

/** Whether others see how the member did in daily challenges. */
function GameTables({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const { data: isShown, isError, refetch } = useShown(user.username);
  const { show } = useShow();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const change = async (wanted: boolean) => {
    const result = await show(wanted);
    setFailure(result.isDone ? null : result.failure);
  };
  return (
    <section aria-labelledby="game-tables">
      <h2 id="game-tables">{t('account.tables.title')}</h2>
      {isError && isShown === undefined && (
        <ErrorState title={t('failure.title')} text={t('account.lost.server')} onRetry={refetch} />
      )}
      {!isError && isShown === undefined && <Skeleton height={24} />}
      {isShown !== undefined && (
        <CheckField label={t('account.tables.show')} checked={isShown} onChange={(on) => void change(on)} />
      )}
      <p className={styles.hint}>{t('account.tables.hint')}</p>
      <FailureNote failure={failure} />
    </section>
  );
}

const FILE = 'setori-account.json';

const save = (account: object): void =>
  saveFile(FILE, new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }));

/** All that the server keeps of the member, as a file. */
function ExportData() {
  const { t } = useTranslation();
  const { call, isBusy } = useCall('GET user/export', 'accountExport');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const take = async () => {
    const result = await call({});
    setFailure(result.isDone ? null : result.failure);
    if (result.isDone) save(result.answer.account);
  };
  return (
    <section aria-labelledby="export">
      <h2 id="export">{t('account.export.title')}</h2>
      <p className={styles.hint}>{t('account.export.text')}</p>
      <FailureNote failure={failure} />
      <Button loading={isBusy} leftSection={<Download size={16} aria-hidden="true" />} onClick={take}>
        {t('account.export.save')}
      </Button>
    </section>
  );
}

/** Ends the account for good. The password stands for "are you sure". */
function DeleteAccount({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const { renew } = useSession();
  const { call, isBusy } = useCall('POST user/delete', 'accountDelete');
  const { field, submit, failure } = useForm({
    initial: { password: '' },
    check: ({ password }) => faultsOf({ password: missing(password) }),
    send: call,
    onDone: renew,
    blame: { CREDENTIALS_INVALID: ['password', 'wrong'] },
  });
  return (
    <AccountForm
      title={t('account.delete.title')}
      lead={t('account.delete.text', { username })}
      action={t('account.delete.button')}
      isBusy={isBusy}
      isDangerous
      failure={failure}
      onSubmit={submit}
    >
      <PasswordField {...field('password')} label={t('account.password')} autoComplete="current-password" />
    </AccountForm>
  );
}

/** Links to the member's own page and to its form. */
function OwnPage({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="own-page">
      <h2 id="own-page">{t('account.page.title')}</h2>
      <p className={styles.hint}>{t('account.page.text')}</p>
      <p className={styles.links}>
        <Link to={EDIT_ABOUT}>{t('page.aboutMe')}</Link>
        <Link to={userPath(username)}>{t('account.page.show')}</Link>
      </p>
    </section>
  );
}

/** What a member can set and take away. */
export function Settings({ user }: { readonly user: SessionUser }) {
  return (
    <div className={styles.parts}>
      <Nickname user={user} />
      <OwnPage username={user.username} />
      <Email user={user} />
      <LinkedAccounts />
      <GameTables user={user} />
      <MutedList />
      <SessionList />
      <ExportData />
      <DeleteAccount username={user.username} />
    </div>
  );
}
