import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCells, ChartFrame, ShareBar } from '#src/components/chart-frame.tsx';
import type { Column } from '../state/optimizer-inputs.ts';
import styles from './chart-table.module.css';
import type { TableRow } from './rows.ts';
import type { ColumnView } from './use-columns.ts';

interface Props {
  readonly rows: readonly TableRow[];
  readonly columns: readonly ColumnView[];
  readonly sort: Column;
  readonly isRising: boolean;
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
  /** The address that shows one chart at length. */
  readonly linkOf: (row: TableRow) => string;
  readonly onSort: (sort: Column, isRising: boolean) => void;
}

/** Every chart with what the team reaches on it. */
export const ChartTable = memo(function ChartTable(props: Props) {
  const { t } = useTranslation();
  const { rows, isOld } = props;
  const rowAt = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <tr key={`${row.song}-${row.difficulty}`} aria-rowindex={index + 2}>
          <Cells {...props} row={row} />
        </tr>
      )
    );
  };
  return (
    <ChartFrame
      label={t('optimizer.view.all')}
      className={styles.table}
      heads={<Heads {...props} />}
      count={rows.length}
      isOld={isOld}
      row={rowAt}
    />
  );
});

function Heads({ columns, sort, isRising, onSort }: Props) {
  const { t } = useTranslation();
  const Arrow = isRising ? ArrowUp : ArrowDown;
  return (
    <>
      {columns.map(({ key, title }) => {
        const isSorted = key === sort;
        return (
          <th
            key={key}
            scope="col"
            className={styles.value}
            data-column={key}
            aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : undefined}
          >
            <button type="button" onClick={() => onSort(key, isSorted && !isRising)}>
              {title}
              {isSorted && <Arrow size={14} aria-hidden="true" />}
            </button>
          </th>
        );
      })}
      <th scope="col" className={styles.relative}>
        {t('songMeta.best')}
      </th>
    </>
  );
}

function Cells({ row, columns, sort, linkOf }: Props & { readonly row: TableRow }) {
  const { t } = useTranslation();
  const { rank, view, difficulty, level, relative, oddity } = row;
  const fact = oddity ? t(`optimizer.oddity.${oddity}`) : view.band;
  const chart = { rank, view, difficulty, level, fact };
  return (
    <>
      <ChartCells {...chart} to={linkOf(row)} />
      {columns.map(({ key, tell }) => (
        <td key={key} className={styles.value} data-column={key} data-sorted={key === sort || undefined}>
          {tell(row)}
        </td>
      ))}
      <td className={styles.relative}>
        {relative !== null && (
          <span className={styles.part}>
            <ShareBar share={relative} />
          </span>
        )}
      </td>
    </>
  );
}
