import { Suspense } from 'react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useBackups } from '../../copies/use-backups.ts';
import { BackupRows } from './backup-rows.tsx';
import styles from './backups.module.css';
import { DamagedText } from './damaged-text.tsx';
import { PersistenceRow } from './persistence-row.tsx';

/** What is behind the profiles should something happen to them. */
export function BackupsSection() {
  const { t } = useTranslation();
  return (
    <Section id="backups" title={t('manager.section.backups')}>
      <p className="muted">{t('manager.backupsLead')}</p>
      <Suspense fallback={<div className={styles.waiting} />}>
        <Loaded />
      </Suspense>
    </Section>
  );
}

function Loaded() {
  const { exchange } = useProfiles();
  const view = useBackups(exchange);
  return (
    <>
      <DamagedText view={view} />
      <PersistenceRow view={view} />
      <BackupRows view={view} />
    </>
  );
}
