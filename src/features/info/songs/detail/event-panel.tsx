import { Link } from 'react-router';
import { eventView } from '#model/listing/views/event-view';
import type { SongRecord } from '#model/records/song';
import { homeBannerPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { runningAt } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEvents } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './song-detail.module.css';

/** The event that ran when the song came out, on the main server, else where it is out; absent where none did. */
export function EventPanel({ song }: { readonly song: SongRecord }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { date } = useDates();
  const { data } = useEvents();
  const out = localised(song.publishedAt, main, sub);
  if (!data || !out) return null;
  const [event] = runningAt(
    data.byId.values(),
    ({ startAt, endAt }) => ({ startAt: startAt[out.server], endAt: endAt[out.server] }),
    out.value,
  ).current;
  if (!event) return null;
  const { name, startAt, endAt } = eventView(event, { main: out.server, sub, now: out.value });
  return (
    <Panel id="event" title={t('songs.outDuring')}>
      <Link to={objectPath('event', event.id)} className={styles.event}>
        <EventBanner src={homeBannerPath(SERVERS[out.server], event)} isLazy />
        <strong>{name}</strong>
      </Link>
      {startAt !== null && endAt !== null && (
        <span className="muted">{`${date(startAt)} – ${date(endAt)}`}</span>
      )}
    </Panel>
  );
}
