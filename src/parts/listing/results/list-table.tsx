import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from '#src/components/translation.tsx';
import { VirtualRows } from '#src/components/virtual-rows.tsx';
import type { Column, Listed, Listing } from '../listing.ts';
import type { ListQuery } from '../query/query-code.ts';
import type { ChangeQuery } from '../query/use-list-query.ts';
import styles from './list-table.module.css';
import { useColumnWidths } from './use-column-widths.ts';

interface Props<Item extends Listed> {
  readonly listing: Listing<Item>;
  readonly items: readonly Item[];
  readonly total: number;
  readonly query: ListQuery;
  readonly onChange: ChangeQuery;
}

const ROW_HEIGHT = 48;

/** The same things as rows of numbers; a press on a head sorts by it. The first column stays in sight. */
export function ListTable<Item extends Listed>({ listing, items, total, query, onChange }: Props<Item>) {
  const columns = useMemo(() => listing.columns.filter(({ isHidden }) => !isHidden), [listing.columns]);
  const table = useRef<HTMLTableElement>(null);
  const widths = useColumnWidths(table, columns);
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        className={styles.table}
        data-measured={widths !== null || undefined}
        aria-rowcount={total + 1}
        aria-label={listing.title}
      >
        {widths && (
          <colgroup>
            {columns.map(({ key }, nth) => (
              <col key={key} style={{ width: widths[nth] }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <Head key={column.key} column={column} listing={listing} query={query} onChange={onChange} />
            ))}
          </tr>
        </thead>
        <VirtualRows
          items={items}
          rowHeight={ROW_HEIGHT}
          row={(item, index) => <Row index={index} item={item} columns={columns} look={query.look} />}
        />
      </table>
    </div>
  );
}

interface RowProps<Item extends Listed> {
  readonly index: number;
  readonly item: Item;
  readonly columns: readonly Column<Item>[];
  readonly look: string;
}

/** Words have a box of their own, which cuts them after two lines; everything else is as high as it is. */
const inLines = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <span className={styles.words}>{content}</span> : content;

function OneRow<Item extends Listed>({ index, item, columns, look }: RowProps<Item>) {
  return (
    <tr aria-rowindex={index + 2}>
      {columns.map(({ key, cell, isNumber }) => (
        <td key={key} data-number={isNumber || undefined}>
          {isNumber ? cell(item, look) : inLines(cell(item, look))}
        </td>
      ))}
    </tr>
  );
}

const Row = memo(OneRow) as typeof OneRow;

interface HeadProps<Item extends Listed> extends Pick<Props<Item>, 'listing' | 'query' | 'onChange'> {
  readonly column: Column<Item>;
}

function Head<Item extends Listed>({ column, listing, query, onChange }: HeadProps<Item>) {
  const { t } = useTranslation();
  const sort = listing.sorts.find(({ key }) => key === column.sort);
  if (!sort) {
    return (
      <th scope="col" data-number={column.isNumber || undefined}>
        {column.title}
      </th>
    );
  }
  const isChosen = query.sort === sort.key;
  const isDescending = isChosen ? !query.isDescending : sort.startsDescending;
  const direction = query.isDescending ? ('descending' as const) : ('ascending' as const);
  return (
    <th
      scope="col"
      data-number={column.isNumber || undefined}
      {...(isChosen ? { 'aria-sort': direction } : {})}
    >
      <button type="button" onClick={() => onChange({ sort: sort.key, isDescending })}>
        {column.title}
        {isChosen && <span aria-hidden="true">{query.isDescending ? ' ↓' : ' ↑'}</span>}
        <span className="visually-hidden">{t('list.sortBy')}</span>
      </button>
    </th>
  );
}
