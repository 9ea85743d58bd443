import { SCORE_RANKS, type SongDetails } from '#model/records/song-details';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { OneReward } from './rewards-panel.tsx';

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
  const scores = columns.map((difficulties): DataColumn<(typeof rows)[number]> => {
    const [first] = difficulties;
    return {
      key: difficulties.join(),
      title:
        columns.length === 1
          ? t('meta.score')
          : difficulties.map((one) => t(`difficulty.short.${one}`)).join(' '),
      isNumber: true,
      cell: ({ at }) => {
        const score = first && ranks[first]?.[at];
        return typeof score === 'number' ? integer(score) : '–';
      },
    };
  });
  const reward: DataColumn<(typeof rows)[number]> = {
    key: 'reward',
    title: t('songs.reward'),
    cell: ({ rank }) => <OneReward reward={rewards.ranks[rank]} />,
  };
  return (
    <Panel id="ranks" title={t('songs.ranks')}>
      <DataTable
        className={pieces.table}
        rows={rows}
        rowKey={({ rank }) => rank}
        columns={[
          { key: 'rank', title: t('songs.rank'), isRowHead: true, cell: ({ rank }) => rank },
          ...scores,
          ...(hasRewards ? [reward] : []),
        ]}
      />
    </Panel>
  );
}
