import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/components/field-row.tsx';
import { useFormat } from '#src/components/format.ts';
import { Section } from '#src/components/section.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { SliderField } from '#src/components/slider-field.tsx';
import type { Builder } from '../state/builder.ts';
import { LIVE_TYPES } from '../state/inputs.ts';
import { DifficultyField } from './difficulty-field.tsx';
import { OrderField } from './order-field.tsx';
import { RoomFields } from './room-fields.tsx';
import { SongField } from './song-field.tsx';

interface Props {
  readonly builder: Builder;
}

const PERFECT_STEP = 0.5;

/** Kind of live, song, difficulty, precision, and who else plays. */
export function LiveSection({ builder }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { inputs, change } = builder;
  return (
    <Section id="live" title={t('builder.section.live')}>
      <FieldRow label={t('builder.live.label')}>
        <SegmentedChoice
          label={t('builder.live.label')}
          value={inputs.live}
          choices={LIVE_TYPES.map((live) => ({ value: live, label: t(`builder.live.${live}`) }))}
          onChange={(live) => change({ live })}
        />
      </FieldRow>
      <FieldRow label={t('builder.live.song')}>
        <SongField builder={builder} />
      </FieldRow>
      <FieldRow label={t('builder.live.difficulty')}>
        <DifficultyField builder={builder} />
      </FieldRow>
      <FieldRow label={t('builder.live.perfect')}>
        <SliderField
          label={t('builder.live.perfect')}
          value={inputs.perfectPercent}
          max={100}
          step={PERFECT_STEP}
          format={format.percent}
          onChange={(perfectPercent) => change({ perfectPercent })}
        />
      </FieldRow>
      {inputs.live === 'multi' ? <RoomFields builder={builder} /> : <OrderField builder={builder} />}
    </Section>
  );
}
