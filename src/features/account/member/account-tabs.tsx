import { Link } from 'react-router';
import { useSession } from '#src/kit/actors/use-session.ts';
import { countBadge } from '#src/kit/text/count-badge.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './account.module.css';
import type { AccountAddress, AccountTab } from './tabs.ts';

interface Props {
  readonly address: AccountAddress;
  readonly tabs: readonly AccountTab[];
  readonly shown: AccountTab;
}

/** The tabs are links: each is an address of its own. */
export function AccountTabs({ address, tabs, shown }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const badge = countBadge(user?.messageCount ?? 0);
  return (
    <nav className={styles.tabs} aria-label={t('page.account')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={address.to(tab)}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {t(`user.tab.${tab}`)}
          {tab === 'notification' && badge !== null && <b className={styles.badge}>{badge}</b>}
        </Link>
      ))}
    </nav>
  );
}
