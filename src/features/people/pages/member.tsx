import { shownName } from '#model/rules/shown-name';
import { isNobody } from '#src/features/account/people/people.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { NoSuchThing } from '#src/kit/detail/no-such-thing.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { MemberView } from '../member/member-view.tsx';
import { MemberWaiting } from '../member/member-waiting.tsx';
import { useMemberOfAddress } from '../member/use-member-of-address.ts';

/** `/community/user/{username}`: a member's page. */
export function Screen() {
  const { t } = useTranslation();
  const reader = useSession().user?.username ?? null;
  const { data: member, error, refetch } = useMemberOfAddress(reader);
  usePageName(member ? shownName(member) : null);
  if (member) return <MemberView key={member.username} member={member} reader={reader} />;
  if (error === null) return <MemberWaiting />;
  if (isNobody(error))
    return (
      <NoSuchThing
        title={t('member.missingTitle')}
        text={t('member.missingText')}
        list={{ path: '/community/home', label: t('page.communityHome') }}
      />
    );
  return (
    <>
      <h1>{t('page.member')}</h1>
      <DataError message={error.message} onRetry={() => void refetch()} />
    </>
  );
}
