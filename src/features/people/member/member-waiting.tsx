import { Skeleton } from '@mantine/core';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './member.module.css';

const HEIGHT = 480;

/** Until a member is there: what the server sent of them, or their place. */
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
