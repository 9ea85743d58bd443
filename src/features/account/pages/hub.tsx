import { CircleUser, GalleryHorizontalEnd, Guitar, Settings2, Users, Wrench } from 'lucide-react';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ActiveProfile } from '../hub/active-profile.tsx';

/** `/profile`: what there is about the visitor, and the profile in use. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.profile')} lead={t('hub.lead')}>
      <ActiveProfile />
      <HubCards>
        <HubCard
          to="/profile/cards"
          icon={<GalleryHorizontalEnd size={20} />}
          title={t('page.collection')}
          text={t('hub.collection')}
        />
        <HubCard
          to="/profile/items"
          icon={<Guitar size={20} />}
          title={t('page.areaItems')}
          text={t('hub.areaItems')}
        />
        <HubCard
          to="/profile/account"
          icon={<CircleUser size={20} />}
          title={t('page.account')}
          text={t('hub.account')}
        />
        <HubCard
          to="/profile/manager"
          icon={<Users size={20} />}
          title={t('page.manager')}
          text={t('hub.manager')}
        />
        <HubCard
          to="/profile/preferences"
          icon={<Settings2 size={20} />}
          title={t('page.preferences')}
          text={t('preferences.lead')}
        />
        <HubCard
          to="/tool/teambuilder"
          icon={<Wrench size={20} />}
          title={t('page.teamBuilder')}
          text={t('hub.builder')}
        />
      </HubCards>
    </HubPage>
  );
}
