import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode, type Ref, useCallback } from 'react';
import styles from './data-table.module.css';
import { VirtualRows } from './virtual-rows.tsx';

export interface DataColumn<Row> {
  readonly key: string;
  /** If no column has a title, the table has no header row. */
  readonly title?: ReactNode;
  /** Keep the function stable: rows are memoised by it. */
  readonly cell: (row: Row) => ReactNode;
  /** Class of the header and the cells, which also carry the key as `data-column`. */
  readonly className?: string | undefined;
  readonly isNumber?: boolean;
  /** Its cells are row headers. */
  readonly isRowHead?: boolean;
  /** Makes the column sortable: the direction of the first press. */
  readonly sort?: SortDirection;
}

type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  readonly key: string;
  readonly direction: SortDirection;
}

interface Props<Row> {
  readonly ref?: Ref<HTMLTableElement>;
  /** Accessible name, unless a caption names the table. */
  readonly label?: string;
  /** A `caption` or a `colgroup`. */
  readonly caption?: ReactNode;
  readonly className?: string | undefined;
  /** Keep the array stable: rows are memoised by it. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Highlights a row (`data-marked`). */
  readonly isMarked?: (row: Row) => boolean;
  /** The column that the rows are sorted by. */
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** Newer rows are loading. */
  readonly isBusy?: boolean;
  /** Renders only the visible rows. */
  readonly virtual?: Virtual;
}

interface Virtual {
  /** In pixels, the same for all rows. */
  readonly rowHeight: number;
  /** Rows rendered per step; fewer where a row holds much. */
  readonly rowsAtOnce?: number | undefined;
  /** Number of all rows, for `aria-rowcount`, when `rows` holds fewer. */
  readonly total?: number;
}

/** A table with sortable columns. A press on a header sorts by it, a second press reverses the order. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    ref,
    label,
    caption,
    className = '',
    columns,
    rows,
    rowKey,
    isMarked,
    sorting,
    isBusy,
    virtual,
  } = props;
  const sorted = sorting?.key;
  const virtualRow = useCallback(
    (row: Row, index: number) => (
      <OneRow row={row} columns={columns} sorted={sorted} isMarked={isMarked?.(row)} index={index} />
    ),
    [columns, sorted, isMarked],
  );
  return (
    <table
      ref={ref}
      className={`${styles.table} ${className}`}
      style={virtual && { '--row-height': `${virtual.rowHeight}px` }}
      aria-label={label}
      aria-rowcount={virtual && (virtual.total ?? rows.length) + 1}
      aria-busy={isBusy}
    >
      {caption}
      {columns.some(({ title }) => title) && (
        <thead>
          <tr aria-rowindex={virtual && 1}>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
      )}
      {virtual ? (
        <VirtualRows
          items={rows}
          rowHeight={virtual.rowHeight}
          {...(virtual.rowsAtOnce && { atOnce: virtual.rowsAtOnce })}
          row={virtualRow}
        />
      ) : (
        <tbody>
          {rows.map((row) => (
            <OneRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              sorted={sorted}
              isMarked={isMarked?.(row)}
            />
          ))}
        </tbody>
      )}
    </table>
  );
}

interface RowProps<Row> {
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly sorted: string | undefined;
  readonly isMarked: boolean | undefined;
  /** Index among all rows of a virtual table. */
  readonly index?: number;
}

/** `aria-rowindex` counts from 1, and the header is row 1. */
const FIRST_INDEX = 2;

const OneRow = memo(function OneRow<Row>({ row, columns, sorted, isMarked, index }: RowProps<Row>) {
  return (
    <tr
      aria-rowindex={index === undefined ? undefined : index + FIRST_INDEX}
      data-marked={isMarked || undefined}
    >
      {columns.map(({ key, cell, className, isNumber, isRowHead }) => {
        const shared = { className, 'data-column': key, 'data-number': isNumber || undefined };
        return isRowHead ? (
          <th key={key} scope="row" {...shared}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...shared} data-sorted={key === sorted || undefined}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

interface HeadProps<Row> {
  readonly column: DataColumn<Row>;
  readonly sorting: Sorting | undefined;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

const OTHER = { ascending: 'descending', descending: 'ascending' } as const;

function Head<Row>({ column: { key, title, className, isNumber, sort }, sorting, onSort }: HeadProps<Row>) {
  const direction = sorting?.key === key ? sorting.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={className}
      data-column={key}
      data-number={isNumber || undefined}
      aria-sort={direction}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort?.({ key, direction: direction ? OTHER[direction] : sort })}
        >
          {title}
          {direction && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
