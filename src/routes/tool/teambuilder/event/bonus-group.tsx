import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventBonus } from '#model/records/event';
import { useFormat } from '#src/components/format.ts';
import { NumberField } from '#src/components/number-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { MAX_BONUS_PERCENT } from '../state/inputs.ts';
import styles from './bonus-editor.module.css';
import type { BonusRow } from './bonus-rows.ts';

interface Props {
  readonly title: string;
  readonly rows: readonly BonusRow[];
  readonly nameOf: (row: BonusRow) => string;
  readonly draft: EventBonus;
  readonly onChange: (bonus: EventBonus) => void;
  /** How to add to the rows. */
  readonly children?: ReactNode;
}

/** Numbers of one kind, each with its name. */
export function BonusGroup({ title, rows, nameOf, draft, onChange, children }: Props) {
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
