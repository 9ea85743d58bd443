import type { EventBonus } from '#model/records/event';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import pieces from '#src/parts/detail/pieces.module.css';

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
    <table className={pieces.table}>
      <thead>
        <tr>
          <th scope="col">{t('event.ranks')}</th>
          {ranks.map((rank) => (
            <th key={rank} scope="col" data-number>
              {integer(rank)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rarities.map((rarity) => (
          <tr key={rarity}>
            <th scope="row">{`${rarity}★`}</th>
            {ranks.map((rank) => {
              const value = of(rarity, rank);
              return (
                <td key={rank} data-number>
                  {value === undefined ? '–' : percent(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
