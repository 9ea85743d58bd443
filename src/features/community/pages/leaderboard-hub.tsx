import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CurrentEvents } from '../leaderboard-hub/current-events.tsx';
import { TopPlayers } from '../leaderboard-hub/top-players.tsx';

/** `/leaderboard`: what is contested now, who leads, and how to take part. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.leaderboard')} lead={t('board.hubLead')}>
      <CurrentEvents />
      <TopPlayers />
      <SectionCards section="leaderboard" />
    </HubPage>
  );
}
