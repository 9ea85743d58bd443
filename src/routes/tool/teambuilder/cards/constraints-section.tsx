import { ITEM_SETS } from '#model/compute/team';
import { FieldRow } from '#src/components/field-row.tsx';
import { NumberField } from '#src/components/number-field.tsx';
import { Section } from '#src/components/section.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import { cardList, MAX_TEAM_POWER, RESULT_COUNTS } from '../state/inputs.ts';
import { CardField } from './card-field.tsx';
import { CardListField } from './card-list-field.tsx';
import { SixthField } from './sixth-field.tsx';
import { useCardIds } from './use-card-ids.ts';

interface Props {
  readonly builder: Builder;
}

const TEAM_SIZE = 5;
const MEDLEY_SIZE = 15;
const POWER_ID = 'minimum-power';

/** What the team must have, and how many teams to list. */
export function ConstraintsSection({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
  const { playing } = useCardIds(builder);
  const isMedley = inputs.live === 'medley';
  return (
    <Section id="constraints" title={t('builder.section.constraints')}>
      <CardListField
        builder={builder}
        label={t('builder.constraints.must')}
        title={t(isMedley ? 'builder.medley.mustTitle' : 'builder.constraints.mustTitle')}
        empty={t('builder.constraints.anyCard')}
        from={playing}
        value={inputs.must}
        max={isMedley ? MEDLEY_SIZE : TEAM_SIZE}
        onChange={(ids) => change({ must: cardList(ids) })}
      />
      {!isMedley && <LeaderRows builder={builder} />}
      <FieldRow label={t('items.title')}>
        <SegmentedChoice
          label={t('items.title')}
          value={inputs.itemSets}
          choices={ITEM_SETS.map((sets) => ({
            value: sets,
            label: t(`items.sets.${sets}`),
          }))}
          onChange={(itemSets) => change({ itemSets })}
        />
      </FieldRow>
      {isMedley ? <p className="muted">{t('builder.medley.limits')}</p> : <ResultRows builder={builder} />}
    </Section>
  );
}

/** Who leads, and whose skill comes sixth. */
function LeaderRows({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
  return (
    <>
      <FieldRow label={t('builder.constraints.leader')}>
        <CardField
          builder={builder}
          label={t('builder.constraints.leader')}
          title={t('builder.constraints.leaderTitle')}
          empty={t('builder.constraints.anyCard')}
          value={inputs.leader}
          onChange={(leader) => change({ leader })}
        />
      </FieldRow>
      <FieldRow label={t('builder.constraints.sixth')}>
        <SixthField builder={builder} />
      </FieldRow>
    </>
  );
}

/** How strong a team must be, and how many are listed. */
function ResultRows({ builder }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = builder;
  return (
    <>
      <FieldRow label={t('builder.constraints.minPower')} htmlFor={POWER_ID}>
        <NumberField
          id={POWER_ID}
          value={inputs.minPower}
          max={MAX_TEAM_POWER}
          width={120}
          onChange={(minPower) => change({ minPower })}
        />
      </FieldRow>
      <FieldRow label={t('builder.constraints.results')}>
        <SegmentedChoice
          label={t('builder.constraints.results')}
          value={inputs.top}
          choices={RESULT_COUNTS.map((count) => ({ value: count, label: String(count) }))}
          onChange={(top) => change({ top })}
        />
      </FieldRow>
    </>
  );
}
