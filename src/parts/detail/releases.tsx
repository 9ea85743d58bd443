import { useTranslation } from 'react-i18next';
import { type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useCountdown } from '#src/actors/time/use-countdown.ts';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { Countdown } from '#src/components/countdown.tsx';
import { ServerTag } from '#src/components/server-tag.tsx';
import styles from './detail.module.css';

interface Props {
  readonly at: PerServer<number>;
}

/** When it comes out on each server: main, sub, then the others (design/mockups). */
export function Releases({ at }: Props) {
  const { main, sub } = useServers();
  const others = ([0, 1, 2, 3, 4] as const).filter((server) => server !== main && server !== sub);
  return (
    <ul className={styles.releases}>
      {[main, sub, ...others].slice(0, SERVERS.length).map((server) => (
        <Release key={server} server={server} at={at[server]} />
      ))}
    </ul>
  );
}

function Release({ server, at }: { readonly server: ServerIndex; readonly at: number | null }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { date } = useDates();
  const countdown = useCountdown('release', { startAt: at, endAt: null });
  const whose = server === main ? t('detail.main') : server === sub ? t('detail.sub') : null;
  return (
    <li data-main={server === main || undefined}>
      <ServerTag server={server} />
      {at === null ? <span className="muted">{t('cards.notOut')}</span> : <span>{date(at)}</span>}
      <span className={styles.whose}>{countdown ? <Countdown countdown={countdown} /> : whose}</span>
    </li>
  );
}
