import { UserPlus } from 'lucide-react';
import { useLocation } from 'react-router';
import { logInPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** In place of posts of people one follows, for those who are not logged in. */
export function LogInToFollow() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState icon={<UserPlus size={28} />} title={t('posts.membersTitle')} text={t('posts.membersText')}>
      <PageLink to={logInPath(pathname + search)}>{t('posts.logIn')}</PageLink>
    </EmptyState>
  );
}
