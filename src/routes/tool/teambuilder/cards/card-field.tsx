import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { CardPicker } from '#src/components/card-picker.tsx';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { PickerButton } from '#src/components/picker-button.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../question.module.css';
import type { Builder } from '../state/builder.ts';
import { useCardIds } from './use-card-ids.ts';
import { useChoices } from './use-choices.ts';

interface Props {
  readonly builder: Builder;
  readonly label: string;
  readonly title: string;
  readonly empty: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

const THUMB = 28;

/** One card of the collection, or any. */
export function CardField({ builder, label, title, empty, value, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { cardOf } = builder;
  const card = value === null ? null : cardOf(value);
  const { playing } = useCardIds(builder);
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
        bandName={builder.bandName}
        onClose={picker.close}
        onDone={([id]) => {
          onChange(id ?? null);
          picker.close();
        }}
      />
    </>
  );
}
