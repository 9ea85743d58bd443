import { useState } from 'react';
import { simulatorPath } from '#model/site/objects';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { useBands, useSongs } from '#src/kit/data/lists.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartLevels } from '../../charts/chart-head.tsx';
import { SongChoice } from '../../helps/song-choice.tsx';
import styles from './chartsimulator.module.css';

/** A song of the game; each of its charts is a link to its own page. */
export function PickSong() {
  const { t } = useTranslation();
  const [id, pick] = useState<number | null>(null);
  const { data, error, refetch } = useSongs();
  // Of the picker, which is gone when the songs do not come: that the bands do not come either is said all the same.
  useBands();
  const song = id === null ? undefined : data?.byId.get(id);
  if (error && !data) return <DataError message={error.message} onRetry={() => void refetch()} />;
  return (
    <div className={styles.fields}>
      <SongChoice label={t('stage.own.song')} song={id} onPick={pick} />
      {song ? (
        <ChartLevels
          levels={DIFFICULTIES.flatMap((difficulty) => {
            const level = song.difficulties[difficulty]?.level;
            return level === undefined ? [] : [{ difficulty, level }];
          })}
          difficulty={null}
          pathOf={(difficulty) => simulatorPath(song.id, difficulty)}
        />
      ) : (
        <p className={styles.hint}>{t('stage.own.songHint')}</p>
      )}
    </div>
  );
}
