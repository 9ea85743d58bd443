import { useLocation } from 'react-router';
import { logInPath, signUpPath } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LinkingOnServers } from '../../account/linking/linking-on-servers.tsx';
import styles from '../participate.module.css';

const STEPS = ['server', 'code', 'comment', 'choose'] as const;

/** `/leaderboard/participate`: how an account of the game is linked, and the place where it is done. */
export function Screen() {
  const { t } = useTranslation();
  const { isKnown } = useSession();
  const page = (
    <div className={styles.page}>
      <header>
        <h1>{t('page.participate')}</h1>
        <p className={styles.lead}>{t('board.participateLead')}</p>
      </header>
      <div className={styles.panel}>
        <Section id="how" title={t('board.how.title')}>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`board.how.${step}`)}</li>
            ))}
          </ol>
          <p className={styles.note}>{t('board.how.sync')}</p>
          <p className={styles.note}>{t('board.how.end')}</p>
        </Section>
      </div>
      <div className={styles.panel}>
        <Section id="link" title={t('account.linked.title')}>
          <OwnAccounts />
        </Section>
      </div>
      <p>
        <PageLink to="/leaderboard/players">{t('board.toBoards')}</PageLink>
      </p>
    </div>
  );
  return isKnown ? page : <Meanwhile>{page}</Meanwhile>;
}

function OwnAccounts() {
  const { t } = useTranslation();
  const { user, isKnown, hasFailed, renew } = useSession();
  if (user !== null) return <LinkingOnServers key={user.username} />;
  if (!isKnown) return <p role="status">{t('action.loading')}</p>;
  if (hasFailed)
    return <ErrorState title={t('user.unreached')} text={t('user.unreachedText')} onRetry={renew} />;
  return <LogInHint />;
}

/** Logging in and signing up lead back here. */
function LogInHint() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <p className={styles.logIn}>
      {t('board.logInToLink')} <PageLink to={logInPath(pathname)}>{t('user.tab.login')}</PageLink>{' '}
      <PageLink to={signUpPath(pathname)}>{t('user.tab.signup')}</PageLink>
    </p>
  );
}
