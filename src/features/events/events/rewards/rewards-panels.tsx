import type { EventDetails } from '#model/records/event-details';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { RewardTable } from './reward-table.tsx';

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
