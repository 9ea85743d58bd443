import { Settings2, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/actors/use-profiles.ts';
import styles from './hub.module.css';

/** `/profile`: what there is about the visitor, and the profile in use. */
export function ProfileHub() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('nav.profile')}</h1>
        <p className={styles.lead}>{t('hub.lead')}</p>
      </header>
      <ActiveProfile />
      <ul className={styles.cards}>
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
      </ul>
    </div>
  );
}

interface HubCardProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

function HubCard({ to, icon, title, text }: HubCardProps) {
  return (
    <li className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <Link className={styles.link} to={to}>
          {title}
        </Link>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}

function ActiveProfile() {
  const { t } = useTranslation();
  const { activeProfile, isLoading } = useProfiles();
  if (isLoading) return null;
  return (
    <section className={styles.card} aria-labelledby="active-profile">
      <div>
        <h2 id="active-profile">{t('hub.active')}</h2>
        {activeProfile ? (
          <p>
            {t('profile.choice', {
              name: activeProfile.name,
              server: t(`server.${SERVERS[activeProfile.server]}`),
            })}
            <br />
            {t('hub.cards', { count: activeProfile.cards.length })}
          </p>
        ) : (
          <p>{t('hub.none')}</p>
        )}
      </div>
    </section>
  );
}
