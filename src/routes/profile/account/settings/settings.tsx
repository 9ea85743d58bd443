import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#src/actors/use-session.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Nickname } from './nickname.tsx';
import { SessionList } from './session-list.tsx';
import styles from './settings.module.css';

/** What a member can set and take away. */
export function Settings({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  return (
    <div className={styles.parts}>
      <Nickname user={user} />
      <section aria-labelledby="email">
        <h2 id="email">{t('account.email')}</h2>
        <p className={styles.fact}>{user.email}</p>
        <p className={styles.hint}>{t('account.emailRule')}</p>
      </section>
      <SessionList />
      <ExportData />
      <DeleteAccount username={user.username} />
    </div>
  );
}
