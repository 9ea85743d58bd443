import { Skeleton } from '@mantine/core';
import { Trophy } from 'lucide-react';
import type { ServerIndex } from '#model/vocabulary/servers';
import { type Board, useBoard } from '#src/kit/data/boards.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePlayerTitles } from '../player-titles.data.ts';
import ranking from '../ranking/ranking.module.css';
import { type BoardQuery, partOf } from './board-address.ts';
import { useBoardColumns } from './columns.tsx';
import { Pages } from './pages.tsx';

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
