import type { Reward } from '#model/records/reward';
import type { SongRewards } from '#model/records/song-details';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** A reward, or a dash where there is none. */
export const OneReward = ({ reward }: { readonly reward: Reward | undefined }) =>
  reward ? <Rewards rewards={[reward]} /> : '–';

/** What combos are given for, chart by chart. */
export function RewardsPanel({ rewards: { combo, fullCombo } }: { readonly rewards: SongRewards }) {
  const { t } = useTranslation();
  const known = DIFFICULTIES.filter((difficulty) => combo[difficulty] ?? fullCombo[difficulty]);
  if (known.length === 0) return null;
  return (
    <Panel id="rewards" title={t('songs.comboRewards')}>
      <DataTable
        className={pieces.table}
        rows={known}
        rowKey={(difficulty) => difficulty}
        columns={[
          {
            key: 'difficulty',
            title: t('live.difficulty'),
            isRowHead: true,
            cell: (difficulty) => t(`difficulty.${difficulty}`),
          },
          {
            key: 'combo',
            title: t('songs.combo'),
            cell: (difficulty) => <OneReward reward={combo[difficulty]} />,
          },
          {
            key: 'fullCombo',
            title: t('songs.fullCombo'),
            cell: (difficulty) => <OneReward reward={fullCombo[difficulty]} />,
          },
        ]}
      />
    </Panel>
  );
}
