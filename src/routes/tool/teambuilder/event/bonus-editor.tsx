import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EventBonus } from '#model/records/event';
import { DialogFrame } from '#src/components/dialog-frame.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import { CharacterAddition, MemberAddition } from './bonus-additions.tsx';
import styles from './bonus-editor.module.css';
import { BonusGroup } from './bonus-group.tsx';
import { type BonusRow, bonusRows } from './bonus-rows.ts';
import { characterName } from './character-name.ts';

interface Props {
  readonly opened: boolean;
  readonly builder: Builder;
  readonly bonus: EventBonus;
  /** Whether the bonus is added to power; else it raises points. */
  readonly lifts: boolean;
  readonly onClose: () => void;
}

/** Every number of an event's bonus, to be changed at will. */
export function BonusEditor({ opened, builder, bonus, lifts, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('builder.event.edit')} width={560} onClose={onClose}>
      {() => <BonusForm builder={builder} bonus={bonus} lifts={lifts} onClose={onClose} />}
    </DialogFrame>
  );
}

function useRowName(builder: Builder): (row: BonusRow) => string {
  const { t } = useTranslation();
  return (row) => {
    switch (row.kind) {
      case 'attribute':
        return t(`attribute.${row.attribute}`);
      case 'stat':
        return t(`stat.${row.stat}`);
      case 'rank':
        return t('builder.event.rank', { rarity: row.rarity, rank: row.rank });
      case 'member': {
        const card = builder.cardOf(row.id);
        return card ? `${card.character} · ${card.title}` : `#${row.id}`;
      }
      case 'character':
        return characterName(builder, row.id);
      case 'both':
        return t('event.allParameters');
      case 'points':
        return t('event.pointRate');
    }
  };
}

function BonusForm({ builder, bonus, lifts, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(bonus);
  const nameOf = useRowName(builder);
  const { attributes, characters, members, ranks, both } = bonusRows(draft, lifts);
  const shared = { nameOf, draft, onChange: setDraft };
  const additions = { builder, draft, onChange: setDraft };
  return (
    <div className={styles.form}>
      <BonusGroup {...shared} title={t('builder.event.attribute')} rows={attributes} />
      <BonusGroup {...shared} title={t('builder.event.character')} rows={characters}>
        <CharacterAddition {...additions} />
      </BonusGroup>
      <BonusGroup {...shared} title={t('event.bothHint')} rows={both} />
      <BonusGroup {...shared} title={t('builder.event.member')} rows={members}>
        <MemberAddition {...additions} />
      </BonusGroup>
      {ranks.length > 0 && <BonusGroup {...shared} title={t('event.ranks')} rows={ranks} />}
      <div className={styles.footer}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          variant="filled"
          onClick={() => {
            builder.change({ bonus: draft });
            onClose();
          }}
        >
          {t('action.apply')}
        </Button>
      </div>
    </div>
  );
}
