import type { EventDetails } from '#model/records/event-details';
import { localised } from '#model/rules/localised';
import { isKnownPrize, type Prize as PrizeRecord, prizesOf } from '#model/rules/prizes-of';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEventPrizes } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Prize } from '#src/kit/detail/rewards/prize.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './prizes-panel.module.css';

interface Props {
  readonly id: number;
  readonly details: EventDetails;
}

const HEIGHT = 240;

/** The titles and stamps that the event gives on the main server, else on another. */
export function PrizesPanel({ id, details }: Props) {
  const { main, sub } = useServers();
  const { pointRewards, rankRewards } = details;
  const server = (localised(rankRewards, main, sub) ?? localised(pointRewards, main, sub))?.server;
  const prizes = server === undefined ? [] : prizesOf(details, server);
  if (server === undefined || prizes.length === 0) return null;
  return (
    <WhenNear id="prizes" height={HEIGHT}>
      <KnownPrizes id={id} server={server} prizes={prizes} />
    </WhenNear>
  );
}

interface KnownProps extends Pick<Props, 'id'> {
  readonly server: ServerIndex;
  readonly prizes: readonly PrizeRecord[];
}

/** Absent where the data has no list of them. */
function KnownPrizes({ id, server, prizes }: KnownProps) {
  const { t } = useTranslation();
  const { data } = useEventPrizes(id);
  if (!data) return null;
  const known = prizes.filter((prize) => isKnownPrize(data, prize));
  if (known.length === 0) return null;
  return (
    <Panel id="prizes" title={t('events.prizes')} note={<ServerTag server={server} />}>
      <ul className={styles.prizes}>
        {known.map((prize) => (
          <li key={`${prize.kind} ${prize.id} ${prize.places?.to ?? prize.points}`}>
            <Prize prize={prize} prizes={data} server={server} />
            <Goal prize={prize} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** For what it is given. */
function Goal({ prize: { points, places } }: { readonly prize: PrizeRecord }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (!places)
    return (
      <span>
        {points === null ? t('events.levelRewards') : t('events.pointsOf', { points: integer(points) })}
      </span>
    );
  const { from, to } = places;
  const span = from === to ? integer(from) : `${integer(from)}–${integer(to)}`;
  return <span>{`${t('events.place')}: ${span}`}</span>;
}
