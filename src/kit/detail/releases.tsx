import { isFromStart } from '#model/rules/from-start';
import { type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useCountdown } from '../actors/use-countdown.ts';
import { useDates } from '../actors/use-dates.ts';
import { useServers } from '../actors/use-servers.ts';
import { Countdown } from '../text/countdown.tsx';
import { ServerTag } from '../text/server-tag.tsx';
import { useTranslation } from '../text/translation.tsx';
import styles from './detail.module.css';

interface Props {
  readonly at: PerServer<number>;
  /** Of what ends again. */
  readonly until?: PerServer<number>;
  /** Where it is not announced but may come. */
  readonly estimates?: PerServer<number>;
}

/** When it comes out on each server: main, sub, then the others (design/mockups). */
export function Releases({ at, until, estimates }: Props) {
  const { main, sub } = useServers();
  const others = ([0, 1, 2, 3, 4] as const).filter((server) => server !== main && server !== sub);
  return (
    <ul className={styles.releases}>
      {[main, sub, ...others].slice(0, SERVERS.length).map((server) => (
        <Release
          key={server}
          server={server}
          at={at[server]}
          until={until?.[server] ?? null}
          estimate={estimates?.[server] ?? null}
        />
      ))}
    </ul>
  );
}

interface ReleaseProps {
  readonly server: ServerIndex;
  readonly at: number | null;
  readonly until: number | null;
  readonly estimate: number | null;
}

function Release({ server, at, until, estimate }: ReleaseProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { date, range } = useDates();
  const textOf = (opens: number, closes: number | null): string => {
    if (!isFromStart(opens)) return closes === null ? date(opens) : range(opens, closes);
    return closes === null ? t('card.fromStart') : t('period.until', { date: date(closes) });
  };
  const countdown = useCountdown(until === null ? 'release' : 'period', { startAt: at, endAt: until });
  const whose = server === main ? t('detail.main') : server === sub ? t('detail.sub') : null;
  const said = countdown ? <Countdown countdown={countdown} /> : whose;
  return (
    <li data-main={server === main || undefined}>
      <ServerTag server={server} />
      {at !== null ? (
        <span>{textOf(at, until)}</span>
      ) : estimate !== null ? (
        <span className="muted">{`~ ${date(estimate)}`}</span>
      ) : (
        <span className="muted">{t('card.notOut')}</span>
      )}
      <span className={styles.whose}>{at === null && estimate !== null ? t('detail.estimated') : said}</span>
    </li>
  );
}
