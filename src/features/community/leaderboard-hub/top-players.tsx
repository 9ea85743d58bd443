import { Skeleton } from '@mantine/core';
import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBoard } from '#src/kit/data/boards.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './leaderboard-hub.module.css';

const SHOWN = 5;
const HEIGHT = 220;

/** Who leads on the main server, by the number that says most. */
export function TopPlayers() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main } = useServers();
  const board = { kind: 'stat', server: main, stat: 'hsr' } as const;
  const { data, error, refetch } = useBoard(board, { offset: 0, limit: SHOWN });
  return (
    <section className={styles.panel} aria-labelledby="top-players">
      <h2 id="top-players">
        {t('board.top')} <ServerTag server={main} />
      </h2>
      <p className={styles.none}>{t('board.stat.hsr')}</p>
      {!data && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={HEIGHT} />}
      {data?.count === 0 && <p className={styles.none}>{t('board.emptyText')}</p>}
      {data && data.count > 0 && (
        <ol className={styles.rows}>
          {data.rows.map(({ user, place, value }) => (
            <li key={user.username} className={styles.row}>
              <span className={styles.place}>{integer(place)}</span>
              <PageLink to={userPath(user.username)} className={styles.name}>
                <bdi>{shownName(user)}</bdi>
              </PageLink>
              <span className={styles.value}>{integer(value)}</span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <PageLink to={`/leaderboard/players/${SERVERS[main]}?stat=hsr`}>{t('board.all')}</PageLink>
      </p>
    </section>
  );
}
