import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EventDetails } from '#model/records/event-details';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/actors/use-servers.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { songView } from '#src/components/song-view.ts';
import { useBands, useSongs } from '#src/data/lists.ts';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import styles from './event-detail.module.css';

const JACKET = 48;

/** The songs that it ranks, as the main server has them, else another. */
export function SongsPanel({ songs }: Pick<EventDetails, 'songs'>) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const known = useSongs().data?.byId;
  const bands = useBands().data?.byId;
  const ids = localised(songs, main, sub)?.value ?? [];
  if (ids.length === 0 || !known || !bands) return null;
  const views = ids.flatMap((id) => {
    const song = known.get(id);
    return song ? [songView(song, { bands, main, sub })] : [];
  });
  return (
    <Panel id="songs" title={t('songs.title')}>
      <ul className={styles.songs}>
        {views.map(({ id, title, band, jacket }) => (
          <li key={id}>
            <Link to={`/info/songs/${id}`}>
              <SongJacket src={jacket} size={JACKET} />
              <span>
                <strong>{title}</strong>
                <span className={styles.note}>{band}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
