import { Button, Skeleton } from '@mantine/core';
import { Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { GameName } from '#model/games/settings';
import { RankedMember } from '#src/features/community/ranking/ranked-member.tsx';
import ranking from '#src/features/community/ranking/ranking.module.css';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type DailyRow, type DailyTable, useDailyTable, useFollowedDailies } from '../dailies.data.ts';
import { Signs } from '../signs.tsx';
import styles from './members.module.css';

/** Place, member, how the rounds went and points; in the table of all days the days with the best of them. */
function useDailyColumns(isOfAllDays: boolean): readonly DataColumn<DailyRow>[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return useMemo(() => {
    const rounds: DataColumn<DailyRow> = {
      key: 'rounds',
      title: t('daily.table.rounds'),
      cell: ({ marks }) => <Signs marks={marks} />,
      className: styles.rounds,
    };
    const days: DataColumn<DailyRow> = {
      key: 'days',
      title: t('daily.table.days'),
      cell: ({ days: count }) => integer(count),
      isNumber: true,
    };
    return [
      {
        key: 'place',
        title: t('daily.table.place'),
        cell: ({ place }) => integer(place),
        isNumber: true,
        className: ranking.place,
      },
      {
        key: 'player',
        title: t('daily.table.player'),
        cell: (row) => (
          <>
            <RankedMember user={row.user} />
            {isOfAllDays && (
              <p className={ranking.quiet}>{t('daily.table.best', { points: integer(row.best) })}</p>
            )}
          </>
        ),
        isRowHead: true,
        className: ranking.player,
      },
      isOfAllDays ? days : rounds,
      {
        key: 'points',
        title: t('daily.table.points'),
        cell: ({ points }) => integer(points),
        isNumber: true,
      },
    ];
  }, [t, integer, isOfAllDays]);
}

const HEIGHT = 240;
const TABS = ['day', 'all', 'followed'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  readonly game: GameName;
  readonly day: string;
  /** Rows at once. */
  readonly limit: number;
}

/** Members compared by the challenge: of the day, of all days, and those whom a member follows. */
export function DailyTables({ game, day, limit }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [chosen, setChosen] = useState<Tab>('day');
  const tabs = user ? TABS : TABS.filter((each) => each !== 'followed');
  const tab = tabs.find((each) => each === chosen) ?? 'day';
  const board = { game, day: tab === 'all' ? null : day };
  return (
    <div className={styles.tables}>
      <SegmentedChoice
        label={t('daily.table.which')}
        choices={tabs.map((value) => ({ value, label: t(`daily.table.tab.${value}`) }))}
        value={tab}
        onChange={setChosen}
      />
      {tab === 'followed' && user ? (
        <Followed board={board} username={user.username} />
      ) : (
        <Ranking board={board} limit={limit} tab={tab} username={user?.username ?? null} />
      )}
    </div>
  );
}

interface RankingProps extends Pick<Props, 'limit'> {
  readonly board: DailyTable;
  readonly tab: Tab;
  readonly username: string | null;
}

function Ranking({ board, limit, tab, username }: RankingProps) {
  const { t } = useTranslation();
  const table = useDailyTable(board, limit);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = table;
  if (!data && error) return <DataError message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={HEIGHT} />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Empty text={t('daily.table.emptyText')} />;
  return (
    <>
      <Rows rows={rows} tab={tab} username={username} />
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('daily.table.more')}
        </Button>
      )}
    </>
  );
}

function Followed({ board, username }: { readonly board: DailyTable; readonly username: string }) {
  const { t } = useTranslation();
  const { data: rows, error, refetch } = useFollowedDailies(board, username);
  if (!rows && error) return <DataError message={error.message} onRetry={() => void refetch()} />;
  if (!rows) return <Skeleton height={HEIGHT} />;
  const isAlone = rows.every(({ user }) => user.username === username);
  return isAlone ? (
    <Empty text={t('daily.table.emptyFollowed')} />
  ) : (
    <Rows rows={rows} tab="followed" username={username} />
  );
}

interface RowsProps {
  readonly rows: readonly DailyRow[];
  readonly tab: Tab;
  readonly username: string | null;
}

function Rows({ rows, tab, username }: RowsProps) {
  const { t } = useTranslation();
  const columns = useDailyColumns(tab === 'all');
  return (
    <div className={ranking.panel}>
      <DataTable
        label={t(`daily.table.tab.${tab}`)}
        className={ranking.table}
        columns={columns}
        rows={rows}
        rowKey={({ user }) => user.username}
        isMarked={({ user }) => user.username === username}
      />
    </div>
  );
}

function Empty({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <EmptyState icon={<Trophy size={28} />} title={t('daily.table.empty')} text={text} />;
}
