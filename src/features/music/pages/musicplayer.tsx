import { FAMILY } from '#model/families/songs/family';
import { useFamily } from '#src/kit/list/family/use-family.ts';
import { NotYet } from '#src/kit/list/not-yet.tsx';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Library } from '../player/library/library.tsx';
import styles from '../player/musicplayer.module.css';
import { NowPlaying } from '../player/now/now-playing.tsx';
import { usePlayerKeys } from '../player/now/use-player-keys.ts';
import { PlaylistsPanel } from '../player/playlists/playlists-panel.tsx';
import { QueuePanel } from '../player/queue-panel.tsx';

/** `/tool/musicplayer`: every song, in the listener's own order (reference R75). */
export function Screen() {
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
