import { AudioLines, Grid3x3, ScanFace, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DailyPanel } from '../hub/daily-panel.tsx';
import styles from '../hub/hub.module.css';

/** Below the games, and of use to who played. */
const MembersPanel = lazy(() => import('../hub/members-panel.tsx'));

const SIZE = 20;

/** `/game`: the small games. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.game')} lead={t('game.lead')}>
      <HubCards>
        <HubCard
          to="/game/findme"
          icon={<Grid3x3 size={SIZE} />}
          title={t('page.findMe')}
          text={t('find.lead')}
        />
        <HubCard
          to="/game/guesswho"
          icon={<ScanFace size={SIZE} />}
          title={t('page.guessWho')}
          text={t('guess.lead')}
        />
        <HubCard
          to="/game/chartmaster"
          icon={<AudioLines size={SIZE} />}
          title={t('page.chartMaster')}
          text={t('master.lead')}
        />
        <HubCard to="/game/room" icon={<Users size={SIZE} />} title={t('page.room')} text={t('room.lead')} />
      </HubCards>
      <Suspense fallback={<div className={styles.panel} />}>
        <DailyPanel />
      </Suspense>
      <Suspense fallback={<div className={styles.panel} />}>
        <MembersPanel />
      </Suspense>
    </HubPage>
  );
}
