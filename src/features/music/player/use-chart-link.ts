import type { SongLevel, SongView } from '#model/listing/views/song-view';
import { chartPath } from '#model/site/objects';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface ChartLink {
  readonly to: string;
  readonly name: string;
  readonly level: SongLevel;
}

/** The way to a song's hardest chart; null where it has none. */
export function useChartLink(song: SongView): ChartLink | null {
  const { t } = useTranslation();
  const level = song.levels.at(-1);
  if (level === undefined) return null;
  const name = t('listen.chart', { difficulty: t(`difficulty.${level.difficulty}`), level: level.level });
  return { to: chartPath(song.id, level.difficulty), name, level };
}
