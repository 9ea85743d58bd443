import { ArrowDown, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RankingOrder } from '#model/rules/song-ranking';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useFormat } from '#src/components/format.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { VirtualRows } from '#src/components/virtual-rows.tsx';
import { encodeMetaQuery, type MetaQuery } from './meta-query.ts';
import type { RankedRow } from './ranking.ts';
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

const ROW_HEIGHT = 60;

/** Thousands of charts, of which only those in sight are drawn; the head stays in sight. */
export function RankingTable(props: Props) {
  const { t } = useTranslation();
  const { rows, total, query, isOld, onChange } = props;
  return (
    <>
      <p className={styles.count} role="status">
        {t('songMeta.count', { shown: rows.length, total })}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t('songMeta.emptyTitle')}
          text={t('songMeta.emptyText')}
        />
      ) : (
        <table
          className={styles.table}
          aria-label={t('songMeta.title')}
          aria-rowcount={rows.length + 1}
          aria-busy={isOld}
        >
          <Head query={query} onChange={onChange} />
          <Body {...props} />
        </table>
      )}
    </>
  );
}

function Head({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const { t } = useTranslation();
  const sortable = (order: RankingOrder) => (
    <th scope="col" className={styles.valueHead} aria-sort={query.order === order ? 'descending' : undefined}>
      <button type="button" onClick={() => onChange({ order })}>
        {t(`songMeta.${order}`)}
        {query.order === order && <ArrowDown size={14} aria-hidden="true" />}
      </button>
    </th>
  );
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.rank}>
          {t('songMeta.rank')}
        </th>
        <th scope="col">{t('builder.live.song')}</th>
        <th scope="col" className={styles.wide}>
          {t('songMeta.length')}
        </th>
        <th scope="col" className={styles.wide}>
          {t('songMeta.skillShare')}
        </th>
        {sortable('score')}
        {sortable('perMinute')}
      </tr>
    </thead>
  );
}

function Body({ rows, query, song }: Props) {
  const rowAt = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <tr
          key={`${row.song}-${row.difficulty}`}
          aria-rowindex={index + 2}
          data-looked-at={row.song === song || undefined}
        >
          <Cells row={row} query={query} />
        </tr>
      )
    );
  };
  return <VirtualRows count={rows.length} rowHeight={ROW_HEIGHT} row={rowAt} />;
}

function Cells({ row, query }: { readonly row: RankedRow; readonly query: MetaQuery }) {
  const format = useFormat();
  const { view } = row;
  return (
    <>
      <td className={styles.rank}>{format.integer(row.rank)}</td>
      <td>
        <div className={styles.song}>
          <SongJacket src={view.jacket} size={40} />
          <span className={styles.words}>
            <Link to={{ pathname: `/info/songmeta/${row.song}`, search: String(encodeMetaQuery(query)) }}>
              {view.title}
            </Link>
            <span className={styles.facts}>
              <DifficultyTag difficulty={row.difficulty} level={row.level} named /> {view.band}
            </span>
          </span>
        </div>
      </td>
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
        {isAsked && row.relative !== null && (
          <>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ '--part': `${row.relative * 100}%` }} />
            </span>
            <small>{format.percent(Math.round(row.relative * 1000) / 10)}</small>
          </>
        )}
      </div>
    </td>
  );
}
