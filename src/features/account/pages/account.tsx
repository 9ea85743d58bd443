import { Loader } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { returnAddress } from '#model/site/return-address';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DoneNote } from '../form/failure-note.tsx';
import styles from '../member/account.module.css';
import { AccountTabs } from '../member/account-tabs.tsx';
import { ChangePassword } from '../member/change-password.tsx';
import { LogIn } from '../member/log-in.tsx';
import { Notifications } from '../member/notifications/notifications.tsx';
import { Reset } from '../member/reset.tsx';
import { Settings } from '../member/settings/settings.tsx';
import { SignUp } from '../member/sign-up.tsx';
import { type AccountAddress, type AccountTab, tabsFor, useAccountAddress } from '../member/tabs.ts';

/** `/profile/account`: getting in, and what a member has (reference R58). */
export function Screen() {
  const { t } = useTranslation();
  const { user, isKnown, hasFailed, renew } = useSession();
  const address = useAccountAddress();
  const { tabs, shown } = tabsFor(user !== null, address.tab);
  // Whoever has just logged in goes on to where they wanted to go.
  if (user !== null && (shown === 'login' || shown === 'signup'))
    return <Navigate to={returnAddress(address.goal)} replace />;
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

function MemberTab({ user, shown }: TabProps & { readonly user: SessionUser }) {
  if (shown === 'notification') return <Notifications user={user} />;
  if (shown === 'settings') return <Settings user={user} />;
  return <ChangePassword username={user.username} />;
}
