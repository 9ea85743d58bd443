import { MOTIONS } from '#model/vocabulary/preferences';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { FieldRow } from '#src/components/field-row.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';

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
