import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardView } from '#model/listing/views/card-view';
import { useLayout } from '#src/actors/shell/use-layout.ts';
import { ChartCells, ChartFrame, ShareBar } from '#src/components/chart-frame.tsx';
import { useFormat } from '#src/components/format.ts';
import { PickBox } from '../every/pick-box.tsx';
import { TeamCell } from '../every/team-cell.tsx';
import type { Column } from '../state/optimizer-inputs.ts';
import { type ChartCode, codeOf } from '../state/picked.ts';
import styles from './chart-table.module.css';
import type { TableRow } from './rows.ts';
import type { ColumnView } from './use-columns.ts';

const THUMB = 32;
const NARROW_THUMB = 28;

interface Props {
  readonly rows: readonly TableRow[];
  readonly columns: readonly ColumnView[];
  readonly sort: Column;
  readonly isRising: boolean;
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
  /** The address that shows one chart at length. */
  readonly linkOf: (row: TableRow) => string;
  /** Where each chart has a team of its own. */
  readonly cardOf: ((id: number) => CardView | null) | null;
  /** Charts that are ticked; null where none can be. */
  readonly picked: readonly ChartCode[] | null;
  readonly onPick: (row: TableRow) => void;
  readonly onSort: (sort: Column, isRising: boolean) => void;
}

/** Every chart with what the team reaches on it. */
export const ChartTable = memo(function ChartTable(props: Props) {
  const { t } = useTranslation();
  const { isNarrow } = useLayout();
  const { rows, isOld, cardOf } = props;
  const rowAt = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <tr key={`${row.song}-${row.difficulty}`} aria-rowindex={index + 2}>
          <Cells {...props} row={row} isNarrow={isNarrow} />
        </tr>
      )
    );
  };
  return (
    <ChartFrame
      label={cardOf ? t('optimizer.view.every') : t('optimizer.view.all')}
      className={styles.table}
      heads={<Heads {...props} isNarrow={isNarrow} />}
      isTall={cardOf !== null && isNarrow}
      count={rows.length}
      isOld={isOld}
      row={rowAt}
    />
  );
});

interface Inner extends Props {
  readonly isNarrow: boolean;
}

function Heads({ columns, sort, isRising, cardOf, isNarrow, onSort }: Inner) {
  const { t } = useTranslation();
  const Arrow = isRising ? ArrowUp : ArrowDown;
  return (
    <>
      {cardOf && !isNarrow && (
        <th scope="col" className={styles.team}>
          {t('optimizer.section.team')}
        </th>
      )}
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

function Cells(props: Inner & { readonly row: TableRow }) {
  const { row, columns, sort, linkOf, cardOf, isNarrow, picked, onPick } = props;
  const { t } = useTranslation();
  const { rank, view, difficulty, level, relative, oddity, cards } = row;
  const fact = oddity ? t(`optimizer.oddity.${oddity}`) : view.band;
  const chart = { rank, view, difficulty, level, fact };
  const team = cardOf && cards && (
    <TeamCell cards={cards} cardOf={cardOf} size={isNarrow ? NARROW_THUMB : THUMB} />
  );
  return (
    <>
      <ChartCells
        {...chart}
        to={linkOf(row)}
        below={isNarrow ? team : null}
        mark={
          picked && (
            <PickBox row={row} isPicked={picked.includes(codeOf(row.song, row.difficulty))} onPick={onPick} />
          )
        }
      />
      {cardOf && !isNarrow && <td className={styles.team}>{team}</td>}
      {columns.map(({ key, tell }) => (
        <td key={key} className={styles.value} data-column={key} data-sorted={key === sort || undefined}>
          {tell(row)}
          {key === 'average' && row.together !== null && <Together row={row} />}
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

/** What the one team for several charts reaches here, beside the chart's own best. */
function Together({ row: { together } }: { readonly row: TableRow }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (together === null) return null;
  return (
    <small className={styles.together} title={t('optimizer.together.one')}>
      <span className="visually-hidden">{t('optimizer.together.one')} </span>
      {integer(together)}
    </small>
  );
}
