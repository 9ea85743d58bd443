import { useCallback, useMemo } from 'react';
import { ORDERS, type RankingOrder } from '#model/rules/song-ranking';
import {
  CHART_ROW,
  CHARTS_STYLE,
  ChartCell,
  NoCharts,
  RANK_STYLE,
  RankCell,
  ShareBar,
} from '#src/kit/table/chart-columns.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { encodeMetaQuery, type MetaQuery } from './meta-query.ts';
import type { RankedRow } from './ranking.ts';
import styles from './ranking-table.module.css';
import type { ChangeMetaQuery } from './use-meta-query.ts';

interface Props {
  readonly rows: readonly RankedRow[];
  /** Number of charts on the server. */
  readonly total: number;
  readonly query: MetaQuery;
  /** A newer ranking is being computed. */
  readonly isOld: boolean;
  /** The song of the address. */
  readonly song: number | null;
  readonly onChange: ChangeMetaQuery;
}

/** Every chart in the chosen order. */
export function RankingTable({ rows, total, query, isOld, song, onChange }: Props) {
  const { t } = useTranslation();
  const columns = useRankingColumns(query);
  const isMarked = useCallback((row: RankedRow) => row.song === song, [song]);
  return (
    <>
      <p className={styles.count} role="status">
        {t('meta.count', { shown: rows.length, total })}
      </p>
      {rows.length === 0 ? (
        <NoCharts />
      ) : (
        <DataTable
          label={t('page.songMeta')}
          className={CHARTS_STYLE}
          columns={columns}
          rows={rows}
          rowKey={(row) => `${row.song}-${row.difficulty}`}
          isMarked={isMarked}
          sorting={{ key: query.order, direction: 'descending' }}
          onSort={({ key }) => onChange({ order: ORDERS.find((order) => order === key) ?? query.order })}
          isBusy={isOld}
          virtual={{ rowHeight: CHART_ROW }}
        />
      )}
    </>
  );
}

function useRankingColumns(query: MetaQuery): readonly DataColumn<RankedRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const search = String(encodeMetaQuery(query));
    const value = (order: RankingOrder): DataColumn<RankedRow> => ({
      key: order,
      title: t(`meta.${order}`),
      className: styles.value,
      sort: 'descending',
      cell: (row) => <Value row={row} order={order} isAsked={query.order === order} />,
    });
    return [
      {
        key: 'rank',
        title: t('meta.rank'),
        className: RANK_STYLE,
        cell: ({ rank }) => <RankCell rank={rank} />,
      },
      {
        key: 'song',
        title: t('live.song'),
        cell: (row) => (
          <ChartCell {...row} fact={row.view.band} to={{ pathname: `/info/songmeta/${row.song}`, search }} />
        ),
      },
      {
        key: 'length',
        title: t('meta.length'),
        className: styles.wide,
        cell: ({ view }) => (view.lengthSeconds === null ? '–' : format.length(view.lengthSeconds)),
      },
      {
        key: 'skillShare',
        title: t('meta.skillShare'),
        className: styles.wide,
        cell: ({ skillShare }) => format.percent(Math.round(skillShare * 1000) / 10),
      },
      value('score'),
      value('perMinute'),
    ];
  }, [query, format, t]);
}

interface ValueProps {
  readonly row: RankedRow;
  readonly order: RankingOrder;
  readonly isAsked: boolean;
}

/** The value of the chosen order has a bar; phones hide the other value. */
function Value({ row, order, isAsked }: ValueProps) {
  const format = useFormat();
  const value = row[order];
  return (
    <div className={styles.parts}>
      <span>{value === null ? '–' : format.exactPercent(value * 100)}</span>
      {isAsked && row.relative !== null && <ShareBar share={row.relative} />}
    </div>
  );
}
