import type { Reward } from '#model/records/reward';
import { totalRewards } from '#model/rules/reward-totals';
import type { ServerIndex } from '#model/vocabulary/servers';
import { ServerTag } from '../../text/server-tag.tsx';
import { useTranslation } from '../../text/translation.tsx';
import { Panel } from '../detail-page.tsx';
import styles from './reward-picture.module.css';
import { RewardPicture } from './reward-picture.tsx';
import { Rewards } from './rewards.tsx';

interface Props {
  readonly rewards: readonly Reward[];
  readonly server: ServerIndex;
}

/** How much there is of each kind in all. */
export function TotalsPanel({ rewards, server }: Props) {
  const { t } = useTranslation();
  return (
    <Panel id="totals" title={t('rewards.totals')} note={<ServerTag server={server} />}>
      <ul className={styles.totals}>
        {totalRewards(rewards).map((reward) => (
          <li key={`${reward.type} ${reward.id}`}>
            <RewardPicture reward={reward} server={server} />
            <Rewards rewards={[reward]} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
