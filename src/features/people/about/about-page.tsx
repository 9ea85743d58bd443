import { Suspense } from 'react';
import { EMPTY_ABOUT, readAbout } from '#model/writing/about';
import type { Member } from '#src/features/account/people/people.data.ts';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useAbout } from '../use-about.ts';
import { AboutForm } from './about-form.tsx';
import { useOwnMember } from './own-member.data.ts';

/** The form with the saved profile. */
export function AboutPage({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const { data: member, error, refetch } = useOwnMember(username);
  const waiting = <Waiting title={t('page.aboutMe')} />;
  if (!member)
    return error ? (
      <>
        <h1>{t('page.aboutMe')}</h1>
        <DataError message={error.message} onRetry={() => void refetch()} />
      </>
    ) : (
      waiting
    );
  return (
    <Suspense fallback={waiting}>
      <Opened member={member} />
    </Suspense>
  );
}

function Opened({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const { username, revision } = member;
  const view = useAbout(username, {
    draftKey: `drafts/about/${username}`,
    start: readAbout(member) ?? EMPTY_ABOUT,
    revision,
  });
  // The draft of an earlier visit must be loaded before the first change.
  if (view.isOpening) return <Waiting title={t('page.aboutMe')} />;
  // A draft replaced from outside starts a new undo history.
  return <AboutForm key={view.generation} member={member} view={view} />;
}
