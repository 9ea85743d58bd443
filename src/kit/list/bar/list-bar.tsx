import { Select } from '@mantine/core';
import { ArrowDownNarrowWide, ArrowUpNarrowWide, LayoutGrid, List, Table } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import { type ListQuery, VIEWS } from '#model/listing/list-query';
import { SearchField } from '../../field/search-field.tsx';
import { SegmentedChoice } from '../../field/segmented-choice.tsx';
import { useSentWords } from '../../field/use-sent-words.ts';
import { useTyped } from '../../field/use-typed.ts';
import { useTranslation } from '../../text/translation.tsx';
import type { Listed, Listing, LookView, TileView } from '../listing.ts';
import type { ChangeQuery } from '../query/use-list-query.ts';
import styles from './list-bar.module.css';
import { LooksChoice } from './looks-choice.tsx';
import { SearchHelp } from './search-help.tsx';

interface Props<Item extends Listed> {
  readonly listing: Pick<Listing<Item>, 'placeholder' | 'examples' | 'sorts' | 'views' | 'looks'>;
  readonly query: ListQuery;
  readonly onChange: ChangeQuery;
  /** False where there is one way to look at it. */
  readonly hasViews?: boolean;
  /** Where the looks are chosen elsewhere. */
  readonly hasLooks?: boolean;
}

const ICONS = { thumbs: LayoutGrid, rows: List, table: Table } as const;

/** Words to search by, what comes first, and how it is shown. */
export function ListBar<Item extends Listed>({
  listing,
  query,
  onChange,
  hasViews = true,
  hasLooks = true,
}: Props<Item>) {
  const { placeholder, examples } = listing;
  return (
    <div className={styles.bar}>
      <Words placeholder={placeholder} examples={examples} onChange={onChange} text={query.text} />
      <Order sorts={listing.sorts} sort={query.sort} isDescending={query.isDescending} onChange={onChange} />
      {hasViews && (
        <Views
          view={query.view}
          look={query.look}
          views={listing.views}
          looks={hasLooks ? listing.looks : undefined}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface WordsProps extends Pick<Listing<never>, 'placeholder' | 'examples'> {
  readonly text: string;
  readonly onChange: ChangeQuery;
}

/** Its fields take longer to draw than what a press on a filter changes. */
const Words = memo(function Words({ placeholder, examples, text, onChange }: WordsProps) {
  const ask = useCallback((words: string) => onChange({ text: words }), [onChange]);
  const { typed, type } = useTyped(text, ask);
  const place = useRef<HTMLElement>(null);
  useSentWords('q', place, type);
  return (
    <search ref={place} className={styles.search}>
      <SearchField label={placeholder} value={typed} onChange={type} />
      <SearchHelp examples={examples} onTry={type} />
    </search>
  );
});

interface OrderProps {
  readonly sorts: readonly {
    readonly key: string;
    readonly label: string;
    readonly startsDescending: boolean;
  }[];
  readonly sort: string;
  readonly isDescending: boolean;
  readonly onChange: ChangeQuery;
}

const Order = memo(function Order({ sorts, sort: chosen, isDescending, onChange }: OrderProps) {
  const { t } = useTranslation();
  const choose = (key: string | null) => {
    const sort = sorts.find((one) => one.key === key);
    if (sort) onChange({ sort: sort.key, isDescending: sort.startsDescending });
  };
  const Arrow = isDescending ? ArrowDownNarrowWide : ArrowUpNarrowWide;
  const label = isDescending ? t('list.descending') : t('list.ascending');
  return (
    <div className={styles.order}>
      <Select
        aria-label={t('list.sort')}
        className={styles.sort ?? ''}
        allowDeselect={false}
        value={chosen}
        data={sorts.map((sort) => ({ value: sort.key, label: sort.label }))}
        onChange={choose}
      />
      <button
        type="button"
        className={styles.direction}
        aria-label={label}
        title={label}
        onClick={() => onChange({ isDescending: !isDescending })}
      >
        <Arrow size={18} aria-hidden="true" />
      </button>
    </div>
  );
});

interface ViewsProps extends Pick<ListQuery, 'view' | 'look'> {
  readonly views: readonly Pick<TileView<never>, 'key' | 'label' | 'icon'>[] | undefined;
  readonly looks: LookView | undefined;
  readonly onChange: ChangeQuery;
}

const Views = memo(function Views({ view, look, views = [], looks, onChange }: ViewsProps) {
  const { t } = useTranslation();
  const choices = VIEWS.map((value) => {
    const Icon = ICONS[value];
    return { value, label: <Icon size={18} aria-hidden="true" />, name: t(`list.view.${value}`) };
  });
  const own = views.map(({ key, label, icon }) => ({ value: key, label: icon, name: label }));
  return (
    <div className={styles.views}>
      {looks && <LooksChoice looks={looks} look={look} onChange={onChange} />}
      <SegmentedChoice
        label={t('list.views')}
        choices={[...choices, ...own]}
        value={view}
        onChange={(value) => onChange({ view: value })}
      />
    </div>
  );
});
