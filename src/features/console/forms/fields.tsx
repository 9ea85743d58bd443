import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { LOCALE_NAMES, LOCALES, type Locale } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './form.module.css';

interface ServerProps {
  readonly value: number | null;
  /** Whether it may be about none in particular. */
  readonly isOptional?: boolean;
  readonly onChange: (server: number | null) => void;
}

export function ServerField({ value, isOptional = false, onChange }: ServerProps) {
  const { t } = useTranslation();
  const servers = useServerOptions();
  const id = useId();
  const all = servers.map(({ value, name }) => ({ value: String(value), label: name }));
  const none = isOptional ? [{ value: '', label: t('console.field.noServer') }] : [];
  return (
    <FieldRow label={t('console.field.server')} htmlFor={id}>
      <NativeSelect
        id={id}
        data={[...none, ...all]}
        value={value === null ? '' : String(value)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
      />
    </FieldRow>
  );
}

interface TimeProps {
  readonly label: string;
  /** As the browser's own field writes it, in the time of this device. */
  readonly value: string;
  /** What an empty field means. */
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** Epoch milliseconds; null for an empty or unreadable field. */
export const momentOf = (value: string): number | null => {
  const time = value === '' ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) || time < 0 ? null : time;
};

export function TimeField({ label, value, hint, onChange }: TimeProps) {
  const { dateTime } = useDates();
  const id = useId();
  const time = momentOf(value);
  return (
    <FieldRow label={label} htmlFor={id} hint={time === null ? hint : dateTime(time)}>
      <TextInput
        id={id}
        type="datetime-local"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldRow>
  );
}

interface LanguageProps {
  readonly value: Locale;
  /** Languages that have a text already. */
  readonly written: readonly Locale[];
  readonly onChange: (locale: Locale) => void;
}

/** Which language is written at the moment. */
export function LanguageChoice({ value, written, onChange }: LanguageProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FieldRow label={t('console.field.language')} htmlFor={id} hint={t('console.field.languageHint')}>
      <NativeSelect
        id={id}
        className={styles.wide ?? ''}
        value={value}
        data={LOCALES.map((locale) => ({
          value: locale,
          label: written.includes(locale) ? `✓ ${LOCALE_NAMES[locale]}` : LOCALE_NAMES[locale],
        }))}
        onChange={({ currentTarget }) =>
          onChange(LOCALES.find((each) => each === currentTarget.value) ?? 'en')
        }
      />
    </FieldRow>
  );
}
