import { FAMILY } from '#model/families/songs/family';
import { Gradually } from '../../kit/page/gradually.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import { useFamily } from '../../kit/list/family/use-family.ts';
import { NotYet } from '../../kit/list/not-yet.tsx';
import { Library } from './musicplayer/library/library.tsx';
import { NowPlaying } from './musicplayer/now/now-playing.tsx';
import { usePlayerKeys } from './musicplayer/now/use-player-keys.ts';
import { PlaylistsPanel } from './musicplayer/playlists/playlists-panel.tsx';
import { QueuePanel } from './musicplayer/queue-panel.tsx';
import styles from './musicplayer.module.css';

/** `/tool/musicplayer`: every song, in the listener's own order (reference R75). */
export function MusicPlayer() {
  const { t } = useTranslation();
  const { data, failure, retry } = useFamily(FAMILY);
  usePlayerKeys();
  return (
    <Gradually>
      {data ? (
        <div className={styles.page}>
          <div className={styles.library}>
            <Library data={data} />
          </div>
          <aside className={styles.aside}>
            <QueuePanel />
            <PlaylistsPanel />
          </aside>
          <NowPlaying />
        </div>
      ) : (
        <NotYet title={t('page.musicPlayer')} failure={failure} retry={retry} />
      )}
    </Gradually>
  );
}
