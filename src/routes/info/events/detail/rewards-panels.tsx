import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventDetails } from '#model/records/event-details';
import type { Reward } from '#model/records/reward';
import { localised } from '#model/rules/localised';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/actors/use-servers.ts';
import { useFormat } from '#src/components/format.ts';
import { ServerTag } from '#src/components/server-tag.tsx';
import { useEventPrizes } from '#src/data/items.ts';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import { Rewards } from '#src/parts/detail/rewards/rewards.tsx';
import styles from './event-detail.module.css';

interface Row {
  readonly goal: string;
  readonly rewards: readonly Reward[];
}

interface Props<Key extends 'pointRewards' | 'rankRewards'> {
  /** Of the event. */
  readonly id: number;
  readonly rewards: EventDetails[Key];
}

/** What event points bring, as the main server has it, else another. */
export function PointsPanel({ id, rewards }: Props<'pointRewards'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const found = localised(rewards, main, sub);
  if (!found) return null;
  const rows = found.value.map((row) => ({ goal: integer(row.points), rewards: row.rewards }));
  return (
    <Panel id="points" title={t('events.pointRewards')} note={<ServerTag server={found.server} />}>
      <RewardTable id={id} server={found.server} head={t('events.points')} rows={rows} />
    </Panel>
  );
}

/** What a place in the ranking brings, as the main server has it, else another. */
export function RanksPanel({ id, rewards }: Props<'rankRewards'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const found = localised(rewards, main, sub);
  if (!found) return null;
  const rows = found.value.map(({ from, to, rewards: given }) => ({
    goal: from === to ? integer(from) : `${integer(from)}–${integer(to)}`,
    rewards: given,
  }));
  return (
    <Panel id="ranks" title={t('events.rankRewards')} note={<ServerTag server={found.server} />}>
      <RewardTable id={id} server={found.server} head={t('events.place')} rows={rows} />
    </Panel>
  );
}

const FIRST_SHOWN = 10;

interface TableProps {
  readonly id: number;
  readonly server: ServerIndex;
  readonly head: ReactNode;
  readonly rows: readonly Row[];
}

/** The first rows, and all of them on demand. */
function RewardTable({ id, server, head, rows }: TableProps) {
  const { t } = useTranslation();
  const { data: prizes } = useEventPrizes(id);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN);
  return (
    <>
      <table className={pieces.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('events.rewards')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ goal, rewards }) => (
            <tr key={goal}>
              <th scope="row">{goal}</th>
              <td>
                <Rewards rewards={rewards} known={prizes ? { prizes, server } : null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          {t('list.showAll')}
        </button>
      )}
    </>
  );
}
