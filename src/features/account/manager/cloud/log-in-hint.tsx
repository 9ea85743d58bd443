import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './cloud.module.css';

/** Who comes back from there is at this section again. */
const BACK = encodeURIComponent('/profile/manager#cloud');

/** Why an account is worth it, and the ways to one. */
export function LogInHint() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.why}>{t('cloud.anonymous')}</p>
      <p className={styles.ways}>
        <PageLink to={`/profile/account?t=login&g=${BACK}`}>{t('user.tab.login')}</PageLink>
        <PageLink to={`/profile/account?t=signup&g=${BACK}`}>{t('user.tab.signup')}</PageLink>
      </p>
    </>
  );
}
