import { useDisclosure } from '@mantine/hooks';
import { cardList, DEFAULT_INPUTS, MAX_TEAM_POWER, RESULT_COUNTS } from '#model/compute/asked/inputs';
import { TEAM_SIZE } from '#model/compute/team';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Fold } from '#src/kit/overlay/fold.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCardIds } from '../../fields/card-choices.ts';
import { CardField } from '../../fields/card-field.tsx';
import { CardListField } from '../../fields/card-list-field.tsx';
import { ItemSetsRow } from '../../fields/play-rows.tsx';
import type { Question } from '../../question/use-question.ts';

interface Props {
  readonly question: Question;
}

const MEDLEY_SIZE = 15;
const POWER_ID = 'minimum-power';

/** What the team must have, and how many teams to list. */
export function ConstraintsSection({ question }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  const { playing } = useCardIds(question);
  const isMedley = inputs.live === 'medley';
  return (
    <Section id="constraints" title={t('builder.section.constraints')}>
      <CardListField
        label={t('builder.constraints.must')}
        title={t(isMedley ? 'builder.medley.mustTitle' : 'builder.constraints.mustTitle')}
        empty={t('builder.constraints.anyCard')}
        from={playing}
        value={inputs.must}
        max={isMedley ? MEDLEY_SIZE : TEAM_SIZE}
        onChange={(ids) => change({ must: cardList(ids) })}
      />
      {!isMedley && <LeaderRow question={question} />}
      <ItemSetsRow question={question} />
      {isMedley ? <p className="muted">{t('builder.medley.limits')}</p> : <ResultRows question={question} />}
    </Section>
  );
}

/** Who leads. */
function LeaderRow({ question }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  return (
    <FieldRow label={t('builder.constraints.leader')}>
      <CardField
        question={question}
        label={t('builder.constraints.leader')}
        title={t('builder.constraints.leaderTitle')}
        empty={t('builder.constraints.anyCard')}
        value={inputs.leader}
        onChange={(leader) => change({ leader })}
      />
    </FieldRow>
  );
}

/** How many are listed, and what few ask for: whose skill comes sixth, and how strong a team must be. */
function ResultRows({ question }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  const isSet = inputs.sixth !== DEFAULT_INPUTS.sixth || inputs.minPower > 0;
  return (
    <>
      <FieldRow label={t('builder.constraints.results')}>
        <SegmentedChoice
          label={t('builder.constraints.results')}
          value={inputs.top}
          choices={RESULT_COUNTS.map((count) => ({ value: count, label: String(count) }))}
          onChange={(top) => change({ top })}
        />
      </FieldRow>
      <Fold title={t('builder.advanced')} isSet={isSet}>
        <FieldRow label={t('builder.constraints.sixth')}>
          <SixthField question={question} />
        </FieldRow>
        <FieldRow label={t('builder.constraints.minPower')} htmlFor={POWER_ID}>
          <NumberField
            id={POWER_ID}
            value={inputs.minPower}
            max={MAX_TEAM_POWER}
            width={120}
            onChange={(minPower) => change({ minPower })}
          />
        </FieldRow>
      </Fold>
    </>
  );
}

interface SixthFieldProps {
  readonly question: Question;
}

/** Whose skill is the sixth activation: the leader's, the best other card's, or one card's. */
function SixthField({ question }: SixthFieldProps) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  const isCard = typeof inputs.sixth === 'number';
  const [isChoosing, choosing] = useDisclosure(isCard);
  const kind = isCard || isChoosing ? 'card' : inputs.sixth;
  return (
    <>
      <SegmentedChoice
        label={t('builder.constraints.sixth')}
        value={kind}
        choices={[
          { value: 'leader', label: t('builder.constraints.sixthLeader') },
          { value: 'best', label: t('builder.constraints.sixthBest') },
          { value: 'card', label: t('builder.constraints.sixthCard') },
        ]}
        onChange={(next) => {
          if (next === 'card') choosing.open();
          else choosing.close();
          change({ sixth: next === 'best' ? 'best' : 'leader' });
        }}
      />
      {kind === 'card' && (
        <CardField
          question={question}
          label={t('builder.constraints.sixth')}
          title={t('builder.constraints.sixthTitle')}
          empty={t('action.choose')}
          value={typeof inputs.sixth === 'number' ? inputs.sixth : null}
          onChange={(id) => {
            // From here on the input alone says the choice, so that Reset and links change it.
            choosing.close();
            change({ sixth: id ?? 'leader' });
          }}
        />
      )}
    </>
  );
}
