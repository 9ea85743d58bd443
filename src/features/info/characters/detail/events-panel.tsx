import { useMemo } from 'react';
import { Link } from 'react-router';
import { byLatest, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import { homeBannerPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { isSpoiler } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { SERVERS } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

const MOST = 12;

const hasBonus = ({ bonus }: EventRecord, id: number): boolean =>
  bonus.characters.some(({ characterId }) => characterId === id);

/** The latest events in which her cards have a bonus, as the main server names and dates them. */
function useEventsOf(id: number) {
  const { data } = useEvents();
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  return useMemo(
    () =>
      [...(data?.byId.values() ?? [])]
        .filter((event) => hasBonus(event, id) && !(hides && isSpoiler(event.startAt, main, now)))
        .map((event) => ({
          ...eventView(event, { main, sub, now }),
          banner: homeBannerPath(SERVERS[localised(event.startAt, main, sub)?.server ?? main], event),
        }))
        .sort(byLatest)
        .slice(0, MOST),
    [data, id, main, sub, hides, now],
  );
}

/** Events in which her cards have a bonus, the latest first. */
export function EventsPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const events = useEventsOf(id);
  if (events.length === 0) return null;
  return (
    <Panel
      id="events"
      title={t('characters.events')}
      note={<Link to={`/info/events?char=${id}`}>{t('events.all')}</Link>}
    >
      <ul className={styles.events}>
        {events.map(({ id: event, name, banner }) => (
          <li key={event}>
            <Link to={objectPath('event', event)}>
              <EventBanner src={banner} isLazy />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
