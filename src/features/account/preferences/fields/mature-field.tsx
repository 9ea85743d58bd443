import { MATURES } from '#model/vocabulary/preferences';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Whether posts that are not for everybody are shown unasked (reference R57). */
export function MatureField() {
  const { t } = useTranslation();
  const { mature, setMature } = usePreferences();
  const label = t('preferences.mature');
  const choices = MATURES.map((value) => ({ value, label: t(`preferences.matureOf.${value}`) }));
  return (
    <FieldRow label={label} hint={t('preferences.matureHint')}>
      <SegmentedChoice label={label} choices={choices} value={mature} onChange={setMature} />
    </FieldRow>
  );
}
