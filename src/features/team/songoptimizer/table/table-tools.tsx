import { Button, Select } from '@mantine/core';
import { Download } from 'lucide-react';
import { memo } from 'react';
import { type CsvCell, csvOf } from '#model/encoding/csv';
import type { CardView } from '#model/listing/views/card-view';
import { saveCsvText } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { COLUMNS, type OptimizerColumn, type OptimizerPage } from '../state/optimizer-inputs.ts';
import styles from './all-songs.module.css';
import type { Known, TableRow } from './rows.ts';
import type { ColumnView } from './use-columns.ts';

interface Props extends Shown, Pick<OptimizerPage, 'change'> {
  readonly rows: readonly TableRow[];
  /** Of all charts, whatever is filtered. */
  readonly total: number;
  /** In the order of the charts. */
  readonly scores: readonly Known[];
  readonly columns: readonly ColumnView[];
  readonly sort: OptimizerColumn;
}

/** How many charts are listed, by what they are sorted, and all of them as a file. */
export const TableTools = memo(function TableTools({
  rows,
  total,
  scores,
  columns,
  sort,
  change,
  ...shown
}: Props) {
  const { t } = useTranslation();
  const unread = scores.filter((score) => score === null).length;
  const download = useDownload(rows, shown);
  return (
    <div className={styles.tools}>
      <p className={styles.count} role="status">
        {t('meta.count', { shown: rows.length, total })}
        {unread > 0 && ` · ${t('optimizer.unread', { count: unread })}`}
      </p>
      <Select
        aria-label={t('meta.order')}
        w={168}
        allowDeselect={false}
        value={sort}
        data={columns.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(value) => change({ sort: COLUMNS.find((key) => key === value) ?? 'average' })}
      />
      <Button
        leftSection={<Download size={16} aria-hidden="true" />}
        disabled={rows.length === 0}
        onClick={download}
      >
        {t('list.csv')}
      </Button>
    </div>
  );
});

const FILE = 'setori-songs.csv';

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

interface CsvColumn {
  readonly title: string;
  readonly value: (row: TableRow) => CsvCell;
}

interface Shown {
  readonly hasPoints: boolean;
  readonly hasTeams: boolean;
  /** Whether skills were asked to wait for each other. */
  readonly waits: boolean;
  readonly cardOf: (id: number) => CardView | null;
}

/** What makes them: dozens of words that only a file needs. */
function useCsvColumns({ hasPoints, hasTeams, waits, cardOf }: Shown): () => readonly CsvColumn[] {
  const { t } = useTranslation();
  const perHour = hasPoints ? t('optimizer.column.pointsPerHour') : t('optimizer.column.scorePerHour');
  const points: CsvColumn = { title: t('optimizer.column.points'), value: (row) => row.chart.points };
  const queue: CsvColumn = {
    title: t('builder.queue.label'),
    value: ({ chart }) => t(chart.mayWait ? 'builder.queue.side' : 'builder.queue.wait'),
  };
  const nameOf = (id: number): string => {
    const card = cardOf(id);
    return card ? `${card.character}: ${card.title}` : `#${id}`;
  };
  const teams: readonly CsvColumn[] = [
    { title: t('optimizer.section.team'), value: ({ chart }) => chart.cards?.map(nameOf).join(' / ') ?? '' },
    { title: t('optimizer.together.one'), value: ({ chart }) => chart.together },
    { title: t('optimizer.column.cardIds'), value: ({ chart }) => chart.cards?.join(' ') ?? '' },
  ];
  return () => [
    { title: t('meta.rank'), value: (row) => row.rank },
    { title: t('optimizer.column.id'), value: (row) => row.chart.song },
    { title: t('live.song'), value: (row) => row.chart.view.title },
    { title: t('filter.band'), value: (row) => row.chart.view.band },
    { title: t('live.difficulty'), value: (row) => t(`difficulty.${row.chart.difficulty}`) },
    { title: t('meta.level'), value: (row) => row.chart.level },
    { title: t('optimizer.column.seconds'), value: ({ chart: { length } }) => length && rounded(length, 1) },
    { title: t('score.min'), value: (row) => row.chart.min },
    { title: t('score.average'), value: (row) => row.chart.average },
    { title: t('score.max'), value: (row) => row.chart.max },
    { title: t('optimizer.column.skillPercent'), value: (row) => rounded(row.chart.skillShare, 2) },
    ...(hasPoints ? [points] : []),
    { title: perHour, value: ({ chart: { perHour } }) => perHour && Math.round(perHour) },
    {
      title: t('optimizer.column.relative'),
      value: ({ relative }) => relative && rounded(relative * 100, 2),
    },
    ...(waits ? [queue] : []),
    ...(hasTeams ? teams : []),
  ];
}

/** The rows in sight of the filters as a table for other programs, in the order shown. */
function useDownload(rows: readonly TableRow[], shown: Shown): () => void {
  const columnsNow = useCsvColumns(shown);
  return () => {
    const columns = columnsNow();
    const head = columns.map(({ title }) => title);
    const text = csvOf([head, ...rows.map((row) => columns.map(({ value }) => value(row)))]);
    saveCsvText(FILE, text);
  };
}
