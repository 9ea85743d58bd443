import { MultiSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/components/format.ts';
import type { FacetView, Listed, PickView } from '../listing.ts';
import styles from './filters.module.css';

const LISTED_AT_ONCE = 100;
const HEIGHT = 320;

interface Props<Item extends Listed> {
  readonly facet: FacetView<Item>;
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** A facet of many values: chosen from a list that can be searched. */
export function FacetSelect<Item extends Listed>({ facet, chosen, counts, onChange }: Props<Item>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const labels = new Map(facet.options.map(({ value, label }) => [value, label]));
  return (
    <MultiSelect
      aria-label={facet.title}
      className={(chosen.length > 1 && styles.full) || ''}
      placeholder={chosen.length === 0 ? facet.title : ''}
      data={facet.options.map(({ value, label }) => ({ value, label }))}
      value={[...chosen]}
      searchable
      clearable
      hidePickedOptions={false}
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      nothingFoundMessage={t('list.noOption')}
      maxDropdownHeight={HEIGHT}
      renderOption={({ option }) => (
        <span>
          {labels.get(option.value)} <span className="muted">{integer(counts?.get(option.value) ?? 0)}</span>
        </span>
      )}
      onChange={onChange}
    />
  );
}

interface PickProps<Item extends Listed> {
  readonly pick: PickView<Item>;
  readonly chosen: string | null;
  readonly onChange: (values: readonly string[]) => void;
}

/** One out of very many. */
export function PickSelect<Item extends Listed>({ pick, chosen, onChange }: PickProps<Item>) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={pick.title}
      placeholder={pick.title}
      data={pick.options.map(({ value, label }) => ({ value, label }))}
      value={chosen}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      nothingFoundMessage={t('list.noOption')}
      limit={LISTED_AT_ONCE}
      maxDropdownHeight={HEIGHT}
      onChange={(value) => onChange(value === null ? [] : [value])}
    />
  );
}
