import { useSession } from '#src/kit/actors/use-session.ts';
import { LinkTabs } from '#src/kit/page/link-tabs.tsx';
import { countBadge } from '#src/kit/text/count-badge.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './account.module.css';
import type { AccountAddress, AccountTab } from './tabs.ts';

interface Props {
  readonly address: AccountAddress;
  readonly tabs: readonly AccountTab[];
  readonly shown: AccountTab;
}

export function AccountTabs({ address, tabs, shown }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const badge = countBadge(user?.messageCount ?? 0);
  return (
    <LinkTabs
      label={t('page.account')}
      shown={shown}
      tabs={tabs.map((name) => ({
        name,
        to: address.to(name),
        text: (
          <>
            {t(`user.tab.${name}`)}
            {name === 'notification' && badge !== null && <b className={styles.badge}>{badge}</b>}
          </>
        ),
      }))}
    />
  );
}
