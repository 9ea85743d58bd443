import { ListOrdered, Trophy, UserRoundPlus } from 'lucide-react';
import { EVENT_BOARDS_HEAD } from '#model/families/eventboards/head';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
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
      <HubCards>
        <HubCard
          to="/leaderboard/players"
          icon={<ListOrdered size={20} />}
          title={t('page.playerBoard')}
          text={t('board.playersLead')}
        />
        <HubCard
          to={EVENT_BOARDS_HEAD.path}
          icon={<Trophy size={20} />}
          title={t('page.eventBoards')}
          text={t('board.events.listLead')}
        />
        <HubCard
          to="/leaderboard/participate"
          icon={<UserRoundPlus size={20} />}
          title={t('page.participate')}
          text={t('board.participateLead')}
        />
      </HubCards>
    </HubPage>
  );
}
