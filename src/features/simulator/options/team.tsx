import { Switch } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { MAX_SKILL_PERCENT, MAX_SKILL_SECONDS } from '#model/compute/asked/inputs';
import type { TypedSkill } from '#model/rules/typed-team';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { MAX_POWER } from '../../team/question/typed-skills.ts';
import { PLAIN_TEAM, type PlayingTeam } from '../board/address.ts';
import styles from './options.module.css';

interface Props {
  readonly team: PlayingTeam | null;
  readonly onTeam: (team: PlayingTeam | null) => void;
}

const ICON = 16;

/** Power and skills of the team whose score runs along; the skills in the order in which they come. */
export function Team({ team, onTeam }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.rows}>
      <Switch
        classNames={{ body: styles.switch ?? '' }}
        label={t('stage.showScore')}
        labelPosition="left"
        checked={team !== null}
        onChange={(event) => onTeam(event.currentTarget.checked ? PLAIN_TEAM : null)}
      />
      <p className={styles.hint}>{t('stage.teamHint')}</p>
      {team && <Fields team={team} onTeam={onTeam} />}
    </div>
  );
}

function Fields({ team, onTeam }: { readonly team: PlayingTeam; readonly onTeam: Props['onTeam'] }) {
  const { t } = useTranslation();
  const { skills } = team;
  const put = (places: Readonly<Record<number, TypedSkill | undefined>>) =>
    onTeam({ ...team, skills: skills.map((skill, i) => places[i] ?? skill) });
  return (
    <>
      <div className={styles.row}>
        <span aria-hidden="true">{t('stage.power')}</span>
        <NumberField
          label={t('stage.power')}
          value={team.power}
          max={MAX_POWER}
          width={112}
          onChange={(power) => onTeam({ ...team, power })}
        />
      </div>
      <ol className={styles.skills}>
        {[...skills.entries()].map(([i, skill]) => (
          <SkillRow
            key={i}
            place={i + 1}
            skill={skill}
            isFirst={i === 0}
            isLast={i === skills.length - 1}
            onChange={(patch) => put({ [i]: { ...skill, ...patch } })}
            onSwap={(by) => put({ [i]: skills[i + by], [i + by]: skill })}
          />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  /** From 1. */
  readonly place: number;
  readonly skill: TypedSkill;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (patch: Partial<TypedSkill>) => void;
  readonly onSwap: (by: 1 | -1) => void;
}

function SkillRow({ place, skill, isFirst, isLast, onChange, onSwap }: RowProps) {
  const { t } = useTranslation();
  const { integer, percentSign } = useFormat();
  const name = t('stage.skillNumber', { number: integer(place) });
  return (
    <li className={styles.skill}>
      <span>{name}</span>
      <NumberField
        label={t('stage.skillPercent', { name })}
        value={skill.percent}
        max={MAX_SKILL_PERCENT}
        decimals={1}
        suffix={percentSign}
        width={72}
        onChange={(percent) => onChange({ percent })}
      />
      <NumberField
        label={t('stage.skillSeconds', { name })}
        value={skill.seconds}
        max={MAX_SKILL_SECONDS}
        decimals={1}
        suffix={t('unit.seconds', { seconds: '' })}
        width={60}
        onChange={(seconds) => onChange({ seconds })}
      />
      <button
        type="button"
        aria-label={t('stage.earlier', { name })}
        disabled={isFirst}
        onClick={() => onSwap(-1)}
      >
        <ArrowUp size={ICON} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('stage.later', { name })}
        disabled={isLast}
        onClick={() => onSwap(1)}
      >
        <ArrowDown size={ICON} aria-hidden="true" />
      </button>
    </li>
  );
}
