import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { PostKind } from '#model/contract/community/categories';
import type { Tag } from '#model/contract/community/post';
import { MAX_TAGS_SOUGHT, tagCode } from '#model/listing/posts-query';
import { readTag } from '#model/rules/read-tag';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTags } from '../posts.data.ts';
import { useTagText } from './tag-text.ts';

const HEIGHT = 320;
const LIST = { shadow: 'sm', keepMounted: false } as const;

interface Props {
  /** Of the posts that have them. */
  readonly kind: PostKind;
  readonly tags: readonly Tag[];
  readonly onChange: (tags: readonly Tag[]) => void;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const fits = (text: string, words: string): boolean => folded(text).includes(folded(words));

/** The tags that posts must have, completed from what is typed; the most used come first. */
export function TagField({ kind, tags, onChange }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [typed, setTyped] = useState('');
  const words = typed.replace(/^#/, '').trim();
  const { data: found = [], isFetching, isPlaceholderData } = useTags({ kind, words });
  const textOf = useTagText();
  // Of an answer to fewer letters those that still fit: a fast writer would take another one with the keys.
  const offered = isPlaceholderData ? found.filter((tag) => fits(textOf(tag), words)) : found;
  const counts = new Map(offered.map((tag) => [tagCode(tag), tag.count]));
  const all = new Map([...tags, ...offered].map((tag) => [tagCode(tag), tag]));
  return (
    <MultiSelect
      aria-label={t('posts.tags')}
      placeholder={tags.length === 0 ? t('posts.tags') : ''}
      data={[...all].map(([value, tag]) => ({ value, label: textOf(tag) }))}
      value={tags.map(tagCode)}
      maxValues={MAX_TAGS_SOUGHT}
      searchable
      clearable
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has chosen already, in words of any script.
      filter={({ options }) => options}
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      nothingFoundMessage={isFetching ? t('action.loading') : t('list.noOption')}
      maxDropdownHeight={HEIGHT}
      comboboxProps={LIST}
      renderOption={({ option }) => (
        <span>
          <bdi>{option.label}</bdi> <span className="muted">{integer(counts.get(option.value) ?? 0)}</span>
        </span>
      )}
      onChange={(codes) => onChange(codes.flatMap((code) => readTag(code) ?? []))}
    />
  );
}
