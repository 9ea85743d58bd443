import { Select, Switch } from '@mantine/core';
import { X } from 'lucide-react';
import { CHART_SONG_TYPES } from '#model/contract/community/post';
import { CHART_LEVELS, type ChartsQuery, chartParams } from '#model/listing/charts-query';
import { SongChoice } from '#src/features/helps/song-choice.tsx';
import { FacetsFold } from '#src/features/posts/list/facets-fold.tsx';
import type { InAddress } from '#src/kit/address/use-address.ts';
import { DifficultyChips, LevelBounds } from '#src/kit/song/chart-facets.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './facets.module.css';

type Props = Pick<InAddress<ChartsQuery>, 'inputs' | 'change'>;

/** What charts are searched by besides what all posts are. */
export function ChartFacets({ inputs, change }: Props) {
  const { t } = useTranslation();
  const { songType, song, difficulties, levelFrom, levelTo, isUntried } = inputs;
  return (
    <FacetsFold isSet={chartParams(inputs).length > 0}>
      <DifficultyChips
        chosen={difficulties}
        onChange={(turn) => change((now) => ({ difficulties: turn(now.difficulties) }))}
      />
      <LevelBounds
        lowest={levelFrom ?? CHART_LEVELS.least}
        highest={levelTo ?? CHART_LEVELS.most}
        levels={{ lowest: CHART_LEVELS.least, highest: CHART_LEVELS.most }}
        onLowest={(level) => change({ levelFrom: level <= CHART_LEVELS.least ? null : level })}
        onHighest={(level) => change({ levelTo: level >= CHART_LEVELS.most ? null : level })}
      />
      <Select
        className={styles.source ?? ''}
        aria-label={t('fanCharts.source')}
        placeholder={t('fanCharts.anySource')}
        clearable
        value={songType}
        data={CHART_SONG_TYPES.map((value) => ({ value, label: t(`fanCharts.sourceOf.${value}`) }))}
        onChange={(value) =>
          change({ songType: CHART_SONG_TYPES.find((each) => each === value) ?? null, song: null })
        }
      />
      <Switch
        label={t('fanCharts.notTried')}
        checked={isUntried}
        onChange={({ currentTarget }) => change({ isUntried: currentTarget.checked })}
      />
      <div className={styles.song}>
        <SongChoice
          label={t('live.song')}
          song={song}
          onPick={(id) => change({ song: id, songType: null })}
        />
        {song !== null && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('list.take', { what: t('live.song') })}
            onClick={() => change({ song: null })}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </div>
    </FacetsFold>
  );
}
