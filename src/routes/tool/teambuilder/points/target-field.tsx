import { TARGETS } from '#model/compute/points';
import { FieldRow } from '#src/components/field-row.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';

interface Props {
  readonly builder: Builder;
}

/** What the best team is best for. */
export function TargetField({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
  return (
    <FieldRow
      label={t('builder.target.label')}
      hint={inputs.target === 'both' ? t('builder.target.bothHint') : undefined}
    >
      <SegmentedChoice
        label={t('builder.target.label')}
        value={inputs.target}
        choices={TARGETS.map((target) => ({ value: target, label: t(`builder.target.${target}`) }))}
        onChange={(target) => change({ target })}
      />
    </FieldRow>
  );
}
