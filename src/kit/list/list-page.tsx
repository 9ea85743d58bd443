import { Button } from '@mantine/core';
import { Download, PackageOpen, SearchX } from 'lucide-react';
import { memo, type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { Chosen } from '#model/listing/facets';
import type { ListQuery } from '#model/listing/list-query';
import { usePreferences } from '../actors/use-preferences.ts';
import { FilterChip } from '../field/filter-chip.tsx';
import { MeanwhilePart } from '../page/meanwhile.tsx';
import { EmptyState } from '../page/state/empty-state.tsx';
import { useIsPhone } from '../page/use-is-phone.ts';
import { useFormat } from '../text/format.ts';
import { useTranslation } from '../text/translation.tsx';
import { ListBar } from './bar/list-bar.tsx';
import { LooksChoice } from './bar/looks-choice.tsx';
import rows from './bar/phone-rows.module.css';
import { FilterPanel } from './filters/filter-panel.tsx';
import styles from './list-page.module.css';
import { TilesToCome } from './list-skeleton.tsx';
import type { Listed, Listing } from './listing.ts';
import { useCounts, useFound } from './query/use-found.ts';
import { type ChangeQuery, useListQuery } from './query/use-list-query.ts';
import { useRemembered } from './query/use-remembered.ts';
import { useReturn } from './query/use-return.ts';
import { Results } from './results/results.tsx';
import { saveCsv } from './save-csv.ts';

interface SpoilersSwitchProps {
  /** The number of unreleased things. */
  readonly count: number;
}

/** Shows or hides what is not yet released on the main server, on every page, like the preference. */
function SpoilersSwitch({ count }: SpoilersSwitchProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { spoilers, setSpoilers } = usePreferences();
  const isShown = spoilers === 'shown';
  const words = t(isShown ? 'list.spoilersShown' : 'list.spoilersHidden', { number: integer(count) });
  return (
    <FilterChip label={words} pressed={isShown} onPress={() => setSpoilers(isShown ? 'hidden' : 'shown')}>
      {words}
    </FilterChip>
  );
}

interface Props<Item extends Listed> {
  readonly listing: Listing<Item>;
  /** Whose collection the marks are of; among the filters on phones. */
  readonly note?: ReactNode;
  /** Between the head and the filters. */
  readonly intro?: ReactNode;
}

const hasFilters = <Item extends Listed>({ facets, picks, ranges, coming = [] }: Listing<Item>): boolean =>
  facets.length + picks.length + ranges.length + coming.length > 0;

/** The list of one family: title and count, filters, search, order, views, results (reference R50). */
export function ListPage<Item extends Listed>({ listing, note, intro }: Props<Item>) {
  const { t } = useTranslation();
  useReturn();
  const { query, isAhead, change: ask } = useListQuery(listing);
  const change = useRemembered(listing.name, listing, ask);
  // Choosing and typing go on while the list catches up.
  const asked = useDeferredValue(query);
  const isNew = useDeferredValue(isAhead);
  const items = useFound(listing, asked);
  const totals = useMemo(() => listing.totals?.(items), [listing, items]);
  const choose = useCallback((chosen: Chosen) => change({ chosen }), [change]);
  const isPhone = useIsPhone();
  const extras = useExtras({ listing, note, look: query.look, change });
  if (!listing.coming && listing.items.length === 0 && listing.spoilers === 0)
    return <NoList {...listing} intro={intro} />;
  return (
    <div className={`${styles.page} ${rows.rows}`}>
      <Head listing={listing} found={items.length} totals={totals} note={isPhone ? null : extras.beside} />
      {intro && <div className={rows.before}>{intro}</div>}
      {(hasFilters(listing) || (isPhone && extras.within)) && (
        <CountedFilters
          listing={listing}
          asked={asked}
          chosen={query.chosen}
          onChange={choose}
          extras={isPhone && extras.within}
        />
      )}
      <ListBar
        listing={listing}
        query={query}
        onChange={change}
        hasViews={!listing.hasOneView}
        hasLooks={!isPhone}
      />
      {listing.coming ? (
        <TilesToCome />
      ) : items.length > 0 ? (
        <>
          <Results
            listing={listing}
            items={items}
            isNew={isNew}
            query={asked}
            isOld={asked !== query}
            onChange={change}
          />
          <File listing={listing} items={items} />
        </>
      ) : (
        <EmptyState icon={<SearchX size={28} />} title={t('list.emptyTitle')} text={t('list.emptyText')}>
          <Button variant="filled" onClick={() => change({ text: '', chosen: {} })}>
            {t('list.clearAll')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

interface NoListProps extends Pick<Listing<Listed>, 'title' | 'lead'>, Pick<Props<Listed>, 'intro'> {}

/** There is nothing to filter: the data itself has none. */
function NoList({ title, lead, intro }: NoListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {intro}
      <EmptyState icon={<PackageOpen size={28} />} title={t('list.noneTitle')} text={t('list.noneText')} />
    </div>
  );
}

interface ExtrasProps<Item extends Listed> extends Pick<Props<Item>, 'listing' | 'note'> {
  readonly look: string;
  readonly change: ChangeQuery;
}

/** What is set for the list but filters nothing, or filters it on every page: beside the title, or within the filters of a phone. */
function useExtras<Item extends Listed>({ listing, note, look, change }: ExtrasProps<Item>) {
  const { spoilers, looks } = listing;
  const beside = useMemo(() => {
    if (spoilers === 0 && !note) return null;
    return (
      <>
        {spoilers > 0 && <SpoilersSwitch count={spoilers} />}
        {note}
      </>
    );
  }, [spoilers, note]);
  const within = useMemo(() => {
    if (!looks) return beside;
    return (
      <>
        <LooksChoice looks={looks} look={look} onChange={change} />
        {beside}
      </>
    );
  }, [beside, looks, look, change]);
  return { beside, within };
}

interface FileProps<Item extends Listed> {
  readonly listing: Listing<Item>;
  readonly items: readonly Item[];
}

function File<Item extends Listed>({ listing, items }: FileProps<Item>) {
  const latest = useRef({ listing, items });
  useLayoutEffect(() => {
    latest.current = { listing, items };
  });
  const save = useCallback(() => saveCsv(latest.current.listing, latest.current.items), []);
  return <SaveButton onPress={save} />;
}

/** What is saved is another list with each press, what is drawn is the same. */
const SaveButton = memo(function SaveButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles.file}>
      <Button leftSection={<Download size={16} aria-hidden="true" />} onClick={onPress}>
        {t('list.csv')}
      </Button>
    </p>
  );
});

interface FiltersProps<Item extends Listed> {
  readonly listing: Listing<Item>;
  readonly asked: ListQuery;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly extras: ReactNode;
}

function CountedFilters<Item extends Listed>({ asked, ...props }: FiltersProps<Item>) {
  const { counts, isOld } = useCounts(props.listing, asked);
  const isComing = props.listing.coming !== undefined;
  return (
    <div
      className={isComing ? `${rows.contents} first ${styles.filters}` : rows.contents}
      aria-busy={isOld || isComing}
    >
      <FilterPanel {...props} counts={counts} isComing={isComing} />
    </div>
  );
}

interface HeadProps<Item extends Listed> extends Pick<Props<Item>, 'listing' | 'note'> {
  readonly found: number;
  readonly totals: ReactNode;
}

function AllHead<Item extends Listed>({ listing, found, totals, note }: HeadProps<Item>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const total = listing.items.length;
  return (
    <header className={styles.head}>
      <h1>{listing.title}</h1>
      {listing.coming ? (
        <div className={styles.count}>
          <MeanwhilePart part=".first-count" />
        </div>
      ) : (
        <p role="status" className={styles.count}>
          <strong>{integer(found)}</strong> <span>{t('list.of', { total: integer(total) })}</span>
        </p>
      )}
      {(note || totals) && (
        <div className={styles.note}>
          {totals}
          {note}
        </div>
      )}
      <p className={styles.lead}>{listing.lead}</p>
    </header>
  );
}

/** It says what was found, not what is being typed. */
const Head = memo(AllHead) as typeof AllHead;
