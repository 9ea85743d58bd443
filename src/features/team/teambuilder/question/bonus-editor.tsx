import { ActionIcon, Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { MAX_BONUS_PERCENT, MAX_BONUS_ROWS } from '#model/compute/asked/inputs';
import { byRarity } from '#model/listing/views/card-view';
import type { EventBonus } from '#model/records/event';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { CardPicker } from '#src/kit/list/pickers/card-picker.tsx';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../../question/use-question.ts';
import { characterName } from '../../sources/names.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from './bonus-editor.module.css';
import { type BonusRow, bonusRows, withCharacter, withMembers } from './bonus-rows.ts';

interface Props {
  readonly opened: boolean;
  readonly question: Question;
  readonly bonus: EventBonus;
  /** Whether the bonus is added to power; else it raises points. */
  readonly lifts: boolean;
  readonly onClose: () => void;
}

/** Every number of an event's bonus, to be changed at will. */
export function BonusEditor({ opened, question, bonus, lifts, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('builder.event.edit')} width={560} onClose={onClose}>
      {() => <BonusForm question={question} bonus={bonus} lifts={lifts} onClose={onClose} />}
    </DialogFrame>
  );
}

function useRowName(): (row: BonusRow) => string {
  const { t } = useTranslation();
  const sources = useSources();
  return (row) => {
    switch (row.kind) {
      case 'attribute':
        return t(`attribute.${row.attribute}`);
      case 'stat':
        return t(`stat.${row.stat}`);
      case 'rank':
        return t('builder.event.rank', { rarity: row.rarity, rank: row.rank });
      case 'member': {
        const card = sources.cardOf(row.id);
        return card ? `${card.character} · ${card.title}` : `#${row.id}`;
      }
      case 'character':
        return characterName(sources, row.id);
      case 'both':
        return t('event.allParameters');
      case 'points':
        return t('event.pointRate');
    }
  };
}

function BonusForm({ question, bonus, lifts, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(bonus);
  const nameOf = useRowName();
  const { attributes, characters, members, ranks, both } = bonusRows(draft, lifts);
  const shared = { nameOf, draft, onChange: setDraft };
  const additions = { draft, onChange: setDraft };
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
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          variant="filled"
          onClick={() => {
            question.change({ bonus: draft });
            onClose();
          }}
        >
          {t('action.apply')}
        </Button>
      </DialogEnds>
    </div>
  );
}

interface BonusGroupProps {
  readonly title: string;
  readonly rows: readonly BonusRow[];
  readonly nameOf: (row: BonusRow) => string;
  readonly draft: EventBonus;
  readonly onChange: (bonus: EventBonus) => void;
  /** How to add to the rows. */
  readonly children?: ReactNode;
}

/** Numbers of one kind, each with its name. */
function BonusGroup({ title, rows, nameOf, draft, onChange, children }: BonusGroupProps) {
  const { t } = useTranslation();
  const { percentSign } = useFormat();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {rows.map((row) => {
        const { key, percent, write, remove } = row;
        const name = nameOf(row);
        return (
          <div key={key} className={styles.row}>
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
            <NumberField
              label={t('builder.event.percent', { name })}
              value={percent}
              max={MAX_BONUS_PERCENT}
              decimals={2}
              suffix={percentSign}
              width={84}
              onChange={(next) => onChange(write(draft, next))}
            />
            {remove && (
              <ActionIcon
                variant="subtle"
                aria-label={t('builder.event.remove', { name })}
                onClick={() => onChange(remove(draft))}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        );
      })}
      {children && <div className={styles.add}>{children}</div>}
    </fieldset>
  );
}

interface BonusAdditionsProps {
  readonly draft: EventBonus;
  readonly onChange: (bonus: EventBonus) => void;
}

/** A character that the bonus does not know yet. */
function CharacterAddition({ draft, onChange }: BonusAdditionsProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const taken = new Set(draft.characters.map((row) => row.characterId));
  const choices = [...sources.game.characters.keys()]
    .filter((id) => !taken.has(id))
    .map((id) => ({ value: String(id), label: characterName(sources, id) }));
  return (
    <Select
      // The field is for adding: it empties itself with every choice.
      key={draft.characters.length}
      searchable
      aria-label={t('builder.event.addCharacter')}
      placeholder={t('builder.event.addCharacter')}
      data={choices}
      value={null}
      maxDropdownHeight={240}
      onChange={(id) => {
        if (id !== null) onChange(withCharacter(draft, Number(id)));
      }}
    />
  );
}

/** Cards that have a bonus by themselves. */
function MemberAddition({ draft, onChange }: BonusAdditionsProps) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { cardOf, bandName, game } = useSources();
  const choices = useMemo(
    () => (isListed ? [...game.cards.keys()].flatMap((id) => cardOf(id) ?? []).sort(byRarity) : []),
    [isListed, game.cards, cardOf],
  );
  return (
    <>
      <Button onClick={picker.open}>{t('builder.event.chooseCards')}</Button>
      <CardPicker
        opened={isOpen}
        title={t('builder.event.chooseCardsTitle')}
        cards={choices}
        selected={draft.members.map((row) => row.cardId)}
        max={MAX_BONUS_ROWS}
        bandName={bandName}
        onClose={picker.close}
        onDone={(ids) => {
          onChange(withMembers(draft, ids));
          picker.close();
        }}
      />
    </>
  );
}
