import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ChartAnalysis } from '#model/chart/analysis/analyse';
import { songView } from '#model/listing/views/song-view';
import { fittingDifficulty } from '#model/rules/fitting-difficulty';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { useServers } from '#src/kit/actors/use-servers.ts';
import type { ChartName } from '#src/kit/data/charts.ts';
import { useBands, useSongs } from '#src/kit/data/lists.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SongChoice } from '../../helps/song-choice.tsx';
import type { DrawnChart } from '../drawn-chart.data.ts';
import styles from './chart.module.css';
import { type ComparedChart, TwoCharts } from './two-charts.tsx';

/** A chart as far as it is there. */
interface Compared {
  readonly name: ChartName;
  readonly drawn: DrawnChart | undefined;
  /** Null until it is worked out. */
  readonly analysis: ChartAnalysis | null;
}

interface Props {
  readonly own: Compared;
  readonly other: Compared | null;
  readonly onCompare: (chart: ChartName | null) => void;
}

/** Another chart beside the one of the page. */
export function Comparison({ own, other, onCompare }: Props) {
  const { t } = useTranslation();
  const songs = useSongs().data?.byId;
  const song = other && songs?.get(other.name.songId);
  return (
    <>
      <div className={styles.choice}>
        <SongChoice
          label={t('chart.comparedSong')}
          song={other?.name.songId ?? null}
          onPick={(songId) => {
            const difficulty = fittingDifficulty(songs?.get(songId), own.name.difficulty);
            onCompare({ songId, difficulty });
          }}
        />
        {other && song && (
          <SegmentedChoice
            label={t('live.difficulty')}
            value={other.name.difficulty}
            choices={DIFFICULTIES.flatMap((difficulty) => {
              const level = song.difficulties[difficulty]?.level;
              if (level === undefined) return [];
              const name = `${t(`difficulty.${difficulty}`)} ${level}`;
              return [{ value: difficulty, name, label: `${t(`difficulty.short.${difficulty}`)} ${level}` }];
            })}
            onChange={(difficulty) => onCompare({ ...other.name, difficulty })}
          />
        )}
        {other && <Button onClick={() => onCompare(null)}>{t('action.clear')}</Button>}
      </div>
      {other && <Beside own={own} other={other} />}
    </>
  );
}

function Beside({ own, other }: { readonly own: Compared; readonly other: Compared }) {
  const { t } = useTranslation();
  const sides = [useSide(own), useSide(other)] as const;
  const [ownSide, otherSide] = sides;
  return ownSide && otherSide ? (
    <TwoCharts sides={[ownSide, otherSide]} />
  ) : (
    <div className={styles.comparing} role="status" aria-label={t('action.loading')} />
  );
}

/** A chart with the words for it; null until all of it is there. */
function useSide({ name, drawn, analysis }: Compared): ComparedChart | null {
  const { songId, difficulty } = name;
  const song = useSongs().data?.byId.get(songId);
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  return useMemo(() => {
    const level = song?.difficulties[difficulty]?.level;
    if (!song || level === undefined || !drawn || !analysis) return null;
    const { title } = songView(song, { bands: bands ?? new Map(), main, sub });
    return { title, difficulty, level, bySecond: drawn.bySecond, figures: analysis.figures };
  }, [song, bands, main, sub, difficulty, drawn, analysis]);
}
