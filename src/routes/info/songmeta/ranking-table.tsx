import { ArrowDown } from 'lucide-react';
import type { RankingOrder } from '#model/rules/song-ranking';
import { ChartCells, ChartFrame, ShareBar } from '#src/components/chart-frame.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { encodeMetaQuery, type MetaQuery } from '#src/parts/song-meta/meta-query.ts';
import type { RankedRow } from '#src/parts/song-meta/ranking.ts';
import styles from './ranking-table.module.css';
import type { ChangeQuery } from './use-meta-query.ts';

interface Props {
  readonly rows: readonly RankedRow[];
  /** Charts of the server. */
  readonly total: number;
  readonly query: MetaQuery;
  /** Whether a newer question is being worked out. */
  readonly isOld: boolean;
  /** The song that is looked at. */
  readonly song: number | null;
  readonly onChange: ChangeQuery;
}

/** Every chart by the order asked for. */
export function RankingTable({ rows, total, query, isOld, song, onChange }: Props) {
  const { t } = useTranslation();
  const rowOf = (row: RankedRow, index: number) => (
    <tr
      key={`${row.song}-${row.difficulty}`}
      aria-rowindex={index + 2}
      data-looked-at={row.song === song || undefined}
    >
      <Cells row={row} query={query} />
    </tr>
  );
  return (
    <>
      <p className={styles.count} role="status">
        {t('meta.count', { shown: rows.length, total })}
      </p>
      <ChartFrame
        label={t('page.songMeta')}
        className={styles.table}
        heads={<Heads query={query} onChange={onChange} />}
        rows={rows}
        isOld={isOld}
        row={rowOf}
      />
    </>
  );
}

function Heads({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const { t } = useTranslation();
  const sortable = (order: RankingOrder) => (
    <th scope="col" className={styles.valueHead} aria-sort={query.order === order ? 'descending' : undefined}>
      <button type="button" onClick={() => onChange({ order })}>
        {t(`meta.${order}`)}
        {query.order === order && <ArrowDown size={14} aria-hidden="true" />}
      </button>
    </th>
  );
  return (
    <>
      <th scope="col" className={styles.wide}>
        {t('meta.length')}
      </th>
      <th scope="col" className={styles.wide}>
        {t('meta.skillShare')}
      </th>
      {sortable('score')}
      {sortable('perMinute')}
    </>
  );
}

function Cells({ row, query }: { readonly row: RankedRow; readonly query: MetaQuery }) {
  const format = useFormat();
  const { rank, view, difficulty, level, song } = row;
  const chart = { rank, view, difficulty, level, fact: view.band };
  return (
    <>
      <ChartCells
        {...chart}
        to={{ pathname: `/info/songmeta/${song}`, search: String(encodeMetaQuery(query)) }}
      />
      <td className={styles.wide}>{view.lengthSeconds === null ? '–' : format.length(view.lengthSeconds)}</td>
      <td className={styles.wide}>{format.percent(Math.round(row.skillShare * 1000) / 10)}</td>
      <Value row={row} order="score" query={query} />
      <Value row={row} order="perMinute" query={query} />
    </>
  );
}

interface ValueProps {
  readonly row: RankedRow;
  readonly order: RankingOrder;
  readonly query: MetaQuery;
}

/** The order asked for has a bar beside the best chart; on phones the other one gives way. */
function Value({ row, order, query }: ValueProps) {
  const format = useFormat();
  const value = row[order];
  const isAsked = query.order === order;
  return (
    <td className={styles.valueCell} data-asked={isAsked || undefined}>
      <div className={styles.value}>
        <span>{value === null ? '–' : format.exactPercent(value * 100)}</span>
        {isAsked && row.relative !== null && <ShareBar share={row.relative} />}
      </div>
    </td>
  );
}
