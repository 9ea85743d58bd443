import { Link } from 'react-router';
import { type SongView, songView } from '#model/listing/views/song-view';
import type { EventDetails } from '#model/records/event-details';
import { cameIn, type Period } from '#model/rules/event-period';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBands, useSongs } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../detail/event-detail.module.css';

const JACKET = 48;

interface Props extends Pick<EventDetails, 'songs'> {
  readonly period: Period | null;
}

/** The songs that it ranks, as the main server has them, else another, and those that came while it ran. */
export function SongsPanel({ songs, period }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const known = useSongs().data?.byId;
  const bands = useBands().data?.byId;
  if (!known || !bands) return null;
  const ranked = localised(songs, main, sub)?.value ?? [];
  const fresh = period ? cameIn(known.values(), (song) => song.publishedAt, period) : [];
  const viewsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const song = known.get(id);
      return song ? [songView(song, { bands, main, sub })] : [];
    });
  const [own, others] = [viewsOf(ranked), viewsOf(fresh.map(({ id }) => id))];
  if (own.length + others.length === 0) return null;
  return (
    <Panel id="songs" title={t('page.songs')}>
      <Songs title={t('events.rankedSongs')} views={own} />
      <Songs title={t('events.newInPeriod')} views={others} />
    </Panel>
  );
}

function Songs({ title, views }: { readonly title: string; readonly views: readonly SongView[] }) {
  if (views.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{title}</h3>
      <ul className={styles.songs}>
        {views.map(({ id, title: name, band, jacket }) => (
          <li key={id}>
            <Link to={`/info/songs/${id}`}>
              <SongJacket src={jacket} size={JACKET} />
              <span>
                <strong>{name}</strong>
                <span className={styles.note}>{band}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
