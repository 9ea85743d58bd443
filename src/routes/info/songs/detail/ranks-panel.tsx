import { SCORE_RANKS, type SongDetails } from '#model/records/song-details';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import { RewardCell } from './rewards-panel.tsx';

/** Charts of the same ranks stand in one column, as they mostly all do. */
function columnsOf(ranks: SongDetails['ranks']) {
  const columns = new Map<string, (typeof DIFFICULTIES)[number][]>();
  for (const difficulty of DIFFICULTIES) {
    const own = ranks[difficulty];
    if (own) columns.set(own.join(), [...(columns.get(own.join()) ?? []), difficulty]);
  }
  return [...columns.values()];
}

/** From which score on each rank is given and what it gives; the highest first. */
export function RanksPanel({ ranks, rewards }: Pick<SongDetails, 'ranks' | 'rewards'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const columns = columnsOf(ranks);
  const hasRewards = Object.keys(rewards.ranks).length > 0;
  if (columns.length === 0 && !hasRewards) return null;
  const rows = SCORE_RANKS.map((rank, at) => ({ rank, at })).reverse();
  return (
    <Panel id="ranks" title={t('songs.ranks')}>
      <table className={pieces.table}>
        <thead>
          <tr>
            <th scope="col">{t('songs.rank')}</th>
            {columns.map((difficulties) => (
              <th key={difficulties.join()} scope="col" data-number>
                {columns.length === 1
                  ? t('meta.score')
                  : difficulties.map((one) => t(`difficulty.short.${one}`)).join(' ')}
              </th>
            ))}
            {hasRewards && <th scope="col">{t('songs.reward')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, at }) => (
            <tr key={rank}>
              <th scope="row">{rank}</th>
              {columns.map(([first]) => {
                const score = first && ranks[first]?.[at];
                return (
                  <td key={first} data-number>
                    {typeof score === 'number' ? integer(score) : '–'}
                  </td>
                );
              })}
              {hasRewards && <RewardCell reward={rewards.ranks[rank]} />}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
