import { lazy, Suspense } from 'react';
import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DailyPanel } from '../hub/daily-panel.tsx';
import styles from '../hub/hub.module.css';

/** Below the games, and of use to who played. */
const MembersPanel = lazy(() => import('../hub/members-panel.tsx'));

/** `/game`: the small games. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.game')} lead={t('game.lead')}>
      <SectionCards section="game" />
      <Suspense fallback={<div className={styles.panel} />}>
        <DailyPanel />
      </Suspense>
      <Suspense fallback={<div className={styles.panel} />}>
        <MembersPanel />
      </Suspense>
    </HubPage>
  );
}
