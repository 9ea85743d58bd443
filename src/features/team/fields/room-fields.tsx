import { MAX_SKILL_PERCENT, MAX_SKILL_SECONDS } from '#model/compute/asked/inputs';
import { ENCORES, type RoomAssumption } from '#model/compute/team';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';

interface Props {
  readonly question: Question;
}

const SLIDER_TOP = 500_000;
const SLIDER_STEP = 5_000;

/** What the other four of a multi live are assumed to bring. */
export function RoomFields({ question }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { room } = question.inputs;
  const change = (patch: Partial<RoomAssumption>) => question.change({ room: { ...room, ...patch } });
  return (
    <>
      <FieldRow label={t('builder.live.roomPower')} hint={t('builder.live.roomPowerHint')}>
        <SliderField
          label={t('builder.live.roomPower')}
          value={room.averagePower}
          max={SLIDER_TOP}
          step={SLIDER_STEP}
          format={format.compact}
          onChange={(averagePower) => change({ averagePower })}
        />
      </FieldRow>
      <FieldRow label={t('builder.live.roomSkill')}>
        <NumberField
          label={t('builder.live.roomPercent')}
          value={room.skillPercent}
          max={MAX_SKILL_PERCENT}
          suffix={format.percentSign}
          onChange={(skillPercent) => change({ skillPercent })}
        />
        <NumberField
          label={t('builder.live.roomSeconds')}
          value={room.skillSeconds}
          max={MAX_SKILL_SECONDS}
          decimals={1}
          suffix={t('unit.seconds', { seconds: '' })}
          onChange={(skillSeconds) => change({ skillSeconds })}
        />
      </FieldRow>
      <FieldRow
        label={t('builder.encore.label')}
        hint={room.encore === 'random' && t('builder.encore.randomHint')}
      >
        <SegmentedChoice
          label={t('builder.encore.label')}
          value={room.encore}
          choices={ENCORES.map((encore) => ({ value: encore, label: t(`builder.encore.${encore}`) }))}
          onChange={(encore) => change({ encore })}
        />
      </FieldRow>
    </>
  );
}
