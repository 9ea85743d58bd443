import { CircleUser, Settings2, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { HubCard } from '#src/components/hub-card.tsx';
import { HubCards, HubPage } from '#src/components/hub-page.tsx';
import { useProfileName } from '#src/components/profile-name.ts';
import styles from './hub.module.css';

/** `/profile`: what there is about the visitor, and the profile in use. */
export function ProfileHub() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('nav.profile')} lead={t('hub.lead')}>
      <ActiveProfile />
      <HubCards>
        <HubCard
          to="/profile/account"
          icon={<CircleUser size={20} />}
          title={t('account.title')}
          text={t('hub.account')}
        />
        <HubCard
          to="/profile/preferences"
          icon={<Settings2 size={20} />}
          title={t('preferences.title')}
          text={t('preferences.lead')}
        />
        <HubCard
          to="/tool/teambuilder"
          icon={<Wrench size={20} />}
          title={t('nav.teamBuilder')}
          text={t('hub.builder')}
        />
      </HubCards>
    </HubPage>
  );
}

function ActiveProfile() {
  const { t } = useTranslation();
  const { activeProfile, isLoading } = useProfiles();
  const shownName = useProfileName();
  if (isLoading) return null;
  return (
    <section className={styles.active} aria-labelledby="active-profile">
      <h2 id="active-profile">{t('hub.active')}</h2>
      {activeProfile ? (
        <p>
          {t('profile.choice', {
            name: shownName(activeProfile.name),
            server: t(`server.${SERVERS[activeProfile.server]}`),
          })}
          <br />
          {t('hub.cards', { count: activeProfile.cards.length })}
        </p>
      ) : (
        <p>{t('hub.none')}</p>
      )}
    </section>
  );
}
