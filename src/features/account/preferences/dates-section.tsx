import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { formatDate, formatTime } from '#model/rules/dates';
import { DATE_FORMATS, TIME_FORMATS, TIME_ZONES, type TimeZone } from '#model/vocabulary/preferences';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './sample-choice.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** What the choice makes of this moment. */
  readonly sample: string;
}

interface Props<T extends string> {
  /** Spoken name of the group. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons, each with an example of its effect. */
function SampleChoice<T extends string>({ label, choices, value, onChange }: Props<T>) {
  const group = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
          <span className={styles.sample}>{choice.sample}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Formats with what they make of this moment, and the zone. */
export function DatesSection() {
  const { t } = useTranslation();
  const { dateFormat, timeFormat, setDateFormat, setTimeFormat } = usePreferences();
  const { style } = useDates();
  const now = useNow();
  const dates = DATE_FORMATS.map((value) => ({
    value,
    label: t(`preferences.dateFormatOf.${value}`),
    sample: formatDate(now, { ...style, dateFormat: value }),
  }));
  const times = TIME_FORMATS.map((value) => ({
    value,
    label: t(`preferences.timeFormatOf.${value}`),
    sample: formatTime(now, { ...style, timeFormat: value }),
  }));
  return (
    <Section id="dates" title={t('preferences.section.dates')}>
      <FieldRow label={t('preferences.dateFormat')}>
        <SampleChoice
          label={t('preferences.dateFormat')}
          choices={dates}
          value={dateFormat}
          onChange={setDateFormat}
        />
      </FieldRow>
      <FieldRow label={t('preferences.timeFormat')}>
        <SampleChoice
          label={t('preferences.timeFormat')}
          choices={times}
          value={timeFormat}
          onChange={setTimeFormat}
        />
      </FieldRow>
      <ZoneField />
    </Section>
  );
}

function ZoneField() {
  const { t } = useTranslation();
  const { timeZone, setTimeZone } = usePreferences();
  const { dateTime, zone } = useDates();
  const now = useNow();
  const id = useId();
  const nameOf = (each: TimeZone): string => {
    if (each === 'utc') return 'UTC';
    return each === 'local' || each === 'main' ? t(`preferences.timeZoneOf.${each}`) : t(`server.${each}`);
  };
  const choose = (text: string) => {
    const chosen = TIME_ZONES.find((each) => each === text);
    if (chosen) setTimeZone(chosen);
  };
  return (
    <FieldRow
      label={t('preferences.timeZone')}
      htmlFor={id}
      hint={t('preferences.now', { time: dateTime(now), zone: zone(now) })}
    >
      <NativeSelect id={id} value={timeZone} onChange={(event) => choose(event.currentTarget.value)}>
        {TIME_ZONES.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </NativeSelect>
    </FieldRow>
  );
}
