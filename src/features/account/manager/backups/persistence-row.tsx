import { Button } from '@mantine/core';
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { BackupsView } from '../../copies/use-backups.ts';
import styles from './backups.module.css';

interface Props {
  readonly view: BackupsView;
}

/**
 * Asks once by itself when cards have come in on this page: now there is something to keep, and whoever put it there understands
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
export function PersistenceRow({ view }: Props) {
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
