import { createContext, memo, useContext, useMemo } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import type { Translate } from '#model/texts/translate';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import {
  CHART_ROW,
  CHARTS_STYLE,
  ChartCell,
  NoCharts,
  RANK_STYLE,
  RankCell,
  ShareBar,
  TALL_CHART_ROW,
} from '#src/kit/table/chart-columns.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartCode, COLUMNS, codeOf, type OptimizerColumn } from '../state/optimizer-inputs.ts';
import styles from './chart-table.module.css';
import type { ScoredChart, TableRow } from './rows.ts';
import { TeamCell } from './team-cell.tsx';
import type { ColumnView } from './use-columns.ts';

const THUMB = 32;
const PHONE_THUMB = 28;
/** Each row has five pictures. */
const TEAMS_AT_ONCE = 2;

/** Selected charts; null without selection. A context, so that a tick redraws only the checkboxes. */
const PickedCharts = createContext<readonly ChartCode[] | null>(null);

interface Props {
  readonly rows: readonly TableRow[];
  readonly columns: readonly ColumnView[];
  readonly sort: OptimizerColumn;
  readonly isRising: boolean;
  /** A newer search is running. */
  readonly isOld: boolean;
  /** Address of the details of a chart. */
  readonly linkOf: (row: TableRow) => string;
  /** Where each chart has a team of its own. */
  readonly cardOf: ((id: number) => CardView | null) | null;
  /** Selected charts; null without selection. */
  readonly picked: readonly ChartCode[] | null;
  readonly onPick: (row: TableRow) => void;
  readonly onSort: (sort: OptimizerColumn, isRising: boolean) => void;
}

/** The score of the team on every chart. */
export const ChartTable = memo(function ChartTable(props: Props) {
  const { t } = useTranslation();
  const { rows, isOld, picked, sort, isRising, cardOf, onSort } = props;
  const isPhone = useIsPhone();
  const columns = useChartColumns(props, isPhone);
  if (rows.length === 0) return <NoCharts />;
  return (
    <PickedCharts value={picked}>
      <DataTable
        label={cardOf ? t('optimizer.view.every') : t('optimizer.view.all')}
        className={CHARTS_STYLE}
        columns={columns}
        rows={rows}
        rowKey={({ chart }) => codeOf(chart.song, chart.difficulty)}
        sorting={{ key: sort, direction: isRising ? 'ascending' : 'descending' }}
        onSort={({ key, direction }) => {
          const column = COLUMNS.find((one) => one === key);
          if (column) onSort(column, direction === 'ascending');
        }}
        isBusy={isOld}
        virtual={{
          rowHeight: cardOf && isPhone ? TALL_CHART_ROW : CHART_ROW,
          rowsAtOnce: cardOf ? TEAMS_AT_ONCE : undefined,
        }}
      />
    </PickedCharts>
  );
});

/** Rank, chart, team, values and share of the best chart. */
function useChartColumns(props: Props, isPhone: boolean): readonly DataColumn<TableRow>[] {
  const { columns, linkOf, cardOf, onPick } = props;
  const canPick = props.picked !== null;
  const { t } = useTranslation();
  return useMemo(() => {
    const teamOf = ({ chart: { cards } }: TableRow) =>
      cardOf &&
      cards && <TeamCell cards={cards} cardOf={cardOf} size={isPhone ? PHONE_THUMB : THUMB} isLate />;
    const team: DataColumn<TableRow> = {
      key: 'team',
      title: t('optimizer.section.team'),
      className: styles.team,
      cell: teamOf,
    };
    return [
      {
        key: 'rank',
        title: t('meta.rank'),
        className: RANK_STYLE,
        cell: (row) => <RankCell rank={row.rank} mark={canPick && <PickBox row={row} onPick={onPick} />} />,
      },
      {
        key: 'song',
        title: t('live.song'),
        cell: (row) => <ChartCell {...chartOf(row, t)} to={linkOf(row)} below={isPhone && teamOf(row)} />,
      },
      ...(cardOf && !isPhone ? [team] : []),
      ...columns.map(
        ({ key, title, text }): DataColumn<TableRow> => ({
          key,
          title,
          className: styles.value,
          isNumber: true,
          sort: 'descending',
          cell: ({ chart }) => (
            <>
              {text(chart)}
              {key === 'average' && <Beside chart={chart} isPhone={isPhone} />}
            </>
          ),
        }),
      ),
      {
        key: 'relative',
        title: t('meta.best'),
        className: styles.relative,
        cell: ({ relative }) =>
          relative !== null && (
            <span className={styles.part}>
              <ShareBar share={relative} />
            </span>
          ),
      },
    ];
  }, [columns, linkOf, cardOf, onPick, canPick, isPhone, t]);
}

function chartOf({ chart: { view, difficulty, level, oddity, mayWait } }: TableRow, t: Translate) {
  const odd = [mayWait ? ('mayWait' as const) : null, oddity].filter((one) => one !== null);
  const fact = odd.map((one) => t(`optimizer.oddity.${one}`)).join(' · ') || view.band;
  return { view, difficulty, level, fact };
}

/** Below the average: the score of the one team for several charts, or on phones the range. */
function Beside({ chart, isPhone }: { readonly chart: ScoredChart; readonly isPhone: boolean }) {
  if (chart.together !== null) return <Together reached={chart.together} />;
  return isPhone && <Range chart={chart} />;
}

/** Minimum and maximum, on phones, which have no columns for them. */
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

/** Score of the one team for several charts, beside the chart's own best. */
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
  readonly onPick: (row: TableRow) => void;
}

/** Selects a chart for the one team. */
function PickBox({ row, onPick }: PickBoxProps) {
  const { t } = useTranslation();
  const { song, view, difficulty } = row.chart;
  const isPicked = useContext(PickedCharts)?.includes(codeOf(song, difficulty)) ?? false;
  const name = t('optimizer.together.tick', { title: view.title, difficulty: t(`difficulty.${difficulty}`) });
  return (
    <label className={styles.box}>
      <input type="checkbox" aria-label={name} checked={isPicked} onChange={() => onPick(row)} />
    </label>
  );
}
