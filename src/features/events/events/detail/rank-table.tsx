import type { EventBonus } from '#model/records/event';
import pieces from '#src/kit/detail/pieces.module.css';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

const sorted = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** What stars and master rank add. */
export function RankTable({ limitBreaks }: Pick<EventBonus, 'limitBreaks'>) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const rarities = sorted(limitBreaks.map(({ rarity }) => rarity)).reverse();
  const ranks = sorted(limitBreaks.map(({ rank }) => rank));
  const of = (rarity: number, rank: number) =>
    limitBreaks.find((one) => one.rarity === rarity && one.rank === rank)?.percent;
  return (
    <DataTable
      className={pieces.table}
      rows={rarities}
      rowKey={(rarity) => rarity}
      columns={[
        {
          key: 'rarity',
          title: t('event.ranks'),
          isRowHead: true,
          cell: (rarity) => `${rarity}★`,
        },
        ...ranks.map((rank) => ({
          key: String(rank),
          title: integer(rank),
          isNumber: true,
          cell: (rarity: number) => {
            const value = of(rarity, rank);
            return value === undefined ? '–' : percent(value);
          },
        })),
      ]}
    />
  );
}
