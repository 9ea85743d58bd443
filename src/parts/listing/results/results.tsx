import { useMediaQuery } from '@mantine/hooks';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/components/format.ts';
import { Follow, useFollow } from '#src/components/quick-link.tsx';
import { VirtualTiles } from '#src/components/virtual-tiles.tsx';
import type { Listed, Listing, TileSizes } from '../listing.ts';
import type { ListQuery } from '../query/query-code.ts';
import type { ChangeQuery } from '../query/use-list-query.ts';
import { FIRST_SHOWN, useShown } from '../query/use-shown.ts';
import { ListTable } from './list-table.tsx';
import styles from './results.module.css';

interface Props<Item extends Listed> {
  readonly listing: Listing<Item>;
  readonly items: readonly Item[];
  readonly query: ListQuery;
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
  readonly onChange: ChangeQuery;
}

const PHONE = '(max-width: 768px)';

const useSize = (sizes: TileSizes) =>
  useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ? sizes.phone : sizes.wide;

/** What was found, as pictures, as rows or as a table; sixty first, more on demand. */
function AllResults<Item extends Listed>({ listing, items, query, isOld, onChange }: Props<Item>) {
  const [shown, show] = useShown();
  const thumbs = useSize(listing.sizes.thumbs);
  const rows = useSize(listing.sizes.rows);
  const seen = useMemo(() => items.slice(0, shown), [items, shown]);
  const isThumbs = query.view === 'thumbs';
  const { tile, row } = listing;
  const { chosen } = query;
  const draw = useCallback(
    (item: Item) => (isThumbs ? tile : row)(item, chosen),
    [isThumbs, tile, row, chosen],
  );
  const follow = useFollow();
  return (
    <Follow value={follow}>
      <section id="results" className={styles.results} aria-busy={isOld}>
        {query.view === 'table' ? (
          <ListTable listing={listing} items={seen} total={items.length} query={query} onChange={onChange} />
        ) : (
          <VirtualTiles
            key={query.view}
            label={listing.title}
            items={seen}
            total={items.length}
            size={isThumbs ? thumbs : rows}
            tile={draw}
          />
        )}
        <More shown={seen.length} total={items.length} onShow={show} />
      </section>
    </Follow>
  );
}

export const Results = memo(AllResults) as typeof AllResults;

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
