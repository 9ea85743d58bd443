import { SKILL_ORDERS } from '#model/compute/team';
import { FieldRow } from '#src/components/field-row.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';

interface Props {
  readonly builder: Builder;
}

/** How skills follow each other when one plays alone; in a room nobody chooses his place. */
export function OrderField({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
  return (
    <FieldRow
      label={t('builder.order.label')}
      hint={inputs.order === 'native' ? t('builder.order.nativeHint') : undefined}
    >
      <SegmentedChoice
        label={t('builder.order.label')}
        value={inputs.order}
        choices={SKILL_ORDERS.map((order) => ({ value: order, label: t(`builder.order.${order}`) }))}
        onChange={(order) => change({ order })}
      />
    </FieldRow>
  );
}
