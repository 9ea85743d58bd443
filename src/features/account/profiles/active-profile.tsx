import { NativeSelect } from '@mantine/core';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './profiles.module.css';

/** Whose cards are marked, with another one a choice away. Nothing without a profile. */
export function ActiveProfile() {
  const { t } = useTranslation();
  const { profiles, active, select } = useProfiles();
  const shownName = useProfileName();
  if (profiles.length === 0) return null;
  return (
    <span className={styles.active}>
      <NativeSelect
        aria-label={t('profile.active')}
        value={String(active)}
        data={profiles.map(({ name, server }, index) => ({
          value: String(index),
          label: t('profile.choice', {
            name: shownName(name),
            server: t(`server.short.${SERVERS[server]}`),
          }),
        }))}
        onChange={(event) => select(Number(event.currentTarget.value))}
      />
      <PageLink to="/profile/manager">{t('profile.manage')}</PageLink>
    </span>
  );
}
