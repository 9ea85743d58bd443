import { Button } from '@mantine/core';
import { FilePlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#model/profile/profile';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Section } from '#src/kit/page/section.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsFirst } from '../../copies/cards-first.tsx';
import { ProfileRow } from './profile-row.tsx';
import styles from './profiles.module.css';

/** Profiles have no id, and several may have one name. */
function keyed(profiles: readonly Profile[]) {
  const seen = new Map<string, number>();
  return profiles.map((profile) => {
    const times = (seen.get(profile.name) ?? 0) + 1;
    seen.set(profile.name, times);
    return { key: `${times} ${profile.name}`, profile };
  });
}

/** Every collection of this browser: which is in use, its name, its server. */
export function ProfilesSection() {
  const { t } = useTranslation();
  const { profiles, isLoading, add } = useProfiles();
  const { main } = useServers();
  useSentStep('blank', !isLoading, () => add(main));
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <Section id="profiles" title={t('manager.section.profiles')}>
      <p className="muted">{t('manager.profilesLead')}</p>
      {isLoading ? (
        <div className={styles.waiting} role="status">
          <span className="visually-hidden">{t('profile.loading')}</span>
        </div>
      ) : profiles.length === 0 ? (
        <EmptyState icon={<Users size={28} />} title={t('manager.noneTitle')} text={t('manager.noneText')}>
          <CardsFirst>{() => null}</CardsFirst>
        </EmptyState>
      ) : (
        <fieldset className={styles.list}>
          <legend className="visually-hidden">{t('profile.active')}</legend>
          {keyed(profiles).map(({ key, profile }, index) => (
            <ProfileRow
              key={key}
              profile={profile}
              index={index}
              isRenamed={profile.name === renamed}
              onRenamed={setRenamed}
            />
          ))}
        </fieldset>
      )}
      <Button
        disabled={isLoading}
        leftSection={<FilePlus size={16} aria-hidden="true" />}
        onClick={() => add(main)}
      >
        {t('profile.blank')}
      </Button>
    </Section>
  );
}
