import type { LoginDay } from '#model/records/login-campaign';
import { runningTotals } from '#model/rules/reward-totals';
import type { PerServer } from '#model/vocabulary/servers';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { RewardPicture } from '#src/kit/detail/rewards/reward-picture.tsx';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { ServerChoice, type useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './login-campaigns.module.css';

interface Props {
  readonly days: PerServer<readonly LoginDay[]>;
  /** Those of the chosen server. */
  readonly shown: readonly LoginDay[];
  readonly chosen: ReturnType<typeof useChosenServer>;
}

/** What each day brings, and how much of it there is up to then. */
export function DaysPanel({ days, shown, chosen }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const counted = runningTotals(shown.flatMap(({ rewards }) => rewards));
  const rows: { day: number; gifts: typeof counted }[] = [];
  let from = 0;
  for (const { day, rewards } of shown) {
    rows.push({ day, gifts: counted.slice(from, from + rewards.length) });
    from += rewards.length;
  }
  return (
    <Panel id="days" title={t('loginCampaigns.days')} note={<ServerChoice values={days} {...chosen} />}>
      <ol className={styles.days}>
        {rows.map(({ day, gifts }) => (
          <li key={day}>
            <strong>{t('loginCampaigns.day', { day: integer(day) })}</strong>
            {gifts.map(({ reward, total }) => (
              <div key={`${reward.type} ${reward.id} ${total}`} className={styles.gift}>
                <RewardPicture reward={reward} server={chosen.server ?? 0} />
                <Rewards rewards={[reward]} />
                {total !== reward.quantity && (
                  <span className="muted">{t('loginCampaigns.soFar', { total: integer(total) })}</span>
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
