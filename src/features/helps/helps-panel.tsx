import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { EventRecord } from '#model/records/event';
import { useProfiles } from '../../kit/actors/use-profiles.ts';
import { useCards } from '../../kit/data/lists.ts';
import { Panel } from '../../kit/detail/detail-page.tsx';
import { PageLink } from '../../kit/page/page-link.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import { Counts } from './counts.tsx';
import styles from './helps.module.css';

/** Most visitors never ask: pickers and the tools' addresses come with the first press. */
const HelpsForm = lazy(async () => ({ default: (await import('./helps-form.tsx')).HelpsForm }));

interface Props {
  /** Ids of the cards on offer. */
  readonly cards: readonly number[];
  /** The event of the page. */
  readonly event?: EventRecord;
}

/** Which of the cards on offer would raise the visitor's best team. Nothing where the page knows of no card. */
export function HelpsPanel({ cards, event }: Props) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <Panel id="helps" title={t('helps.title')}>
      <p className="muted">{t('helps.lead')}</p>
      <Body ids={cards} event={event ?? null} />
    </Panel>
  );
}

interface BodyProps {
  readonly ids: Props['cards'];
  readonly event: EventRecord | null;
}

function Body({ ids, event }: BodyProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { activeProfile } = useProfiles();
  const known = useCards().data?.byId;
  if (activeProfile === null) {
    return (
      <p>
        {t('helps.noProfile')} <PageLink to="/profile/cards">{t('page.collection')}</PageLink>
      </p>
    );
  }
  const cards = ids.flatMap((id) => known?.get(id) ?? []);
  const owned = new Set(activeProfile.cards.map(({ id }) => id));
  const missing = cards.filter(({ id }) => !owned.has(id));
  return (
    <div className={styles.body}>
      <Counts cards={cards} owned={owned} />
      {cards.length > 0 && missing.length === 0 && <p>{t('helps.allOwned')}</p>}
      {missing.length > 0 && isOpen && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <HelpsForm profile={activeProfile} missing={missing} first={event} />
        </Suspense>
      )}
      {missing.length > 0 && !isOpen && (
        <Button onClick={() => setOpen(true)} className={styles.open ?? ''}>
          {t('helps.open')}
        </Button>
      )}
    </div>
  );
}
