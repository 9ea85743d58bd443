import { useTranslation } from 'react-i18next';
import { csvOf } from '#model/encoding/csv';
import type { TableRow } from './rows.ts';

const FILE = 'setori-songs.csv';
const TYPE = 'text/csv;charset=utf-8';
/** Without it spreadsheets take the text for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** The rows in sight of the filters as a table for other programs, in the order shown. */
export function useDownload(rows: readonly TableRow[], hasPoints: boolean): () => void {
  const { t } = useTranslation();
  const head = [
    t('songMeta.rank'),
    t('optimizer.column.id'),
    t('builder.live.song'),
    t('filter.band'),
    t('builder.live.difficulty'),
    t('songMeta.level'),
    t('optimizer.column.seconds'),
    t('score.min'),
    t('score.average'),
    t('score.max'),
    t('optimizer.column.skillPercent'),
    ...(hasPoints ? [t('optimizer.column.points')] : []),
    hasPoints ? t('optimizer.column.pointsPerHour') : t('optimizer.column.scorePerHour'),
    t('optimizer.column.relative'),
  ];
  const cells = (row: TableRow) => [
    row.rank,
    row.song,
    row.view.title,
    row.view.band,
    t(`difficulty.${row.difficulty}`),
    row.level,
    row.length === null ? null : rounded(row.length, 1),
    row.min,
    row.average,
    row.max,
    rounded(row.skillShare, 2),
    ...(hasPoints ? [row.points] : []),
    row.perHour === null ? null : Math.round(row.perHour),
    row.relative === null ? null : rounded(row.relative * 100, 2),
  ];
  return () => {
    const text = BYTE_ORDER_MARK + csvOf([head, ...rows.map(cells)]);
    const url = URL.createObjectURL(new Blob([text], { type: TYPE }));
    const link = document.createElement('a');
    link.href = url;
    link.download = FILE;
    link.click();
    URL.revokeObjectURL(url);
  };
}
