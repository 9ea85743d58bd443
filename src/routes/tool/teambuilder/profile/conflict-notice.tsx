import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { Banner } from '#src/components/banner.tsx';
import styles from './profile-dialogs.module.css';

const CHOICES = ['both', 'mine', 'theirs'] as const;

/** Two tabs changed the profiles at once: nothing is kept until the visitor has chosen, so it stands above all. */
export function ConflictNotice() {
  const { t } = useTranslation();
  const { conflict, resolveConflict } = useProfiles();
  if (conflict === null) return null;
  return (
    <div className={styles.conflict} role="alert">
      <Banner kind="warning" icon={<TriangleAlert size={16} />}>
        <p>{t('profile.conflict.text')}</p>
        <div className={styles.choices}>
          {CHOICES.map((choice) => (
            <Button key={choice} onClick={() => resolveConflict(choice)}>
              {t(`profile.conflict.${choice}`)}
            </Button>
          ))}
        </div>
      </Banner>
    </div>
  );
}
