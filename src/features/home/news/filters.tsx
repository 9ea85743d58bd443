import type { NewsTag } from '#model/rules/news';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { useTyped } from '#src/kit/field/use-typed.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './filters.module.css';
import type { NewsQuery } from './news-url.ts';
import { useTagLabel } from './use-tag-label.ts';

interface Props {
  readonly query: NewsQuery;
  /** Every tag of the list. */
  readonly tags: readonly NewsTag[];
  readonly onChange: (patch: Partial<NewsQuery>) => void;
}

/** Search and tags; a tag that is on stays in sight also when no article has it. */
export function NewsFilters({ query, tags, onChange }: Props) {
  const { t } = useTranslation();
  const labelOf = useTagLabel();
  const { typed, type } = useTyped(query.text, (text) => onChange({ text }));
  const toggle = (code: string) => {
    const isOn = query.tags.includes(code);
    onChange({ tags: isOn ? query.tags.filter((each) => each !== code) : [...query.tags, code] });
  };
  return (
    <search className={styles.filters}>
      <SearchField label={t('news.search')} value={typed} onChange={type} />
      <fieldset className={styles.tags}>
        <legend className="visually-hidden">{t('topic.tags')}</legend>
        {tags.map((tag) => (
          <FilterChip
            key={tag.code}
            label={labelOf(tag)}
            pressed={query.tags.includes(tag.code)}
            onPress={() => toggle(tag.code)}
          >
            {labelOf(tag)}
          </FilterChip>
        ))}
      </fieldset>
    </search>
  );
}
