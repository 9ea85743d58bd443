import { CHALLENGE_COSTS, DEFAULT_PLAY, type PlayInputs } from '#model/compute/asked/inputs';
import type { SongPointKind } from '#model/compute/points';
import { kindsOfEvent } from '#model/rules/event-play';
import { hasOlderRules } from '#model/rules/event-points';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { type Choice, SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Fold } from '#src/kit/overlay/fold.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../question/use-question.ts';

interface Props {
  readonly question: Question;
  readonly kind: SongPointKind;
}

interface RowProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

function ChoiceRow<T extends string | number>({ label, value, choices, onChange }: RowProps<T>) {
  return (
    <FieldRow label={label}>
      <SegmentedChoice label={label} value={value} choices={choices} onChange={onChange} />
    </FieldRow>
  );
}

const PLACES = [1, 2, 3, 4, 5] as const;
const BOOSTS = [0, 1, 2, 3] as const;

/** How a live of the event is played and ends: only what its points depend on. */
export function PlayFields({ question, kind }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { play } = question.inputs;
  const change = (patch: Partial<PlayInputs>) => question.change({ play: { ...play, ...patch } });
  const numbers = <T extends number>(values: readonly T[]): readonly Choice<T>[] =>
    values.map((value) => ({ value, label: format.integer(value) }));
  const isForChallenge = kind === 'challengePoints';
  return (
    <>
      <WayField question={question} onChange={change} />
      {isForChallenge ? (
        <ChoiceRow
          label={t('builder.play.challengePoints')}
          value={play.challengePoints ?? CHALLENGE_COSTS[0]}
          choices={numbers(CHALLENGE_COSTS)}
          onChange={(challengePoints) => change({ challengePoints })}
        />
      ) : (
        <ChoiceRow
          label={t('builder.play.boosts')}
          value={play.boosts}
          choices={numbers(BOOSTS)}
          onChange={(boosts) => change({ boosts })}
        />
      )}
      {(kind === 'versus' || kind === 'festival') && (
        <ChoiceRow
          label={t('builder.play.place')}
          value={play.place}
          choices={numbers(PLACES)}
          onChange={(place) => change({ place })}
        />
      )}
      {kind === 'festival' && (
        <ChoiceRow
          label={t('builder.play.result')}
          value={play.isWon ? 'win' : 'lose'}
          choices={(['win', 'lose'] as const).map((value) => ({ value, label: t(`builder.play.${value}`) }))}
          onChange={(result) => change({ isWon: result === 'win' })}
        />
      )}
      {hasOlderRules(kind) && (
        <Fold title={t('builder.advanced')} isSet={play.formula !== DEFAULT_PLAY.formula}>
          <FormulaField play={play} onChange={(formula) => change({ formula })} />
        </Fold>
      )}
    </>
  );
}

interface WayProps {
  readonly question: Question;
  readonly onChange: (patch: Partial<PlayInputs>) => void;
}

/** A challenge event pays its normal lives and those for challenge points in different ways, a VS event its matches and free lives. */
function WayField({ question, onChange }: WayProps) {
  const { t } = useTranslation();
  const { event, inputs } = question;
  const kinds = event ? kindsOfEvent(event.type) : [];
  if (kinds.includes('challengePoints')) {
    return (
      <ChoiceRow
        label={t('builder.play.label')}
        value={inputs.play.challengePoints === null ? 'lives' : 'challenge'}
        choices={(['lives', 'challenge'] as const).map((value) => ({
          value,
          label: t(`builder.play.${value}`),
        }))}
        onChange={(value) => onChange({ challengePoints: value === 'lives' ? null : CHALLENGE_COSTS[0] })}
      />
    );
  }
  if (!kinds.includes('versusFree')) return null;
  return (
    <ChoiceRow
      label={t('builder.play.label')}
      value={inputs.play.isFree ? 'free' : 'match'}
      choices={[
        { value: 'match', label: t('eventType.versus') },
        { value: 'free', label: t('builder.play.free') },
      ]}
      onChange={(value) => onChange({ isFree: value === 'free' })}
    />
  );
}

interface FormulaProps {
  readonly play: PlayInputs;
  readonly onChange: (formula: PlayInputs['formula']) => void;
}

/** Older events count the upper part of a score less, or not at all. */
function FormulaField({ play, onChange }: FormulaProps) {
  const { t } = useTranslation();
  const choices = [
    { value: 2 as const, label: t('builder.play.now') },
    { value: 1 as const, label: t('builder.play.older') },
    { value: 0 as const, label: t('builder.play.oldest') },
  ];
  return (
    <ChoiceRow label={t('builder.play.formula')} value={play.formula} choices={choices} onChange={onChange} />
  );
}
