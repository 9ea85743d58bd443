import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { PickerButton } from '#src/kit/field/picker-button.tsx';
import { CardPicker } from '#src/kit/list/pickers/card-picker.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';
import { useSources } from '../sources/sources.tsx';
import { useCardIds, useChoices } from './card-choices.ts';
import styles from './fields.module.css';

interface Props {
  readonly question: Question;
  readonly label: string;
  readonly title: string;
  readonly empty: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

const THUMB = 28;

/** One card of the collection, or any. */
export function CardField({ question, label, title, empty, value, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { cardOf, bandName, levelOf } = useSources();
  const card = value === null ? null : cardOf(value);
  const { playing } = useCardIds(question);
  const choices = useChoices(isListed ? playing : null, cardOf);
  return (
    <>
      <PickerButton
        label={label}
        onOpen={picker.open}
        onClear={value === null ? undefined : () => onChange(null)}
        clearLabel={t('action.clear')}
      >
        {card && <CardThumb card={card} size={THUMB} decorative />}
        <span className={card ? styles.clip : 'muted'}>
          {card ? `${card.character} · ${card.title}` : value === null ? empty : `#${value}`}
        </span>
      </PickerButton>
      <CardPicker
        opened={isOpen}
        title={title}
        cards={choices}
        selected={value === null ? [] : [value]}
        max={1}
        bandName={bandName}
        levelOf={levelOf}
        onClose={picker.close}
        onDone={([id]) => {
          onChange(id ?? null);
          picker.close();
        }}
      />
    </>
  );
}
