import { useMemo } from 'react';
import type { Mission } from '#model/records/mission';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PerServer } from '#model/vocabulary/servers';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { RewardPicture } from '#src/kit/detail/rewards/reward-picture.tsx';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { ServerChoice, type useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './missions.module.css';

interface Props {
  readonly missions: PerServer<readonly Mission[]>;
  /** Those of the chosen server. */
  readonly shown: readonly Mission[];
  readonly chosen: ReturnType<typeof useChosenServer>;
}

/** What is to be done, how often, and what that brings. */
export function StepsPanel({ missions, shown, chosen }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const server = chosen.server ?? 0;
  const columns = useMemo(
    (): readonly DataColumn<Mission>[] => [
      { key: 'place', title: '#', isNumber: true, cell: ({ place }) => integer(place) },
      {
        key: 'text',
        title: t('missions.task'),
        cell: ({ title, description }) => (
          <span lang={SERVER_LANGUAGES[server]}>
            {title && <span className={styles.step}>{title}</span>}
            {description}
          </span>
        ),
      },
      {
        key: 'target',
        title: t('missions.target'),
        isNumber: true,
        cell: ({ target }) => (target === null ? '–' : integer(target)),
      },
      {
        key: 'reward',
        title: t('events.rewards'),
        cell: ({ reward }) =>
          reward && (
            <span className={styles.reward}>
              <RewardPicture reward={reward} server={server} />
              <Rewards rewards={[reward]} />
            </span>
          ),
      },
    ],
    [t, integer, server],
  );
  return (
    <Panel id="steps" title={t('missions.steps')} note={<ServerChoice values={missions} {...chosen} />}>
      <DataTable
        label={t('missions.steps')}
        className={`${pieces.table} ${styles.steps}`}
        columns={columns}
        rows={shown}
        rowKey={({ place, title, description }) => `${place} ${title} ${description}`}
      />
    </Panel>
  );
}
