import { MOTIONS } from '#model/vocabulary/preferences';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Whether things move. */
export function MotionField() {
  const { t } = useTranslation();
  const { motion, setMotion } = usePreferences();
  const label = t('preferences.motion');
  const choices = MOTIONS.map((value) => ({ value, label: t(`preferences.motionOf.${value}`) }));
  return (
    <FieldRow label={label}>
      <SegmentedChoice label={label} choices={choices} value={motion} onChange={setMotion} />
    </FieldRow>
  );
}
