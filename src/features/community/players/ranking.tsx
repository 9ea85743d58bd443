import { Skeleton } from '@mantine/core';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import type { ServerIndex } from '#model/vocabulary/servers';
import { type Board, useBoard } from '#src/kit/data/boards.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePlayerTitles } from '../player-titles.data.ts';
import ranking from '../ranking/ranking.module.css';
import { type BoardQuery, boardPath, lastPageOf, PAGE_SIZES, partOf } from './board-address.ts';
import { useBoardColumns } from './columns.tsx';
import styles from './players.module.css';

interface PagesProps {
  readonly count: number;
  readonly server: ServerIndex;
  readonly query: BoardQuery;
}

/** Pagination; each page has its own URL. */
function Pages({ count, server, query }: PagesProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { page, size } = query;
  const last = lastPageOf(count, size);
  const to = (patch: Partial<BoardQuery>) => boardPath(server, { ...query, ...patch });
  return (
    <nav className={styles.pages} aria-label={t('board.pages')}>
      {page > 1 && <Link to={to({ page: Math.min(page - 1, last) })}>{t('board.previous')}</Link>}
      <span role="status">
        {t('board.page', { page: integer(page), last: integer(last), total: integer(count) })}
      </span>
      {page < last && <Link to={to({ page: page + 1 })}>{t('board.next')}</Link>}
      <span className={styles.sizes}>
        {t('board.perPage')}
        {PAGE_SIZES.map((each) => (
          <Link
            key={each}
            to={to({ size: each, page: Math.floor(((page - 1) * size) / each) + 1 })}
            preventScrollReset
            aria-current={each === size ? 'true' : undefined}
          >
            {integer(each)}
          </Link>
        ))}
      </span>
    </nav>
  );
}

const HEIGHT = 480;

interface Props {
  readonly board: Board;
  readonly server: ServerIndex;
  readonly query: BoardQuery;
  readonly username: string | null;
}

/** A page of the ranking. Equals share a place and stand in the order in which they linked their accounts. */
export function Ranking({ board, server, query, username }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useBoard(board, partOf(query));
  const showsTitles = data?.rows.some(({ worn, titles }) => worn.length + titles.length > 0) ?? false;
  const { data: titles } = usePlayerTitles(showsTitles);
  const columns = useBoardColumns(query.kind, server, titles);
  if (!data && error) return <DataError message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={HEIGHT} />;
  if (data.count === 0)
    return (
      <div className={ranking.panel}>
        <EmptyState icon={<Trophy size={28} />} title={t('board.emptyTitle')} text={t('board.emptyText')}>
          <PageLink to="/leaderboard/participate">{t('board.participate')}</PageLink>
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className={ranking.panel}>
        <DataTable
          label={t(`board.stat.${query.kind}`)}
          className={ranking.table}
          columns={columns}
          rows={data.rows}
          rowKey={({ user }) => user.username}
          isMarked={({ user }) => user.username === username}
          isBusy={isPlaceholderData}
        />
      </div>
      <Pages count={data.count} server={server} query={query} />
    </>
  );
}
