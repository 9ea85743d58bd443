import { Switch } from '@mantine/core';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import { MAX_MINUTES, MAX_POINTS, MAX_STOCK } from '../inputs.ts';
import type { Case } from '../use-case.ts';
import { NumberRow } from './number-row.tsx';
import { clockText } from './summaries.ts';
import { TimeInput } from './time-input.tsx';

/** When the visitor can play, how long a play takes, and which boosts there are. */
export function TimeFields({ question: { inputs, change, kind } }: { readonly question: Case }) {
  const { t } = useTranslation();
  return (
    <>
      <HoursRow
        label={t('eventCalculator.weekdays')}
        from={inputs.weekdayFrom}
        to={inputs.weekdayTo}
        onChange={(weekdayFrom, weekdayTo) => change({ weekdayFrom, weekdayTo })}
      />
      <HoursRow
        label={t('eventCalculator.weekend')}
        from={inputs.weekendFrom}
        to={inputs.weekendTo}
        onChange={(weekendFrom, weekendTo) => change({ weekendFrom, weekendTo })}
      />
      <NumberRow
        label={t('eventCalculator.minutes')}
        value={inputs.minutes}
        min={1}
        max={MAX_MINUTES}
        onChange={(minutes) => change({ minutes })}
      />
      {kind === 'challenge' && inputs.challengePoints > 0 && (
        <NumberRow
          label={t('eventCalculator.challengeStock')}
          value={inputs.challengeStock}
          max={MAX_POINTS}
          onChange={(challengeStock) => change({ challengeStock })}
        />
      )}
      <BoostFields inputs={inputs} change={change} kind={kind} />
    </>
  );
}

/** Boosts there are, and whether more are bought. */
function BoostFields({ inputs, change, kind }: Pick<Case, 'inputs' | 'change' | 'kind'>) {
  const { t } = useTranslation();
  return (
    <>
      {kind === 'festival' && (
        <NumberRow
          label={t('eventCalculator.festival')}
          value={inputs.festivalBoosts}
          max={MAX_STOCK}
          hint={t('eventCalculator.festivalHint')}
          onChange={(festivalBoosts) => change({ festivalBoosts })}
        />
      )}
      <NumberRow
        label={t('eventCalculator.stock')}
        value={inputs.stock}
        max={MAX_STOCK}
        hint={t('eventCalculator.stockHint')}
        onChange={(stock) => change({ stock })}
      />
      <NumberRow
        label={t('eventCalculator.cans')}
        value={inputs.cans}
        max={MAX_STOCK}
        hint={t('eventCalculator.cansHint')}
        onChange={(cans) => change({ cans })}
      />
      <FieldRow label="">
        <Switch
          label={t('eventCalculator.buys')}
          checked={inputs.buys}
          onChange={({ currentTarget }) => change({ buys: currentTarget.checked })}
        />
      </FieldRow>
    </>
  );
}

interface HoursProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly onChange: (from: number, to: number) => void;
}

/** Null while a part of the time is empty. */
function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function HoursRow({ label, from, to, onChange }: HoursProps) {
  const { t } = useTranslation();
  const field = (name: string, value: number, set: (minutes: number) => void) => (
    <TimeInput
      type="time"
      label={name}
      value={clockText(value)}
      onChange={(text) => {
        const minutes = minutesOf(text);
        if (minutes !== null) set(minutes);
      }}
    />
  );
  return (
    <FieldRow label={label}>
      <span className={styles.hours}>
        {field(t('eventCalculator.hoursFrom', { days: label }), from, (next) => onChange(next, to))}
        <span aria-hidden="true">–</span>
        {field(t('eventCalculator.hoursTo', { days: label }), to, (next) => onChange(from, next))}
      </span>
    </FieldRow>
  );
}
