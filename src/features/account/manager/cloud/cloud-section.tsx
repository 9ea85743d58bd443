import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { logInPath, signUpPath } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCloud } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';
import { CloudPanel } from './cloud-panel.tsx';
import { FailureLine, useFailureText } from './failure-line.tsx';

/** Who comes back from there is at this section again. */
const BACK = '/profile/manager#cloud';

/** Why an account is worth it, and the ways to one. */
function LogInHint() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.why}>{t('cloud.anonymous')}</p>
      <p className={styles.ways}>
        <PageLink to={logInPath(BACK)}>{t('user.tab.login')}</PageLink>
        <PageLink to={signUpPath(BACK)}>{t('user.tab.signup')}</PageLink>
      </p>
    </>
  );
}

/** The copy of the profiles on the server: beside this device's, with ways to bring them together (reference R38). */
export function CloudSection() {
  const { t } = useTranslation();
  return (
    <Section id="cloud" title={t('cloud.title')}>
      <Suspense fallback={<Waiting />}>
        <Cloud />
      </Suspense>
    </Section>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('cloud.loading')}</span>
      <Skeleton height={160} />
    </div>
  );
}

function Cloud() {
  const { t } = useTranslation();
  const session = useSession();
  const cloud = useCloud();
  const textOf = useFailureText();
  if (!session.isKnown) return <Waiting />;
  if (session.hasFailed && session.user === null)
    return <ErrorState title={t('user.unreached')} text={t('user.unreachedText')} onRetry={session.renew} />;
  if (session.user === null)
    return (
      <>
        <FailureLine failure={cloud.failure} />
        <LogInHint />
      </>
    );
  return (
    <div className={styles.cloud}>
      <p className="muted">{t('cloud.lead')}</p>
      {cloud.isReady && <CloudPanel cloud={cloud} />}
      {!cloud.isReady && cloud.failure && (
        <ErrorState title={t('cloud.unreached')} text={textOf(cloud.failure)} onRetry={cloud.check} />
      )}
      {!cloud.isReady && !cloud.failure && <Waiting />}
    </div>
  );
}
