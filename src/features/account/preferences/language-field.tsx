import { Button, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { LOCALE_NAMES, LOCALES, localeTag } from '#model/vocabulary/locales';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  /** It has the focus when the dialog around it opens. */
  readonly isFirst?: boolean;
}

/** Each language in its own words. Page, state and scroll stay when another one is chosen. */
export function LanguageField({ isFirst = false }: Props) {
  const { t } = useTranslation();
  const { uiLang, setUiLang } = usePreferences();
  const { requested, problem, retry } = useLocale();
  const id = useId();
  const hint = problem && (
    <span role="alert">
      {t(`setting.languageProblem.${problem}`, { language: LOCALE_NAMES[requested] })}{' '}
      {problem === 'failed' && (
        <Button variant="subtle" onClick={retry}>
          {t('action.retry')}
        </Button>
      )}
    </span>
  );
  return (
    <FieldRow label={t('setting.language')} htmlFor={id} hint={hint}>
      <NativeSelect
        id={id}
        data-autofocus={isFirst || undefined}
        value={uiLang ?? LOCALES.indexOf(requested)}
        onChange={(event) => setUiLang(Number(event.currentTarget.value))}
      >
        {LOCALES.map((locale, index) => (
          <option key={locale} value={index} lang={localeTag(locale)}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </NativeSelect>
    </FieldRow>
  );
}
