import type { ReactNode } from 'react';
import { BOUNDS } from '#model/profile/defaults';
import type { CardPatch } from '#model/profile/edit/card-values';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './bulk.module.css';

interface Props {
  readonly values: CardPatch;
  /** Whether a value may be left as it is on each card. */
  readonly mayKeep: boolean;
  readonly onChange: (values: CardPatch) => void;
}

const KEEP = '';
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, value) => value);

/** The patch with one value set, or with it left out. */
function withField<Key extends keyof CardPatch>(
  values: CardPatch,
  key: Key,
  value: CardPatch[Key] | typeof KEEP,
): CardPatch {
  const { [key]: _, ...others } = values;
  return value === KEEP ? others : { ...others, [key]: value };
}

/** Values for many cards at once; each card takes what it can have. */
export function ValuesForm(props: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const numbers = (last: number, offset: number) =>
    upTo(last).map((value) => ({ value, label: integer(value + offset) }));
  return (
    <div className={styles.form}>
      <LevelRow {...props} />
      <Numbers {...props} name="train" label={t('card.trained')} choices={useYesNo()} />
      <Numbers {...props} name="skill" label={t('card.skillLevel')} choices={numbers(BOUNDS.skill, 1)} />
      <Numbers {...props} name="master" label={t('card.master')} choices={numbers(BOUNDS.master, 0)} />
      <Numbers {...props} name="ep" label={t('card.episodes')} choices={numbers(BOUNDS.episodes, 0)} />
      <ExcludeRow {...props} />
    </div>
  );
}

function useYesNo() {
  const { t } = useTranslation();
  return [
    { value: 1, label: t('collection.yes') },
    { value: 0, label: t('collection.no') },
  ];
}

const useKeep = (mayKeep: boolean) => {
  const { t } = useTranslation();
  return mayKeep ? [{ value: KEEP, label: t('collection.keep') }] : [];
};

interface NumbersProps extends Props {
  readonly name: 'train' | 'skill' | 'master' | 'ep';
  readonly label: string;
  readonly choices: readonly { readonly value: number; readonly label: ReactNode }[];
}

function Numbers({ values, mayKeep, name, label, choices, onChange }: NumbersProps) {
  const keep = useKeep(mayKeep);
  return (
    <FieldRow label={label}>
      <SegmentedChoice<string | number>
        label={label}
        choices={[...keep, ...choices]}
        value={values[name] ?? KEEP}
        onChange={(value) => onChange(withField(values, name, value as CardPatch[typeof name] | typeof KEEP))}
      />
    </FieldRow>
  );
}

function LevelRow({ values, mayKeep, onChange }: Props) {
  const { t } = useTranslation();
  const keep = useKeep(mayKeep);
  const { level } = values;
  const kind = level === undefined ? KEEP : level === 'top' ? 'top' : 'number';
  return (
    <FieldRow label={t('card.level')}>
      <div className={styles.level}>
        <SegmentedChoice<string>
          label={t('card.level')}
          choices={[
            ...keep,
            { value: 'top', label: t('collection.top') },
            { value: 'number', label: t('collection.number') },
          ]}
          value={kind}
          onChange={(value) =>
            onChange(withField(values, 'level', value === 'top' ? 'top' : value === KEEP ? KEEP : 1))
          }
        />
        {kind === 'number' && (
          <NumberField
            label={t('collection.levelNumber')}
            value={Number(level)}
            min={1}
            max={BOUNDS.level}
            width={72}
            onChange={(value) => onChange({ ...values, level: value })}
          />
        )}
      </div>
    </FieldRow>
  );
}

function ExcludeRow({ values, mayKeep, onChange }: Props) {
  const { t } = useTranslation();
  const keep = useKeep(mayKeep);
  const value = values.exclude === undefined ? KEEP : values.exclude ? 'yes' : 'no';
  return (
    <FieldRow label={t('card.mineOf.excluded')}>
      <SegmentedChoice<string>
        label={t('collection.exclude')}
        choices={[
          ...keep,
          { value: 'yes', label: t('collection.yes') },
          { value: 'no', label: t('collection.no') },
        ]}
        value={value}
        onChange={(next) => onChange(withField(values, 'exclude', next === KEEP ? KEEP : next === 'yes'))}
      />
    </FieldRow>
  );
}
