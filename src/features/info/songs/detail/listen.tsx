import type { SongRecord } from '#model/records/song';
import { localised } from '#model/rules/localised';
import { songSoundPath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import styles from './song-detail.module.css';

interface Props {
  readonly song: SongRecord;
  readonly soundId: string;
  readonly label: string;
}

/** The song itself, from the server it is out on. */
export function Listen({ song, soundId, label }: Props) {
  const { main, sub } = useServers();
  const server = SERVERS[localised(song.publishedAt, main, sub)?.server ?? main];
  return (
    <div className={styles.listen}>
      <SoundPlayer sources={[songSoundPath(server, soundId)]} label={label} />
    </div>
  );
}
