import { NativeSelect } from '@mantine/core';
import { IdCard } from 'lucide-react';
import { SERVERS } from '#model/vocabulary/servers';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useProfileName } from '#src/components/profile-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../question.module.css';
import type { Builder } from '../state/builder.ts';
import { ProfileMenu } from './profile-menu.tsx';

interface Props {
  readonly builder: Builder;
}

/** Which collection, and what can be done with collections. */
export function ProfileField({ builder }: Props) {
  const { t } = useTranslation();
  const { profiles, select, isLoading } = useProfiles();
  const shownName = useProfileName();
  const { profile, inputs, change } = builder;
  const index = profile === null ? -1 : profiles.indexOf(profile);
  const isMissing = inputs.profile !== null && !profiles.some((each) => each.name === inputs.profile);
  const choices = profiles.map((each, i) => ({
    value: String(i),
    label: t('profile.choice', {
      name: shownName(each.name),
      server: t(`server.short.${SERVERS[each.server]}`),
    }),
  }));
  const nobody = { value: '', label: isLoading ? t('profile.loading') : '', disabled: true };
  return (
    <>
      <NativeSelect
        className={styles.spread ?? ''}
        aria-label={t('profile.label')}
        leftSection={<IdCard size={16} aria-hidden="true" />}
        disabled={profiles.length === 0}
        value={index < 0 ? '' : String(index)}
        data={[...(index < 0 ? [nobody] : []), ...choices]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = profiles[Number(value)];
          if (!chosen) return;
          select(Number(value));
          change({ profile: chosen.name });
        }}
      />
      <ProfileMenu builder={builder} index={index} />
      {isMissing && !isLoading && profiles.length > 0 && (
        <p className={styles.facts}>{t('profile.missing', { name: shownName(inputs.profile ?? '') })}</p>
      )}
    </>
  );
}
