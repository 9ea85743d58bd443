import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/actors/use-profiles.ts';
import styles from './profile-badge.module.css';

/** Whose collection is in use, and on which server. */
export function ProfileBadge() {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  if (!activeProfile) return null;
  return (
    <span className={styles.badge} title={activeProfile.name}>
      <IdCard size={16} aria-hidden="true" />
      <span className={styles.name}>{activeProfile.name}</span>
      <b>{t(`server.short.${SERVERS[activeProfile.server]}`)}</b>
    </span>
  );
}
