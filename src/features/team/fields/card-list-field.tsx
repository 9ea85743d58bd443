import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { CardPicker } from '#src/kit/list/pickers/card-picker.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ThumbStrip } from '../figures/thumb-strip.tsx';
import { useSources } from '../sources/sources.tsx';
import { useChoices } from './card-choices.ts';
import styles from './fields.module.css';

interface Props {
  readonly label: string;
  /** Title of the picker. */
  readonly title: string;
  readonly empty: string;
  /** Ids to choose from, the same list each time; chosen ones are always among them. */
  readonly from: readonly number[];
  readonly value: readonly number[];
  readonly max?: number;
  /** One press that adds some cards. */
  readonly shortcut?: { readonly label: string; readonly ids: readonly number[] } | null;
  readonly onChange: (ids: readonly number[]) => void;
}

const present = (card: CardView | null): card is CardView => card !== null;

/** A few chosen cards and the way to change them. */
export function CardListField(props: Props) {
  const { label, title, empty, from, value, max, shortcut, onChange } = props;
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { cardOf, bandName, levelOf } = useSources();
  const chosen = useMemo(() => value.map(cardOf).filter(present), [value, cardOf]);
  const ids = useMemo(() => [...new Set([...from, ...value])], [from, value]);
  const choices = useChoices(isListed ? ids : null, cardOf);
  return (
    <FieldRow label={label}>
      <ThumbStrip cards={chosen} empty={empty} {...(max === undefined ? {} : { max })} />
      <span className={styles.spread} />
      {shortcut && (
        <Button variant="subtle" onClick={() => onChange([...value, ...shortcut.ids])}>
          {shortcut.label}
        </Button>
      )}
      <Button onClick={picker.open} aria-label={t('builder.cards.edit', { what: label })}>
        {t('action.edit')}
      </Button>
      <CardPicker
        opened={isOpen}
        title={title}
        cards={choices}
        selected={value}
        {...(max === undefined ? {} : { max })}
        bandName={bandName}
        levelOf={levelOf}
        onClose={picker.close}
        onDone={(ids) => {
          onChange(ids);
          picker.close();
        }}
      />
    </FieldRow>
  );
}
