import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { VirtualRows } from '#src/components/virtual-rows.tsx';
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

const ROW_HEIGHT = 60;
const JACKET = 40;

/** Thousands of charts, of which only those in sight are drawn; the head stays in sight. */
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
    <table
      className={styles.table}
      aria-label={t('optimizer.view.all')}
      aria-rowcount={rows.length + 1}
      aria-busy={isOld}
    >
      <Head {...props} />
      <VirtualRows count={rows.length} rowHeight={ROW_HEIGHT} row={rowAt} />
    </table>
  );
});

function Head({ columns, sort, isRising, onSort }: Props) {
  const { t } = useTranslation();
  const Arrow = isRising ? ArrowUp : ArrowDown;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.rank}>
          {t('songMeta.rank')}
        </th>
        <th scope="col">{t('builder.live.song')}</th>
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
      </tr>
    </thead>
  );
}

function Cells({ row, columns, sort, linkOf }: Props & { readonly row: TableRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { view, relative, oddity } = row;
  return (
    <>
      <td className={styles.rank}>{format.integer(row.rank)}</td>
      <td>
        <div className={styles.song}>
          <SongJacket src={view.jacket} size={JACKET} />
          <span className={styles.words}>
            <Link to={linkOf(row)} preventScrollReset={false}>
              {view.title}
            </Link>
            <span className={styles.facts}>
              <DifficultyTag difficulty={row.difficulty} level={row.level} named />{' '}
              {oddity ? t(`optimizer.oddity.${oddity}`) : view.band}
            </span>
          </span>
        </div>
      </td>
      {columns.map(({ key, tell }) => (
        <td key={key} className={styles.value} data-column={key} data-sorted={key === sort || undefined}>
          {tell(row)}
        </td>
      ))}
      <td className={styles.relative}>
        {relative !== null && (
          <span className={styles.part}>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ '--part': `${relative * 100}%` }} />
            </span>
            <small>{format.percent(Math.round(relative * 1000) / 10)}</small>
          </span>
        )}
      </td>
    </>
  );
}
