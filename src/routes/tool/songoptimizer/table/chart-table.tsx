import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { ChartCells, ChartFrame, ShareBar } from '#src/components/chart-frame.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useIsPhone } from '#src/components/use-is-phone.ts';
import { type ChartCode, type Column, codeOf } from '../state/optimizer-inputs.ts';
import styles from './chart-table.module.css';
import type { ScoredChart, TableRow } from './rows.ts';
import { TeamCell } from './team-cell.tsx';
import type { ColumnView } from './use-columns.ts';

const THUMB = 32;
const NARROW_THUMB = 28;
/** Each with five pictures. */
const TEAMS_AT_ONCE = 2;

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
  const isNarrow = useIsPhone();
  const { rows, isOld, picked, columns, sort, linkOf, cardOf, onPick } = props;
  const shared = { columns, sort, linkOf, cardOf, onPick, isNarrow };
  const rowOf = (row: TableRow, index: number) => {
    const code = codeOf(row.chart.song, row.chart.difficulty);
    const isPicked = picked?.includes(code) ?? null;
    return <Row key={code} {...shared} {...{ row, index, isPicked }} />;
  };
  return (
    <ChartFrame
      label={cardOf ? t('optimizer.view.every') : t('optimizer.view.all')}
      className={styles.table}
      heads={<Heads {...props} isNarrow={isNarrow} />}
      isTall={cardOf !== null && isNarrow}
      rowsAtOnce={cardOf ? TEAMS_AT_ONCE : undefined}
      rows={rows}
      isOld={isOld}
      row={rowOf}
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
        {t('meta.best')}
      </th>
    </>
  );
}

interface RowProps extends Pick<Inner, 'columns' | 'sort' | 'linkOf' | 'cardOf' | 'isNarrow' | 'onPick'> {
  readonly row: TableRow;
  readonly index: number;
  /** Null where it cannot be ticked. */
  readonly isPicked: boolean | null;
}

/** The same while the table around it is drawn again. */
const Row = memo(function Row({ index, ...props }: RowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <Cells {...props} />
    </tr>
  );
});

function Cells({ row, columns, sort, linkOf, cardOf, isNarrow, isPicked, onPick }: Omit<RowProps, 'index'>) {
  const { t } = useTranslation();
  const { chart, rank, relative } = row;
  const { view, difficulty, level, oddity, mayWait, cards, together } = chart;
  const odd = [mayWait ? ('mayWait' as const) : null, oddity].filter((one) => one !== null);
  const fact = odd.map((one) => t(`optimizer.oddity.${one}`)).join(' · ') || view.band;
  const team = cardOf && cards && (
    <TeamCell cards={cards} cardOf={cardOf} size={isNarrow ? NARROW_THUMB : THUMB} isLate />
  );
  return (
    <>
      <ChartCells
        {...{ rank, view, difficulty, level, fact }}
        to={linkOf(row)}
        below={isNarrow ? team : null}
        mark={isPicked !== null && <PickBox row={row} isPicked={isPicked} onPick={onPick} />}
      />
      {cardOf && !isNarrow && <td className={styles.team}>{team}</td>}
      {columns.map(({ key, text }) => (
        <td key={key} className={styles.value} data-column={key} data-sorted={key === sort || undefined}>
          {text(chart)}
          {key === 'average' && together !== null && <Together reached={together} />}
          {key === 'average' && together === null && isNarrow && <Range chart={chart} />}
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

/** Where there is no room for a column of each. */
function Range({ chart: { min, max } }: { readonly chart: ScoredChart }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <small className={styles.range}>
      <span className="visually-hidden">{t('score.min')} </span>
      {integer(min)}
      {'\u00a0– '}
      <span className="visually-hidden">{t('score.max')} </span>
      {integer(max)}
    </small>
  );
}

/** What the one team for several charts reaches here, beside the chart's own best. */
function Together({ reached }: { readonly reached: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <small className={styles.together} title={t('optimizer.together.one')}>
      <span className="visually-hidden">{t('optimizer.together.one')} </span>
      {integer(reached)}
    </small>
  );
}

interface PickBoxProps {
  readonly row: TableRow;
  readonly isPicked: boolean;
  readonly onPick: (row: TableRow) => void;
}

/** Ticks a chart for the one team. */
function PickBox({ row, isPicked, onPick }: PickBoxProps) {
  const { t } = useTranslation();
  const { view, difficulty } = row.chart;
  const name = t('optimizer.together.tick', { title: view.title, difficulty: t(`difficulty.${difficulty}`) });
  return (
    <label className={styles.box}>
      <input type="checkbox" aria-label={name} checked={isPicked} onChange={() => onPick(row)} />
    </label>
  );
}
