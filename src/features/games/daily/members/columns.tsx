import { useMemo } from 'react';
import { RankedMember } from '#src/features/community/ranking/ranked-member.tsx';
import ranking from '#src/features/community/ranking/ranking.module.css';
import type { DataColumn } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DailyRow } from '../dailies.data.ts';
import { Signs } from '../signs.tsx';
import styles from './members.module.css';

/** Place, member, how the rounds went and points; in the table of all days the days with the best of them. */
export function useDailyColumns(isOfAllDays: boolean): readonly DataColumn<DailyRow>[] {
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
