import { FieldRow } from '#src/components/field-row.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';

interface Props {
  readonly builder: Builder;
}

const QUEUE = ['side', 'wait'] as const;

/** What becomes of skills that come close together. */
export function QueueField({ builder: { inputs, change } }: Props) {
  const { t } = useTranslation();
  const label = t('builder.queue.label');
  return (
    <FieldRow label={label} hint={inputs.skillQueue ? t('builder.queue.hint') : undefined}>
      <SegmentedChoice
        label={label}
        value={inputs.skillQueue ? 'wait' : 'side'}
        choices={QUEUE.map((way) => ({ value: way, label: t(`builder.queue.${way}`) }))}
        onChange={(way) => change({ skillQueue: way === 'wait' })}
      />
    </FieldRow>
  );
}
