import { ITEM_SETS } from '#model/compute/team';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';
import { DifficultyField } from './difficulty-field.tsx';
import { SongField } from './song-field.tsx';

interface Props {
  readonly question: Question;
}

/** The song, and its difficulty. */
export function SongRows({ question }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow label={t('live.song')}>
        <SongField question={question} />
      </FieldRow>
      <FieldRow label={t('live.difficulty')}>
        <DifficultyField question={question} />
      </FieldRow>
    </>
  );
}

const PERFECT_STEP = 0.5;

interface PerfectRowProps {
  readonly value: number;
  readonly onChange: (percent: number) => void;
}

/** How many notes are perfect. */
export function PerfectRow({ value, onChange }: PerfectRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FieldRow label={t('live.perfect')}>
      <SliderField
        label={t('live.perfect')}
        value={value}
        max={100}
        step={PERFECT_STEP}
        format={format.percent}
        onChange={onChange}
      />
    </FieldRow>
  );
}

/** Whether area items are of one set, or mixed freely. */
export function ItemSetsRow({ question: { inputs, change } }: Props) {
  const { t } = useTranslation();
  return (
    <FieldRow label={t('items.title')}>
      <SegmentedChoice
        label={t('items.title')}
        value={inputs.itemSets}
        choices={ITEM_SETS.map((sets) => ({ value: sets, label: t(`items.sets.${sets}`) }))}
        onChange={(itemSets) => change({ itemSets })}
      />
    </FieldRow>
  );
}
