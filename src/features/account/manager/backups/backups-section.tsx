import { Button } from '@mantine/core';
import { Download, ShieldCheck, ShieldQuestionMark, Trash2, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { Banner } from '#src/kit/page/banner.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type BackupsView, useBackups } from '../../copies/use-backups.ts';
import { BackupRows } from './backup-rows.tsx';
import styles from './backups.module.css';

interface PersistenceRowProps {
  readonly view: BackupsView;
}

/**
 * Asks once by itself when cards have come in on this page: now there is something to keep, and who put it there understands
 * why a browser asks.
 */
function useAskWhenFilled({ persistence, askPersistence }: BackupsView): void {
  const { profiles, isLoading } = useProfiles();
  const cards = isLoading ? null : profiles.reduce((sum, profile) => sum + profile.cards.length, 0);
  const [before, setBefore] = useState(cards);
  if (before === null && cards !== null) setBefore(cards);
  const hasGrown = before !== null && cards !== null && cards > before;
  useEffect(() => {
    if (hasGrown && persistence === 'open') askPersistence();
  }, [hasGrown, persistence, askPersistence]);
}

/** Whether the browser promises to keep what is stored, and the button to ask it to. */
function PersistenceRow({ view }: PersistenceRowProps) {
  const { t } = useTranslation();
  const { persistence, askPersistence } = view;
  useAskWhenFilled(view);
  const canAsk = persistence === 'open' || persistence === 'refused';
  const Icon = persistence === 'promised' ? ShieldCheck : ShieldQuestionMark;
  return (
    <FieldRow label={t('manager.persistence')}>
      <span role="status" className={styles.promise} data-state={persistence}>
        {persistence !== 'checking' && (
          <>
            <Icon size={16} aria-hidden="true" />
            <span>{t(`manager.persistenceOf.${persistence}`)}</span>
          </>
        )}
      </span>
      {canAsk && <Button onClick={askPersistence}>{t('manager.askPersistence')}</Button>}
    </FieldRow>
  );
}

interface Props {
  readonly view: BackupsView;
}

const FILE = 'setori-damaged-profiles.txt';

/** What could not be read, as it was: someone may still make something of it. */
function DamagedText({ view }: Props) {
  const { t } = useTranslation();
  const { damagedText, discardDamaged, isBusy } = view;
  if (damagedText === null) return null;
  return (
    <div className={styles.damaged}>
      <Banner kind="warning" icon={<TriangleAlert size={16} />}>
        <p>{t('manager.damagedKept')}</p>
        <div className={styles.actions}>
          <Button
            leftSection={<Download size={16} aria-hidden="true" />}
            onClick={() => saveFile(FILE, new Blob([damagedText], { type: 'text/plain' }))}
          >
            {t('manager.damagedSave')}
          </Button>
          <Button
            disabled={isBusy}
            leftSection={<Trash2 size={16} aria-hidden="true" />}
            onClick={discardDamaged}
          >
            {t('manager.damagedDiscard')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

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
