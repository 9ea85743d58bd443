import { FieldRow } from '#src/components/field-row.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import type { LiveType } from '../state/inputs.ts';
import { isRoomless } from '../state/request.ts';

interface Props<T extends LiveType> {
  readonly builder: Builder;
  readonly lives: readonly T[];
  readonly value: T;
  readonly onChange: (live: T) => void;
}

/** Kind of live. Where everybody plays an event alone a room is no choice, and it says so. */
export function LiveField<T extends LiveType>({ builder, lives, value, onChange }: Props<T>) {
  const { t } = useTranslation();
  const { event, inputs } = builder;
  const hasNoRoom = isRoomless(event, inputs);
  return (
    <FieldRow label={t('builder.live.label')} hint={hasNoRoom && t('builder.live.alone')}>
      <SegmentedChoice
        label={t('builder.live.label')}
        value={value}
        choices={lives.map((live) => ({
          value: live,
          label: t(`builder.live.${live}`),
          disabled: hasNoRoom && live === 'multi',
        }))}
        onChange={onChange}
      />
    </FieldRow>
  );
}
