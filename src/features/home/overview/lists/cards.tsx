import { cardFace } from '#model/listing/views/card-face';
import type { RecentCard } from '#model/records/recent';
import { newestAt } from '#model/rules/running';
import type { ServerIndex } from '#model/vocabulary/servers';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { HomeData } from '../home-data.ts';
import { Panel } from '../panel.tsx';
import { ofBothServers } from './both-servers.ts';
import styles from './cards.module.css';

interface Props {
  readonly data: HomeData | null;
}

const WIDE = [4, 3] as const;
/** Two rows, one for each server. */
const NARROW = [5, 5] as const;

const datesOf = ({ releasedAt }: RecentCard) => releasedAt;

/** The newest cards of both servers. */
export function Cards({ data }: Props) {
  const { t } = useTranslation();
  const each = useIsPhone() ? NARROW : WIDE;
  const cards =
    data &&
    ofBothServers(data, {
      listOf: (server) => newestAt(data.recent.cards.values(), datesOf, server, data.now),
      timesOf: datesOf,
      each,
    });
  return (
    <Panel widget="cards" more="/info/cards" isLoading={!cards}>
      {cards?.length === 0 && <p className={styles.none}>{t('home.none')}</p>}
      <ul className={styles.grid} data-empty={cards?.length === 0 || undefined}>
        {data && cards
          ? cards.map(({ thing, server }) => <Card key={thing.id} card={thing} server={server} data={data} />)
          : Array.from({ length: each[0] + each[1] }, (_, index) => index).map((index) => (
              <li key={index} className={styles.bone} />
            ))}
      </ul>
    </Panel>
  );
}

interface CardProps {
  readonly card: RecentCard;
  readonly server: ServerIndex;
  readonly data: HomeData;
}

function Card({ card, server, data }: CardProps) {
  const view = cardFace(card, false, data.sources);
  return (
    <li className={styles.card}>
      <PageLink to={`/info/cards/${card.id}`} className={styles.link}>
        <CardThumb card={view} />
      </PageLink>
      <span className={styles.name}>
        <ServerTag server={server} /> <span>{view.character}</span>
      </span>
    </li>
  );
}
