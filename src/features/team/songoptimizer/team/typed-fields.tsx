import { MAX_SKILL_PERCENT, MAX_SKILL_SECONDS } from '#model/compute/asked/inputs';
import { kindOf } from '#model/compute/asked/request';
import type { TypedSkill } from '#model/rules/typed-team';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { MAX_POWER } from '../../question/typed-skills.ts';
import { MAX_BONUS, type OptimizerPage } from '../state/optimizer-inputs.ts';

interface Props {
  readonly page: OptimizerPage;
}

/** Power and five skills of a team of which nothing else is known. */
export function TypedFields({ page }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { inputs, change, question } = page;
  const kind = kindOf(question.event, question.inputs);
  const changeSkill = (at: number, patch: Partial<TypedSkill>) =>
    change({ skills: inputs.skills.map((skill, i) => (i === at ? { ...skill, ...patch } : skill)) });
  return (
    <>
      <FieldRow label={t('optimizer.typed.power')}>
        <NumberField
          label={t('optimizer.typed.power')}
          value={inputs.typedPower}
          max={MAX_POWER}
          width={112}
          onChange={(typedPower) => change({ typedPower })}
        />
      </FieldRow>
      {inputs.skills.map((skill, i) => {
        const label =
          i === 0
            ? t('optimizer.typed.leader')
            : t('optimizer.typed.skill', { number: format.integer(i + 1) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a skill is its place
          <FieldRow key={i} label={label}>
            <NumberField
              label={t('optimizer.typed.percent', { name: label })}
              value={skill.percent}
              max={MAX_SKILL_PERCENT}
              decimals={1}
              suffix={format.percentSign}
              width={84}
              onChange={(percent) => changeSkill(i, { percent })}
            />
            <NumberField
              label={t('optimizer.typed.seconds', { name: label })}
              value={skill.seconds}
              max={MAX_SKILL_SECONDS}
              decimals={1}
              suffix={t('unit.seconds', { seconds: '' })}
              width={84}
              onChange={(seconds) => changeSkill(i, { seconds })}
            />
          </FieldRow>
        );
      })}
      {kind && (
        <FieldRow
          label={t('event.bonus')}
          hint={kind === 'mission_live' ? t('optimizer.typed.noSupport') : t('optimizer.typed.bonusHint')}
        >
          <NumberField
            label={t('event.bonus')}
            value={inputs.typedBonus}
            max={MAX_BONUS}
            suffix={format.percentSign}
            width={84}
            onChange={(typedBonus) => change({ typedBonus })}
          />
        </FieldRow>
      )}
    </>
  );
}
