import { useMusicCommands } from '#src/actors/music/use-music.ts';
import { SeekBar } from '#src/components/seek-bar.tsx';
import { usePlace } from './use-place.ts';

/** Where the song is that is heard, and the way to another place of it. */
export function SongSeek() {
  const { seek } = useMusicCommands();
  return <SeekBar {...usePlace()} onSeek={seek} />;
}
