import { Skeleton } from '@mantine/core';
import type { Recent, RecentEvent } from '#model/records/recent';
import { localised } from '#model/rules/localised';
import { isSpoiler, runningAt } from '#model/rules/running';
import { eventBoardPath } from '#model/site/event-paths';
import type { ServerIndex } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useCountdown } from '#src/kit/actors/use-countdown.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useRecent } from '#src/kit/data/recent.ts';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { Countdown } from '#src/kit/text/countdown.tsx';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './leaderboard-hub.module.css';

const HEIGHT = 220;

const spanOn = (event: RecentEvent, server: ServerIndex) => ({
  startAt: event.startAt[server],
  endAt: event.endAt[server],
});

/** What runs on each server. */
export function CurrentEvents() {
  const { t } = useTranslation();
  const { data, error, refetch } = useRecent();
  const now = useNow(MINUTE_MS);
  return (
    <section className={styles.panel} aria-labelledby="current-events">
      <h2 id="current-events">{t('board.current')}</h2>
      {!data && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!error && (!data || now === 0) && <Skeleton height={HEIGHT} />}
      {data && now > 0 && <OfServers recent={data} now={now} />}
    </section>
  );
}

interface OfServersProps {
  readonly recent: Recent;
  readonly now: number;
}

function OfServers({ recent, now }: OfServersProps) {
  const { main } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  return (
    <ul className={styles.rows}>
      {useServerOptions().map(({ value: server }) => {
        const running = runningAt(recent.events.values(), (event) => spanOn(event, server), now);
        const event = running.current.find((one) => !hides || !isSpoiler(one.startAt, main, now));
        return (
          <li key={server} className={styles.row}>
            <ServerTag server={server} />
            {event ? (
              <Running event={event} server={server} />
            ) : (
              <NoEvent isHidden={running.current.length > 0} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RunningProps {
  readonly event: RecentEvent;
  readonly server: ServerIndex;
}

function Running({ event, server }: RunningProps) {
  const { main, sub } = useServers();
  const countdown = useCountdown('period', spanOn(event, server));
  return (
    <>
      <PageLink to={eventBoardPath(server, event.id)} className={styles.name}>
        {localised(event.name, main, sub)?.value ?? `#${event.id}`}
      </PageLink>
      <Countdown countdown={countdown} />
    </>
  );
}

function NoEvent({ isHidden }: { readonly isHidden: boolean }) {
  const { t } = useTranslation();
  return <span className={styles.none}>{t(isHidden ? 'board.hidden' : 'board.noEvent')}</span>;
}
