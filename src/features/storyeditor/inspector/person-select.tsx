import { Select } from '@mantine/core';
import { Face } from '#src/kit/card/face.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StagePerson } from '../use-people.ts';
import styles from './inspector.module.css';

const FACE = 24;

interface Props {
  readonly label: string;
  readonly people: ReadonlyMap<number, StagePerson>;
  /** 0 for none. */
  readonly value: number;
  /** What the choice of none is called; left out where there must be someone. */
  readonly none?: string;
  readonly disabled?: boolean;
  readonly onChange: (id: number) => void;
}

/** Someone of the game's characters, with her face. */
export function PersonSelect({ label, people, value, none, disabled = false, onChange }: Props) {
  const { t } = useTranslation();
  const person = people.get(value);
  const data = [
    ...(none === undefined ? [] : [{ value: '0', label: none }]),
    // One that no list knows keeps its number.
    ...(value > 0 && !person ? [{ value: `${value}`, label: `#${value}` }] : []),
    ...[...people.values()].map(({ id, name }) => ({ value: `${id}`, label: name })),
  ];
  return (
    <Select
      className={styles.person ?? ''}
      aria-label={label}
      placeholder={label}
      searchable
      allowDeselect={false}
      disabled={disabled}
      nothingFoundMessage={t('list.noOption')}
      leftSection={person && <Face key={person.id} {...person} size={FACE} />}
      renderOption={({ option }) => {
        const offered = people.get(Number(option.value));
        return (
          <span className={styles.option}>
            {offered && <Face {...offered} size={FACE} />}
            {option.label}
          </span>
        );
      }}
      data={data}
      value={value === 0 && none === undefined ? null : `${value}`}
      onChange={(id) => id !== null && onChange(Number(id))}
    />
  );
}
