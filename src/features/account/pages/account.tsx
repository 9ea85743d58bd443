import { Loader } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { returnAddress } from '#model/site/return-address';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { DoneNote } from '../form/failure-note.tsx';
import { faultsOf, missing } from '../form/faults.ts';
import { PasswordField, TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import styles from '../member/account.module.css';
import { AccountTabs } from '../member/account-tabs.tsx';
import { ChangePassword } from '../member/change-password.tsx';
import { Notifications } from '../member/notifications/notifications.tsx';
import { Reset } from '../member/reset.tsx';
import { Settings } from '../member/settings/settings.tsx';
import { SignUp } from '../member/sign-up.tsx';
import { type AccountAddress, type AccountTab, tabsFor, useAccountAddress } from '../member/tabs.ts';
import { SIGNED_UP } from '../signed-up.ts';

interface Props {
  readonly address: AccountAddress;
  /** Why the visitor is asked to log in, when they wanted something else. */
  readonly isOnTheWay: boolean;
}

const MAX_NAME = 100;

/** Few members have decisions, so their texts load with the tab. */
const Decisions = lazy(async () => ({
  default: (await import('../member/decisions/decisions.tsx')).Decisions,
}));

/** Name and password. The answer never says which of the two was wrong. */
function LogIn({ address, isOnTheWay }: Props) {
  const { t } = useTranslation();
  const { renew, isBusy: isLooking } = useSession();
  const { call, isBusy } = useCall('POST user/login', 'accountLogIn');
  const { field, submit, failure } = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) => faultsOf({ username: missing(username), password: missing(password) }),
    send: call,
    onDone: renew,
  });
  return (
    <AccountForm
      title={t('user.tab.login')}
      lead={isOnTheWay ? t('account.logInFirst') : undefined}
      action={t('user.tab.login')}
      isBusy={isBusy || isLooking}
      failure={failure}
      onSubmit={submit}
      ways={<Link to={address.to('login', 'request')}>{t('account.forgot')}</Link>}
    >
      <TextField
        {...field('username')}
        label={t('account.username')}
        autoComplete="username"
        maxLength={MAX_NAME}
      />
      <PasswordField {...field('password')} label={t('account.password')} autoComplete="current-password" />
    </AccountForm>
  );
}

/** `/profile/account`: getting in, and what a member has (reference R58). */
export function Screen() {
  const { t } = useTranslation();
  const { user, isKnown, hasFailed, renew } = useSession();
  const address = useAccountAddress();
  const { tabs, shown } = tabsFor(user !== null, address.tab);
  // After logging in, the visitor continues to the page they wanted.
  if (user !== null && (shown === 'login' || shown === 'signup'))
    return (
      <Navigate to={returnAddress(address.goal)} replace state={shown === 'signup' ? SIGNED_UP : null} />
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('page.account')}</h1>
      {!isKnown && <Loader aria-label={t('action.loading')} />}
      {isKnown && hasFailed && user === null && (
        <ErrorState title={t('user.unreached')} text={t('user.unreachedText')} onRetry={renew} />
      )}
      {isKnown && !(hasFailed && user === null) && (
        <>
          <AccountTabs address={address} tabs={tabs} shown={shown} />
          <div className={styles.panel}>
            {user ? <MemberTab user={user} shown={shown} /> : <VisitorTab address={address} shown={shown} />}
          </div>
        </>
      )}
    </div>
  );
}

interface TabProps {
  readonly shown: AccountTab;
}

function VisitorTab({ address, shown }: TabProps & { readonly address: AccountAddress }) {
  const { t } = useTranslation();
  const [isSet, setSet] = useState(false);
  if (shown === 'signup') return <SignUp />;
  if (address.reset !== null)
    return <Reset address={address} step={address.reset} onSet={() => setSet(true)} />;
  return (
    <>
      <DoneNote text={isSet ? t('account.reset.done') : null} />
      <LogIn address={address} isOnTheWay={address.tab !== 'login'} />
    </>
  );
}

function DecisionsTab() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Loader aria-label={t('action.loading')} />}>
      <Decisions />
    </Suspense>
  );
}

function MemberTab({ user, shown }: TabProps & { readonly user: SessionUser }) {
  if (shown === 'notification') return <Notifications user={user} />;
  if (shown === 'decision') return <DecisionsTab />;
  if (shown === 'settings') return <Settings user={user} />;
  return <ChangePassword username={user.username} />;
}
