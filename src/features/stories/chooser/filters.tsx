import { Select } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { characterOptions } from '#model/families/fields';
import { type ChooserQuery, READ_FILTERS } from '#model/families/stories/choosing';
import type { StoryKind } from '#model/media/story/catalogue/story-ref';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTyped } from '#src/kit/field/use-typed.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chooser.module.css';
import type { ChooserProps } from './chooser-props.ts';

/** Lists of these kinds give no times, so nothing of them is known to be new. */
const TIMELESS: readonly StoryKind[] = ['main', 'area', 'afterlive'];
const ANY = 'any';

/** Words, marks, a character and a server. What is chosen shows from its beginning. */
export function ChooserFilters({ data, inputs, change }: ChooserProps) {
  const { t } = useTranslation();
  const servers = useServerOptions();
  const { kind, read, server } = inputs;
  const reads = READ_FILTERS.filter((each) => each !== 'new' || read === 'new' || !TIMELESS.includes(kind));
  return (
    <div className={styles.filters}>
      <Words text={inputs.text} change={change} />
      <SegmentedChoice
        label={t('stories.reading')}
        value={read}
        choices={reads.map((value) => ({
          value,
          label:
            value === 'all'
              ? t('list.all')
              : value === 'read'
                ? t('stories.read')
                : t(`stories.reads.${value}`),
        }))}
        onChange={(value) => change({ read: value, more: 0 })}
      />
      <SegmentedChoice
        label={t('stories.server')}
        value={server ?? ANY}
        choices={[
          { value: ANY, label: t('list.all') },
          ...servers.map(({ value, label, name }) => ({ value, label, name })),
        ]}
        onChange={(value) => change({ server: value === ANY ? null : value, more: 0 })}
      />
      <Characters data={data} inputs={inputs} change={change} />
    </div>
  );
}

function Words({ text, change }: Pick<ChooserQuery, 'text'> & Pick<ChooserProps, 'change'>) {
  const { t } = useTranslation();
  const ask = useCallback((words: string) => change({ text: words, more: 0 }), [change]);
  const { typed, type } = useTyped(text, ask);
  return (
    <search className={styles.search}>
      <SearchField label={t('stories.search')} value={typed} onChange={type} />
    </search>
  );
}

/** Those of whom a list of the kind knows something; nothing for kinds without any. */
function Characters({ data: { items, context }, inputs: { kind, character }, change }: ChooserProps) {
  const { t } = useTranslation();
  const options = useMemo(() => {
    const own = items.filter(({ ref }) => ref.kind === kind);
    const known = new Set(own.flatMap(({ characterIds, featuredIds }) => [...characterIds, ...featuredIds]));
    return characterOptions(context, false)
      .filter(({ value }) => known.has(Number(value)) || Number(value) === character)
      .map(({ value, label }) => ({ value, label }));
  }, [items, context, kind, character]);
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={t('stories.character')}
      placeholder={t('stories.character')}
      className={styles.character ?? ''}
      data={options}
      value={character === null ? null : String(character)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      nothingFoundMessage={t('list.noOption')}
      onChange={(value) => change({ character: value === null ? null : Number(value), more: 0 })}
    />
  );
}
