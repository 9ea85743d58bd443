import type { PointKind } from '#model/rules/event-points';
import { challengePointsOf } from '#model/rules/event-points';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { type Choice, SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CHALLENGE_COSTS, type Inputs, MAX_BONUS, MAX_POINTS, MAX_SCORE, SOURCES } from '../inputs.ts';
import { BOOSTS, boostsOf } from '../plan.ts';
import type { Case } from '../use-case.ts';
import { NumberRow } from './number-row.tsx';
import { TeamRow } from './team-row.tsx';

interface ChoiceRowProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

/** One of a few, with its label. */
function ChoiceRow<T extends string | number>(props: ChoiceRowProps<T>) {
  return (
    <FieldRow label={props.label}>
      <SegmentedChoice {...props} />
    </FieldRow>
  );
}

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
function ChallengeFields({ question: { inputs, change } }: { readonly question: Case }) {
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

interface Props {
  readonly question: Case;
}

const PLACES = [1, 2, 3, 4, 5] as const;
const BONUS_KINDS: readonly PointKind[] = ['story', 'challenge', 'live_try', 'mission_live', 'festivalFree'];

/** Points of a play: worked out from its score, or typed. */
export function PlayFields({ question }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { inputs, change, kind, type } = question;
  return (
    <>
      <ChoiceRow
        label={t('eventCalculator.by')}
        value={inputs.source}
        choices={SOURCES.map((value) => ({ value, label: t(`eventCalculator.source.${value}`) }))}
        onChange={(source) => change({ source })}
      />
      {(type === 'versus' || type === 'festival') && (
        <ChoiceRow
          label={t('builder.play.label')}
          value={inputs.isFree ? 'free' : 'match'}
          choices={[
            { value: 'match', label: t(`eventType.${type}`) },
            { value: 'free', label: t('builder.play.free') },
          ]}
          onChange={(way) => change({ isFree: way === 'free' })}
        />
      )}
      {inputs.source === 'typed' ? (
        <NumberRow
          label={t('eventCalculator.perPlay')}
          value={inputs.points || null}
          max={MAX_POINTS}
          onChange={(typed) => change({ points: typed })}
          onClear={() => change({ source: 'typed', points: 0 })}
        />
      ) : (
        <>
          <TeamRow question={question} />
          <ScoreFields question={question} />
        </>
      )}
      <ChoiceRow
        label={t('builder.play.boosts')}
        value={inputs.boosts}
        choices={BOOSTS.map((value) => ({ value, label: format.integer(boostsOf(kind, value)) }))}
        onChange={(boosts) => change({ boosts })}
      />
      {kind === 'challenge' && <ChallengeFields question={question} />}
    </>
  );
}

/** What the points of this kind of live depend on, and nothing else. */
function ScoreFields({ question: { inputs, change, kind } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <NumberRow
        label={t('eventCalculator.ownScore')}
        value={inputs.ownScore || null}
        max={MAX_SCORE}
        onChange={(ownScore) => change({ ownScore })}
        onClear={() => change({ ownScore: 0 })}
      />
      {BONUS_KINDS.includes(kind) && (
        <>
          {kind !== 'festivalFree' && (
            <NumberRow
              label={t('eventCalculator.roomScore')}
              value={inputs.roomScore || null}
              max={MAX_SCORE}
              hint={t('eventCalculator.roomHint')}
              onChange={(roomScore) => change({ roomScore })}
              onClear={() => change({ roomScore: 0 })}
            />
          )}
          <NumberRow
            label={t('builder.points.bonus')}
            value={inputs.bonus}
            max={MAX_BONUS}
            suffix={format.percentSign}
            onChange={(bonus) => change({ bonus })}
          />
        </>
      )}
      {kind === 'mission_live' && (
        <NumberRow
          label={t('builder.points.support')}
          value={inputs.support}
          max={MAX_SCORE}
          onChange={(support) => change({ support })}
        />
      )}
      {(kind === 'versus' || kind === 'festival') && (
        <ChoiceRow
          label={t('builder.play.place')}
          value={inputs.place}
          choices={PLACES.map((value) => ({ value, label: format.integer(value) }))}
          onChange={(place) => change({ place })}
        />
      )}
      {kind === 'festival' && (
        <ChoiceRow
          label={t('builder.play.result')}
          value={inputs.isWon ? 'win' : 'lose'}
          choices={(['win', 'lose'] as const).map((value) => ({ value, label: t(`builder.play.${value}`) }))}
          onChange={(result) => change({ isWon: result === 'win' })}
        />
      )}
    </>
  );
}
