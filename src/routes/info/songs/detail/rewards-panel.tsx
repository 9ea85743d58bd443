import type { Reward } from '#model/records/reward';
import type { SongRewards } from '#model/records/song-details';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import { Rewards } from '#src/parts/detail/rewards/rewards.tsx';

/** A reward in a cell. */
export const RewardCell = ({ reward }: { readonly reward: Reward | undefined }) => (
  <td>{reward ? <Rewards rewards={[reward]} /> : '–'}</td>
);

/** What combos are given for, chart by chart. */
export function RewardsPanel({ rewards: { combo, fullCombo } }: { readonly rewards: SongRewards }) {
  const { t } = useTranslation();
  const known = DIFFICULTIES.filter((difficulty) => combo[difficulty] ?? fullCombo[difficulty]);
  if (known.length === 0) return null;
  return (
    <Panel id="rewards" title={t('songs.comboRewards')}>
      <table className={pieces.table}>
        <thead>
          <tr>
            <th scope="col">{t('live.difficulty')}</th>
            <th scope="col">{t('songs.combo')}</th>
            <th scope="col">{t('songs.fullCombo')}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((difficulty) => (
            <tr key={difficulty}>
              <th scope="row">{t(`difficulty.${difficulty}`)}</th>
              <RewardCell reward={combo[difficulty]} />
              <RewardCell reward={fullCombo[difficulty]} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
