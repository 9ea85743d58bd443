import { useState } from 'react';
import type { SongRecord } from '#model/records/song';
import { songSoundPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/actors/use-servers.ts';
import styles from './song-detail.module.css';

interface Props {
  readonly song: SongRecord;
  readonly soundId: string;
  readonly label: string;
}

/** The song itself. Nothing is fetched before it is asked for; where the site has no sound, this goes away. Songs have no captions. */
export function Listen({ song, soundId, label }: Props) {
  const { main, sub } = useServers();
  const [isLost, setLost] = useState(false);
  const server = SERVERS[localised(song.publishedAt, main, sub)?.server ?? main];
  if (isLost) return null;
  return (
    <audio
      className={styles.listen}
      controls
      preload="none"
      aria-label={label}
      src={songSoundPath(server, soundId)}
      onError={() => setLost(true)}
    />
  );
}
