import { CalendarDays, IdCard, Music, Scale, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HubCard } from '#src/components/hub-card.tsx';
import { HubCards, HubPage } from '#src/components/hub-page.tsx';

const ICON = 20;

/** `/info`: what the game has, family by family. */
export function InfoHub() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('nav.info')} lead={t('infoHub.lead')}>
      <HubCards>
        <HubCard
          to="/info/characters"
          icon={<Users size={ICON} />}
          title={t('characters.title')}
          text={t('infoHub.characters')}
        />
        <HubCard
          to="/info/cards"
          icon={<IdCard size={ICON} />}
          title={t('cards.title')}
          text={t('infoHub.cards')}
        />
        <HubCard
          to="/info/songs"
          icon={<Music size={ICON} />}
          title={t('songs.title')}
          text={t('infoHub.songs')}
        />
        <HubCard
          to="/info/events"
          icon={<CalendarDays size={ICON} />}
          title={t('events.title')}
          text={t('infoHub.events')}
        />
        <HubCard
          to="/info/songmeta"
          icon={<Scale size={ICON} />}
          title={t('songMeta.title')}
          text={t('songMeta.lead')}
        />
      </HubCards>
    </HubPage>
  );
}
