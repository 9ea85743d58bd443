import { Button, NativeSelect } from '@mantine/core';
import { TIERS } from '#model/vocabulary/tiers';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../eventcalculator.module.css';
import { MAX_PLACE, MAX_POINTS } from '../inputs.ts';
import type { Case } from '../use-case.ts';
import type { TierNow } from '../use-tier.ts';
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
        max={MAX_POINTS}
        onChange={(current) => change({ current })}
      />
      <NumberRow
        label={t('eventCalculator.goal')}
        value={inputs.target || null}
        max={MAX_POINTS}
        onChange={(target) => change({ target })}
        onClear={() => change({ target: 0 })}
      />
      {event !== null && <TierFields question={question} />}
    </>
  );
}

/** The place to compare with: a tracked tier, or any other. */
function TierFields({ question }: { readonly question: Case }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { inputs, change, server, tier } = question;
  const tracked = TIERS[server];
  const isTracked = inputs.tier === null || tracked.includes(inputs.tier);
  const shown = isTracked ? tracked : [inputs.tier, ...tracked];
  return (
    <>
      <FieldRow label={t('eventCalculator.tier')} htmlFor="calculator-tier">
        <NativeSelect
          id="calculator-tier"
          value={String(inputs.tier ?? '')}
          data={[
            { value: '', label: t('eventCalculator.noTier') },
            ...shown.map((one) => ({ value: String(one), label: `T${integer(one)}` })),
          ]}
          onChange={({ currentTarget }) => change({ tier: Number(currentTarget.value) || null })}
        />
      </FieldRow>
      <NumberRow
        label={t('eventCalculator.place')}
        value={inputs.tier}
        max={MAX_PLACE}
        hint={tier === null ? t('eventCalculator.placeHint') : <Estimate tier={tier} tracked={tracked} />}
        onChange={(place) => change({ tier: place || null })}
        onClear={() => change({ tier: null })}
      />
      {tier !== null && !tier.isOutside && (
        <FieldRow label={t('eventCalculator.aim')}>
          <Offers tier={tier} change={change} />
        </FieldRow>
      )}
    </>
  );
}

/** Where the numbers of a place come from that no one tracks; nothing for a tracked one. */
function Estimate({ tier, tracked }: { readonly tier: TierNow; readonly tracked: readonly number[] }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [best = 1, worst = best] = [tracked[0], tracked.at(-1)];
  if (tier.isOutside) {
    if (best === worst) return t('eventCalculator.placeOnly', { place: integer(best) });
    return t('eventCalculator.placeOutside', { best: integer(best), worst: integer(worst) });
  }
  if (tier.between === null) return null;
  const [better, worse] = tier.between;
  return t('eventCalculator.placeBetween', { better: integer(better), worse: integer(worse) });
}

interface OffersProps extends Pick<Case, 'change'> {
  readonly tier: TierNow;
}

/** Points of the place that can be the target. */
function Offers({ tier, change }: OffersProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const offers = [
    ['tierNow', tier.points],
    ['tierForecast', tier.forecast?.final],
    ['tierSafe', tier.forecast?.high],
  ] as const;
  const known = offers.flatMap(([text, points]) => (points ? [{ text, points }] : []));
  return (
    <span className={styles.offers}>
      {known.map(({ text, points }) => (
        <Button key={text} size="xs" onClick={() => change({ target: points })}>
          {t(`eventCalculator.${text}`, { points: integer(points) })}
        </Button>
      ))}
      {known.length === 0 && (
        <span className="muted">{t(tier.isLoading ? 'action.loading' : 'eventCalculator.tierUnknown')}</span>
      )}
    </span>
  );
}
