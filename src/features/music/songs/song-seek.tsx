import { SeekBar } from '#src/kit/song/seek-bar.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands } from '../use-music.ts';
import { usePlace } from './use-place.ts';

/** Where the song is that is heard, and the way to another place of it. */
export function SongSeek() {
  const { t } = useTranslation();
  const { seek } = useMusicCommands();
  return <SeekBar label={t('music.place')} {...usePlace()} onSeek={seek} />;
}
