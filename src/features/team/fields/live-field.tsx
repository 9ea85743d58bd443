import type { LiveType } from '#model/compute/asked/inputs';
import { isRoomless } from '#model/compute/asked/request';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';

interface Props<T extends LiveType> {
  readonly question: Question;
  readonly lives: readonly T[];
  readonly value: T;
  readonly onChange: (live: T) => void;
}

/** Kind of live. Where everybody plays an event alone a room is no choice, and it says so. */
export function LiveField<T extends LiveType>({ question, lives, value, onChange }: Props<T>) {
  const { t } = useTranslation();
  const { event, inputs } = question;
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
