import { THEMES } from '#model/vocabulary/preferences';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Light, dark, or what the device asks for. */
export function ThemeField() {
  const { t } = useTranslation();
  const { theme, setTheme, isLoading } = usePreferences();
  useSentStep('theme', !isLoading, (value) => {
    const asked = THEMES.find((each) => each === value);
    if (asked) setTheme(asked);
  });
  const label = t('setting.theme');
  const choices = THEMES.map((value) => ({ value, label: t(`setting.themeOf.${value}`) }));
  return (
    <FieldRow label={label}>
      <SegmentedChoice label={label} choices={choices} value={theme} onChange={setTheme} />
    </FieldRow>
  );
}
