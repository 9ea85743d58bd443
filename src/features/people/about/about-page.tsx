import { Button, Skeleton } from '@mantine/core';
import { LogIn } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { EDIT_ABOUT } from '#model/site/objects';
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

/** Where somebody is asked to log in, and comes back to. */
export function LogInFirst() {
  const { t } = useTranslation();
  return (
    <EmptyState isPage icon={<LogIn size={28} />} title={t('about.logIn')} text={t('about.logInText')}>
      <Button
        component={Link}
        to={`/profile/account?t=login&g=${encodeURIComponent(EDIT_ABOUT)}`}
        variant="filled"
      >
        {t('about.logInButton')}
      </Button>
    </EmptyState>
  );
}

/** Stands there while the page's parts are on their way. */
export function AboutWaiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <h1>{t('page.aboutMe')}</h1>
      <Skeleton height={HEIGHT} />
    </div>
  );
}

/** The form with what the site has of the member. */
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
  // What an earlier visit left must be there before anything is changed.
  if (view.isOpening) return <AboutWaiting />;
  // What was replaced from outside begins anew, with a history of its own.
  return <AboutForm key={view.generation} member={member} view={view} />;
}
