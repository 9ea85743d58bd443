import { SPOILERS } from '#model/vocabulary/preferences';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Whether what is not out yet on the main server is shown. */
export function SpoilersField() {
  const { t } = useTranslation();
  const { spoilers, setSpoilers } = usePreferences();
  const label = t('setting.spoilers');
  const choices = SPOILERS.map((value) => ({ value, label: t(`preferences.spoilersOf.${value}`) }));
  return (
    <FieldRow label={label} hint={t('preferences.spoilersHint')}>
      <SegmentedChoice label={label} choices={choices} value={spoilers} onChange={setSpoilers} />
    </FieldRow>
  );
}
