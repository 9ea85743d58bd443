import type { ComboboxData, ComboboxItem, OptionsFilter } from '@mantine/core';
import { searchable } from '#model/encoding/normalise';
import { matchesWords, searchWords } from '../../text/search.ts';
import type { ListOption, PickView } from '../listing.ts';

const bare = ({ value, label }: ListOption): ComboboxItem => ({ value, label });

/** Options as the lists of fields take them: those of one group under its name, in the order of the first of each. */
export function inGroups(options: readonly ListOption[]): ComboboxData<string> {
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

/** Finds options by all of their names and by number; all of them while the field says nothing but what is chosen. */
export function finderOf<Item>(pick: PickView<Item>): OptionsFilter<string> {
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
