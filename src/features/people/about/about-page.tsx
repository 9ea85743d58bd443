import { Button, Skeleton } from '@mantine/core';
import { LogIn } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { EDIT_ABOUT, logInPath } from '#model/site/objects';
import { EMPTY_ABOUT, readAbout } from '#model/writing/about';
import type { Member } from '#src/features/account/people/people.data.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useAbout } from '../use-about.ts';
import styles from './about.module.css';
import { AboutForm } from './about-form.tsx';
import { useOwnMember } from './own-member.data.ts';

const HEIGHT = 480;

/** The login page, with the way back to this form. */
export function LogInFirst() {
  const { t } = useTranslation();
  return (
    <EmptyState isPage icon={<LogIn size={28} />} title={t('about.logIn')} text={t('about.logInText')}>
      <Button component={Link} to={logInPath(EDIT_ABOUT)} variant="filled">
        {t('about.logInButton')}
      </Button>
    </EmptyState>
  );
}

/** The placeholder while the parts of the page load. */
export function AboutWaiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{t('page.aboutMe')}</h1>
      <Skeleton height={HEIGHT} />
    </div>
  );
}

/** The form with the saved profile. */
export function AboutPage({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const { data: member, error, refetch } = useOwnMember(username);
  if (!member)
    return error ? (
      <>
        <h1>{t('page.aboutMe')}</h1>
        <DataError message={error.message} onRetry={() => void refetch()} />
      </>
    ) : (
      <AboutWaiting />
    );
  return (
    <Suspense fallback={<AboutWaiting />}>
      <Opened member={member} />
    </Suspense>
  );
}

function Opened({ member }: { readonly member: Member }) {
  const { username, revision } = member;
  const view = useAbout(username, {
    draftKey: `drafts/about/${username}`,
    start: readAbout(member) ?? EMPTY_ABOUT,
    revision,
  });
  // The draft of an earlier visit must be loaded before the first change.
  if (view.isOpening) return <AboutWaiting />;
  // A draft replaced from outside starts a new undo history.
  return <AboutForm key={view.generation} member={member} view={view} />;
}
