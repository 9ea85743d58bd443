import { type ComboboxData, type ComboboxItem, MultiSelect, type OptionsFilter, Select } from '@mantine/core';
import { memo, useMemo } from 'react';
import { searchable } from '#model/encoding/normalise';
import { useFormat } from '../../text/format.ts';
import { matchesWords, searchWords } from '../../text/search.ts';
import { useTranslation } from '../../text/translation.tsx';
import type { FacetView, Listed, ListOption, PickView } from '../listing.ts';
import styles from './filters.module.css';

const bare = ({ value, label }: ListOption): ComboboxItem => ({ value, label });

/** Options in the form that Mantine takes: grouped, in the order of the first option of each group. */
function inGroups(options: readonly ListOption[]): ComboboxData<string> {
  const groups = new Map<string | undefined, ComboboxItem[]>();
  for (const option of options) {
    const items = groups.get(option.group);
    if (items) items.push(bare(option));
    else groups.set(option.group, [bare(option)]);
  }
  return [...groups].flatMap(([group, items]): (ComboboxItem | { group: string; items: ComboboxItem[] })[] =>
    group === undefined ? items : [{ group, items }],
  );
}

/** Finds options by all of their names and by number; all of them while the field shows the chosen one. */
function finderOf<Item>(pick: PickView<Item>): OptionsFilter<string> {
  const labels = new Set(pick.options.map(({ label }) => label));
  return ({ options: offered, search, limit }) => {
    const words = labels.has(search) ? [] : searchWords(search);
    const found = offered.filter(
      (option) =>
        'value' in option &&
        matchesWords(words, {
          id: Number(option.value),
          text: `${searchable(option.label)} ${pick.searchWords(option.value)}`,
        }),
    );
    return found.slice(0, limit);
  };
}

const LISTED_AT_ONCE = 100;
const HEIGHT = 320;
/** A closed list is not in the page: each would be styled, laid out and placed with it, with all its choices. */
const LIST = { shadow: 'sm', keepMounted: false } as const;

const ORDER: ('input' | 'description')[] = ['input', 'description'];

/** The same functions all the time: a list of hundreds of choices is drawn again only for another choice. */
export interface FacetHandlers {
  readonly onChoose: (key: string, values: readonly string[]) => void;
  /** How many things a value would find now. */
  readonly countOf: (key: string, value: string) => number;
}

interface Props<Item extends Listed> extends FacetHandlers {
  readonly facet: FacetView<Item>;
  readonly chosen: readonly string[];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

function ManySelect<Item extends Listed>({ facet, chosen, countOf, onChoose }: Props<Item>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const labels = new Map(facet.options.map(({ value, label }) => [value, label]));
  return (
    <MultiSelect
      aria-label={facet.title}
      className={(chosen.length > 0 && styles.full) || ''}
      placeholder={chosen.length === 0 ? facet.title : ''}
      data={inGroups(facet.options)}
      value={[...chosen]}
      searchable
      clearable
      hidePickedOptions={false}
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      nothingFoundMessage={t('list.noOption')}
      maxDropdownHeight={HEIGHT}
      comboboxProps={LIST}
      renderOption={({ option }) => (
        <span>
          {labels.get(option.value)}{' '}
          <span className="muted">{integer(countOf(facet.key, option.value))}</span>
        </span>
      )}
      onChange={(values) => onChoose(facet.key, values)}
    />
  );
}

/** A facet of many values: chosen from a list that can be searched. */
export const FacetSelect = memo(
  ManySelect,
  (a, b) => a.facet === b.facet && isSame(a.chosen, b.chosen),
) as typeof ManySelect;

interface PickProps<Item extends Listed> extends Pick<FacetHandlers, 'onChoose'> {
  readonly pick: PickView<Item>;
  readonly chosen: string | null;
}

function OneSelect<Item extends Listed>({ pick, chosen, onChoose }: PickProps<Item>) {
  const { t } = useTranslation();
  const filter = useMemo(() => finderOf(pick), [pick]);
  const taken = pick.options.find(({ value }) => value === chosen);
  return (
    <Select
      aria-label={pick.title}
      placeholder={pick.title}
      className={(taken && styles.full) || ''}
      // A field cuts what is longer than it.
      description={
        taken && [taken.label, pick.hintOf(taken.value)].filter((words) => words !== '').join(' · ')
      }
      inputWrapperOrder={ORDER}
      data={inGroups(pick.options)}
      value={chosen}
      filter={filter}
      renderOption={({ option }) => (
        <span className={styles.offer}>
          {option.label}
          <small className="muted">{pick.hintOf(option.value)}</small>
        </span>
      )}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      nothingFoundMessage={t('list.noOption')}
      limit={LISTED_AT_ONCE}
      withScrollArea
      maxDropdownHeight={HEIGHT}
      onChange={(value) => onChoose(pick.key, value === null ? [] : [value])}
    />
  );
}

/** One out of very many. */
export const PickSelect = memo(OneSelect) as typeof OneSelect;
