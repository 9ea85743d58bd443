import { challengePointsOf } from '#model/rules/event-points';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CHALLENGE_COSTS, type Inputs, MAX_POINTS, MAX_SCORE } from '../inputs.ts';
import type { Case } from '../use-case.ts';
import { ChoiceRow } from './choice-row.tsx';
import { NumberRow } from './number-row.tsx';

const COSTS = [0, ...CHALLENGE_COSTS] as const;

/** Other challenge lives pay in proportion to what they take (reference R30). */
function costPatch(
  { challengePoints: before, challengeLivePoints: points }: Inputs,
  challengePoints: Inputs['challengePoints'],
): Partial<Inputs> {
  if (before === 0 || challengePoints === 0) return { challengePoints };
  return { challengePoints, challengeLivePoints: Math.round((points * challengePoints) / before) };
}

/** Challenge lives beside the normal ones: what each takes and pays. */
export function ChallengeFields({ question: { inputs, change } }: { readonly question: Case }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const isTyped = inputs.source === 'typed';
  return (
    <>
      <ChoiceRow
        label={t('eventCalculator.challengeCost')}
        value={inputs.challengePoints}
        choices={COSTS.map((value) => ({
          value,
          label: value === 0 ? t('eventCalculator.noTier') : integer(value),
        }))}
        onChange={(cost) => change(costPatch(inputs, cost))}
      />
      {inputs.challengePoints > 0 && !isTyped && (
        <NumberRow
          label={t('eventCalculator.challengeScore')}
          value={inputs.challengeScore || null}
          max={MAX_SCORE}
          hint={t('eventCalculator.challengeScoreHint')}
          {...(inputs.ownScore > 0 && { placeholder: integer(inputs.ownScore) })}
          onChange={(challengeScore) => change({ challengeScore })}
          onClear={() => change({ challengeScore: 0 })}
        />
      )}
      {inputs.challengePoints > 0 && isTyped && (
        <>
          <NumberRow
            label={t('eventCalculator.challengePer')}
            value={inputs.challengeLivePoints || null}
            max={MAX_POINTS}
            onChange={(challengeLivePoints) => change({ challengeLivePoints })}
            onClear={() => change({ challengeLivePoints: 0 })}
          />
          <NumberRow
            label={t('eventCalculator.challengeGain')}
            value={inputs.challengeGain}
            max={MAX_POINTS}
            hint={t('eventCalculator.challengeGainHint')}
            {...(inputs.points > 0 && { placeholder: integer(challengePointsOf(inputs.points)) })}
            onChange={(challengeGain) => change({ challengeGain })}
            onClear={() => change({ challengeGain: null })}
          />
        </>
      )}
    </>
  );
}
