import { Skeleton } from '@mantine/core';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './member.module.css';

const HEIGHT = 480;

/** While a member loads: what the server sent, or a placeholder. */
export function MemberWaiting() {
  const { t } = useTranslation();
  return (
    <Meanwhile>
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('page.member')}</h1>
        <Skeleton height={HEIGHT} role="status" aria-label={t('action.loading')} />
      </div>
    </Meanwhile>
  );
}
