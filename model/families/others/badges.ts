import { joinedWords, wordsOf } from '../../listing/views/words.ts';
import type { RecordOf } from '../../records/list-readers.ts';
import { defineList, type Item } from '../family.ts';
import { nameIn, numberField } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';

export interface BadgeItem extends Item {
  readonly name: string;
  readonly description: string;
}

/** Titles that the site itself gives its members. */
export const FAMILY = defineList<RecordOf<'siteTitles'>, BadgeItem>()({
  head: otherHead('badges', ['siteTitles']),
  list: 'siteTitles',
  item: ({ id, name, description }, world) => ({
    id,
    name: nameIn(name, world) ?? `#${id}`,
    description: nameIn(description, world) ?? '',
    subject: { id, names: joinedWords(wordsOf(name), wordsOf(description)), tags: new Set() },
  }),
  title: ({ name }) => name,
  picture: () => ({ src: null }),
  lexicon: [],
  ...searchedBy('charter'),
  fields: {
    id: numberField<BadgeItem>(false),
    name: nameField<BadgeItem>(),
    for: { title: 'others.givenFor', text: ({ description }) => description },
  },
  columns: ['name', 'id', 'for'],
  sorts: ['id', 'name'],
  facets: [],
  ...boxed<BadgeItem>({ phone: 250, wide: 300, ratio: 0, lines: 104 }, ({ description }) => [
    [{ text: description }],
  ]),
});
