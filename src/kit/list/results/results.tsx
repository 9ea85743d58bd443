import { memo, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListQuery } from '#model/listing/list-query';
import { Follow, useFollow } from '../../page/quick-link.tsx';
import { useIsPhone } from '../../page/use-is-phone.ts';
import { useFormat } from '../../text/format.ts';
import { useTranslation } from '../../text/translation.tsx';
import { VirtualTiles } from '../grid/virtual-tiles.tsx';
import type { Listed, Listing } from '../listing.ts';
import type { ChangeQuery } from '../query/use-list-query.ts';
import { ListTable } from './list-table.tsx';
import styles from './results.module.css';

const FIRST_SHOWN = 60;

const shownIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number'
    ? state.shown
    : null;

/**
 * How many items are shown. It lives in the visit's history, so that Back finds as many as there were; of a query that the router has
 * not heard of there is nothing in it (`isNew`).
 */
function useShown(isNew: boolean): readonly [number, (shown: number) => void] {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (shown: number) => {
      // The router may not have heard of the last query, or not yet of the next one.
      const { search } = window.location;
      void navigate(
        { pathname, search, hash },
        { replace: true, preventScrollReset: true, state: { shown } },
      );
    },
    [navigate, pathname, hash],
  );
  return [(isNew ? null : shownIn(state)) ?? FIRST_SHOWN, show];
}

interface FoundProps<Item extends Listed> {
  readonly listing: Listing<Item>;
  readonly items: readonly Item[];
  readonly query: ListQuery;
  /** Whether no one can have asked for more of it yet. */
  readonly isNew: boolean;
  readonly onChange: ChangeQuery;
}

interface Props<Item extends Listed> extends FoundProps<Item> {
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
}

/** How the tiles of a view are drawn, and how large. */
function useTiles<Item extends Listed>(listing: Listing<Item>, { view, chosen, look }: ListQuery) {
  const isPhone = useIsPhone();
  const { sizes, tile, row, views = [] } = listing;
  const own = views.find(({ key }) => key === view);
  const { thumbs, rows } = sizes;
  const size = own?.sizes ?? (view === 'rows' ? rows : thumbs);
  const draw = own?.tile ?? (view === 'rows' ? row : tile);
  return {
    size: isPhone ? size.phone : size.wide,
    draw: useCallback((item: Item) => draw(item, chosen, look), [draw, chosen, look]),
  };
}

function AllFound<Item extends Listed>({ listing, items, query, isNew, onChange }: FoundProps<Item>) {
  const [shown, show] = useShown(isNew);
  const { size, draw } = useTiles(listing, query);
  const seen = useMemo(() => items.slice(0, shown), [items, shown]);
  const follow = useFollow();
  return (
    <Follow value={follow}>
      {query.view === 'table' ? (
        <ListTable listing={listing} items={seen} total={items.length} query={query} onChange={onChange} />
      ) : (
        <VirtualTiles
          key={query.view}
          label={listing.title}
          items={seen}
          total={items.length}
          size={size}
          tile={draw}
        />
      )}
      <More shown={seen.length} total={items.length} onShow={show} />
    </Follow>
  );
}

const Found = memo(AllFound) as typeof AllFound;

/** What was found, as pictures, as rows or as a table; sixty first, more on demand. */
export const Results = <Item extends Listed>({ isOld, ...found }: Props<Item>) => (
  <section id="results" className={styles.results} aria-busy={isOld}>
    <Found {...found} />
  </section>
);

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly onShow: (shown: number) => void;
}

function More({ shown, total, onShow }: MoreProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (shown >= total) return null;
  return (
    <p className={styles.more}>
      <span>{t('list.shown', { shown: integer(shown), total: integer(total) })}</span>
      <button type="button" className={styles.button} onClick={() => onShow(shown + FIRST_SHOWN)}>
        {t('list.showMore')}
      </button>
      <button type="button" className={styles.all} onClick={() => onShow(total)}>
        {t('list.showAll')}
      </button>
    </p>
  );
}
