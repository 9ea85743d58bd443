import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { Profile } from '#model/profile/profile';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Banner } from '#src/kit/page/banner.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './profiles.module.css';
import { StorageNotice } from './storage-notice.tsx';

const CHOICES = ['both', 'mine', 'theirs'] as const;

/** Two tabs changed the profiles at once: nothing is kept until the visitor has chosen, so it stands above all. */
function ConflictNotice() {
  const { t } = useTranslation();
  const { profiles, conflict, resolveConflict } = useProfiles();
  const tell = useContents();
  if (conflict === null) return null;
  return (
    <div className={styles.note} role="alert">
      <Banner kind="warning" icon={<TriangleAlert size={16} />}>
        <p>{t('alarm.conflict.text')}</p>
        <p>{t('alarm.conflict.sides', { mine: tell(profiles), theirs: tell(conflict) })}</p>
        <div className={styles.choices}>
          {CHOICES.map((choice) => (
            <Button key={choice} onClick={() => resolveConflict(choice)}>
              {t(`alarm.conflict.${choice}`)}
            </Button>
          ))}
        </div>
      </Banner>
    </div>
  );
}

/** Names of profiles with how many cards each has. */
function useContents(): (profiles: readonly Profile[]) => string {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const shownName = useProfileName();
  return (profiles) =>
    profiles.length === 0
      ? '–'
      : list(
          profiles.map(({ name, cards }) =>
            t('profile.contents', { name: shownName(name), cards: integer(cards.length) }),
          ),
        );
}

/** Everything that endangers the profiles, above whatever page is open: they are changed on many. */
export function ProfileNotices() {
  return (
    <>
      <ConflictNotice />
      <StorageNotice />
    </>
  );
}
