import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './linked.module.css';
import { LinkingOnServers } from './linking-on-servers.tsx';

/** Accounts of the game that belong to the member: proving it, and what everybody sees of them. */
export function LinkedAccounts() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="linked">
      <h2 id="linked">{t('account.linked.title')}</h2>
      <p className={styles.lead}>{t('account.linked.lead')}</p>
      <LinkingOnServers />
    </section>
  );
}
