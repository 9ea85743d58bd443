import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventDetails } from '#model/records/event-details';
import type { Prizes, TitleRecord } from '#model/records/prize';
import { localised } from '#model/rules/localised';
import { stampPath, titlePicturePath } from '#model/rules/media-paths';
import { type Prize, prizesOf } from '#model/rules/prizes-of';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/actors/use-servers.ts';
import { useFormat } from '#src/components/format.ts';
import { ServerTag } from '#src/components/server-tag.tsx';
import { WhenNear } from '#src/components/when-near.tsx';
import { useEventPrizes } from '#src/data/items.ts';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { NearestText } from '#src/parts/detail/facts.tsx';
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
  readonly prizes: readonly Prize[];
}

/** Absent where the data has no list of them. */
function KnownPrizes({ id, server, prizes }: KnownProps) {
  const { t } = useTranslation();
  const { data } = useEventPrizes(id);
  if (!data) return null;
  const known = prizes.filter((prize) => (prize.kind === 'title' ? data.titles : data.stamps).has(prize.id));
  if (known.length === 0) return null;
  return (
    <Panel id="prizes" title={t('events.prizes')} note={<ServerTag server={server} />}>
      <ul className={styles.prizes}>
        {known.map((prize) => (
          <li key={`${prize.kind} ${prize.id} ${prize.places?.to ?? prize.points}`}>
            <PrizeWords prize={prize} prizes={data} server={server} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface WordsProps extends Pick<KnownProps, 'server'> {
  readonly prize: Prize;
  readonly prizes: Prizes;
}

function PrizeWords({ prize, prizes, server }: WordsProps) {
  const { t } = useTranslation();
  const title = prize.kind === 'title' ? prizes.titles.get(prize.id) : undefined;
  const stamp = prize.kind === 'stamp' ? prizes.stamps.get(prize.id) : undefined;
  return (
    <>
      {title && <Title title={title} server={server} />}
      {stamp !== undefined && (
        <>
          <Layers names={[stampPath(SERVERS[server], stamp)]} kind="stamp" />
          <strong>{t('events.reward.stamp')}</strong>
        </>
      )}
      <Goal prize={prize} />
    </>
  );
}

function Title({ title, server }: { readonly title: TitleRecord } & Pick<KnownProps, 'server'>) {
  const pictures = title.pictures[server] ?? [];
  return (
    <>
      {pictures.length > 0 && (
        <Layers names={pictures.map((name) => titlePicturePath(SERVERS[server], name))} kind="title" />
      )}
      <strong>
        <NearestText values={title.name} />
      </strong>
    </>
  );
}

/** For what it is given. */
function Goal({ prize: { points, places } }: { readonly prize: Prize }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (!places) return <span>{t('events.pointsOf', { points: integer(points ?? 0) })}</span>;
  const { from, to } = places;
  const span = from === to ? integer(from) : `${integer(from)}–${integer(to)}`;
  return <span>{`${t('events.place')}: ${span}`}</span>;
}

/** Pictures that lie upon each other; those that are missing leave out, and what it is stands beside them. */
function Layers({ names, kind }: { readonly names: readonly string[]; readonly kind: Prize['kind'] }) {
  const [lost, lose] = useState<readonly string[]>([]);
  // Without its plate the rest is no title.
  if (names[0] !== undefined && lost.includes(names[0])) return null;
  return (
    <span className={styles.layers} data-kind={kind}>
      {names
        .filter((name) => !lost.includes(name))
        .map((name) => (
          <img
            key={name}
            src={name}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => lose((before) => [...before, name])}
          />
        ))}
    </span>
  );
}
