import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { byRarity } from '#model/listing/views/card-view';
import type { EventBonus } from '#model/records/event';
import { CardPicker } from '#src/components/card-picker.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import { MAX_BONUS_ROWS } from '../state/inputs.ts';
import { withCharacter, withMembers } from './bonus-rows.ts';
import { characterName } from './character-name.ts';

interface Props {
  readonly builder: Builder;
  readonly draft: EventBonus;
  readonly onChange: (bonus: EventBonus) => void;
}

/** A character that the bonus does not know yet. */
export function CharacterAddition({ builder, draft, onChange }: Props) {
  const { t } = useTranslation();
  const taken = new Set(draft.characters.map((row) => row.characterId));
  const choices = [...builder.game.characters.keys()]
    .filter((id) => !taken.has(id))
    .map((id) => ({ value: String(id), label: characterName(builder, id) }));
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
export function MemberAddition({ builder, draft, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { cardOf, game } = builder;
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
        bandName={builder.bandName}
        onClose={picker.close}
        onDone={(ids) => {
          onChange(withMembers(draft, ids));
          picker.close();
        }}
      />
    </>
  );
}
