import { type ReactNode, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { ListQuery } from '#model/listing/list-query';
import { type DataColumn, DataTable } from '../../table/data-table.tsx';
import { useTranslation } from '../../text/translation.tsx';
import type { Listed, Listing } from '../listing.ts';
import type { ChangeQuery } from '../query/use-list-query.ts';
import styles from './list-table.module.css';

/** Rows come a few at a time; in milliseconds. */
const SETTLE_MS = 400;

/**
 * Column widths in pixels, measured from the first rows and then fixed, so that columns do not move while scrolling, and a new row does
 * not cause a layout of all others. Null until measured; measured again for other columns or another width of the table.
 */
function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly unknown[],
): readonly number[] | null {
  const [known, setKnown] = useState<{
    readonly of: readonly unknown[];
    readonly widths: readonly number[];
  } | null>(null);
  useEffect(() => {
    const frame = table.current?.parentElement;
    if (!frame) return;
    let room = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const heads = table.current?.tHead?.rows[0]?.cells ?? [];
      if (table.current?.querySelector('tbody tr[aria-rowindex]')) {
        const widths = [...heads].map((head) => head.getBoundingClientRect().width);
        startTransition(() => setKnown({ of: columns, widths }));
      } else timer = setTimeout(measure, SETTLE_MS);
    };
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === room) return;
      room = frame.clientWidth;
      setKnown(null);
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLE_MS);
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [table, columns]);
  return known?.of === columns ? known.widths : null;
}

interface Props<Item extends Listed> {
  readonly listing: Listing<Item>;
  readonly items: readonly Item[];
  readonly total: number;
  readonly query: ListQuery;
  readonly onChange: ChangeQuery;
}

const ROW_HEIGHT = 48;

/** Wraps text in a box that cuts it after two lines. */
const inLines = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <span className={styles.words}>{content}</span> : content;

function useColumns<Item extends Listed>({ columns, sorts }: Listing<Item>, look: string) {
  const { t } = useTranslation();
  return useMemo(() => {
    const titleOf = (title: string) => (
      <>
        {title}
        <span className="visually-hidden">{t('list.sortBy')}</span>
      </>
    );
    return columns
      .filter(({ isHidden }) => !isHidden)
      .map(({ key, title, cell, isNumber = false, sort }): DataColumn<Item> => {
        const order = sorts.find((one) => one.key === sort);
        return {
          key,
          title: order ? titleOf(title) : title,
          isNumber,
          cell: (item) => (isNumber ? cell(item, look) : inLines(cell(item, look))),
          ...(order && { sort: order.startsDescending ? 'descending' : 'ascending' }),
        };
      });
  }, [columns, sorts, look, t]);
}

/** The list as a table with sortable columns and a sticky first column. */
export function ListTable<Item extends Listed>({ listing, items, total, query, onChange }: Props<Item>) {
  const columns = useColumns(listing, query.look);
  const table = useRef<HTMLTableElement>(null);
  const widths = useColumnWidths(table, columns);
  const sortOf = (key: string) => listing.columns.find((column) => column.key === key)?.sort;
  const sorted = columns.find(({ key, sort }) => sort && sortOf(key) === query.sort);
  return (
    <div className={styles.scroll} data-measured={widths !== null || undefined}>
      <DataTable
        ref={table}
        className={styles.table}
        label={listing.title}
        caption={
          widths && (
            <colgroup>
              {columns.map(({ key }, nth) => (
                <col key={key} style={{ width: widths[nth] }} />
              ))}
            </colgroup>
          )
        }
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        {...(sorted && {
          sorting: { key: sorted.key, direction: query.isDescending ? 'descending' : 'ascending' },
        })}
        onSort={({ key, direction }) => {
          const sort = sortOf(key);
          if (sort) onChange({ sort, isDescending: direction === 'descending' });
        }}
        virtual={{ rowHeight: ROW_HEIGHT, total }}
      />
    </div>
  );
}
