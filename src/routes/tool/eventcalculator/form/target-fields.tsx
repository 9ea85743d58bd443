import { Button, NativeSelect } from '@mantine/core';
import { TIERS } from '#model/vocabulary/tiers';
import { FieldRow } from '#src/components/field-row.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../../eventcalculator.module.css';
import { MOST_POINTS } from '../inputs.ts';
import type { Case } from '../use-case.ts';
import { NumberRow } from './number-row.tsx';

/** Points now, and those to be reached: typed, or those of a tier. */
export function TargetFields({ question }: { readonly question: Case }) {
  const { t } = useTranslation();
  const { inputs, change, event } = question;
  return (
    <>
      <NumberRow
        label={t('eventCalculator.current')}
        value={inputs.current}
        max={MOST_POINTS}
        onChange={(current) => change({ current })}
      />
      <NumberRow
        label={t('eventCalculator.goal')}
        value={inputs.target}
        max={MOST_POINTS}
        onChange={(target) => change({ target })}
      />
      {event !== null && <TierFields question={question} />}
    </>
  );
}

function TierFields({ question: { inputs, change, server, tier } }: { readonly question: Case }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const offers = [
    ['tierNow', tier?.points],
    ['tierForecast', tier?.forecast?.final],
    ['tierSafe', tier?.forecast?.high],
  ] as const;
  const known = offers.flatMap(([text, points]) => (points ? [{ text, points }] : []));
  return (
    <>
      <FieldRow label={t('eventCalculator.tier')} htmlFor="calculator-tier">
        <NativeSelect
          id="calculator-tier"
          value={String(inputs.tier ?? '')}
          data={[
            { value: '', label: t('eventCalculator.noTier') },
            ...TIERS[server].map((one) => ({ value: String(one), label: `T${integer(one)}` })),
          ]}
          onChange={({ currentTarget }) => change({ tier: Number(currentTarget.value) || null })}
        />
      </FieldRow>
      {tier !== null && (
        <FieldRow label={t('eventCalculator.aim')}>
          <span className={styles.offers}>
            {known.map(({ text, points }) => (
              <Button key={text} size="xs" onClick={() => change({ target: points })}>
                {t(`eventCalculator.${text}`, { points: integer(points) })}
              </Button>
            ))}
            {known.length === 0 && (
              <span className="muted">
                {t(tier.isLoading ? 'action.loading' : 'eventCalculator.tierUnknown')}
              </span>
            )}
          </span>
        </FieldRow>
      )}
    </>
  );
}
