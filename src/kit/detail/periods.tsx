import { periodText, startText } from '#model/families/periods';
import { endInSight, statusAt } from '#model/rules/running';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '../actors/use-clock.ts';
import { useCountdown } from '../actors/use-countdown.ts';
import { useDates } from '../actors/use-dates.ts';
import { useServers } from '../actors/use-servers.ts';
import { Chip } from '../list/entry/words.tsx';
import { Countdown } from '../text/countdown.tsx';
import { ServerTag } from '../text/server-tag.tsx';
import { useTranslation } from '../text/translation.tsx';
import styles from './detail.module.css';

interface Props {
  readonly opens: PerServer<number>;
  /** Of what ends again. */
  readonly closes?: PerServer<number>;
}

/** From when to when it is on at each server, and whether it is now; or since when it is out. Main, sub, then the others. */
export function Periods({ opens, closes }: Props) {
  const { main, sub } = useServers();
  const order = [...new Set<ServerIndex>([main, sub, 0, 1, 2, 3, 4])];
  return (
    <ul className={styles.releases}>
      {order.map((server) => (
        <OnePeriod key={server} server={server} opens={opens[server]} closes={closes?.[server]} />
      ))}
    </ul>
  );
}

interface OneProps {
  readonly server: ServerIndex;
  readonly opens: number | null;
  /** Undefined for what does not end. */
  readonly closes: number | null | undefined;
}

function OnePeriod({ server, opens, closes }: OneProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useNow(MINUTE_MS);
  const isLasting = closes === undefined;
  const endAt = isLasting ? null : endInSight(closes, now);
  const countdown = useCountdown(isLasting ? 'release' : 'period', { startAt: opens, endAt });
  const status = now === 0 || isLasting ? null : statusAt({ startAt: opens, endAt: closes }, now);
  const words = { t, dates };
  return (
    <li>
      <ServerTag server={server} />
      <span className={opens === null ? 'muted' : undefined}>
        {isLasting ? startText(opens, words) : periodText(opens, closes, now, words)}
      </span>
      {(countdown || status) && (
        <span className={styles.whose}>
          {countdown ? (
            <Countdown countdown={countdown} />
          ) : (
            status && <Chip status={status}>{t(`event.${status}`)}</Chip>
          )}
        </span>
      )}
    </li>
  );
}
