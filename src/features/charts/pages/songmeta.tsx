import { useDeferredValue, useMemo } from 'react';
import { bandName, bandsOfSongs } from '#model/listing/views/bands';
import { type SongView, songViews } from '#model/listing/views/song-view';
import type { BandRecord } from '#model/records/band';
import type { SongRecord } from '#model/records/song';
import type { SongMetaRecord } from '#model/records/song-meta';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { allOf } from '#src/kit/data/all-of.ts';
import { useBands, useSongMeta, useSongs } from '#src/kit/data/lists.ts';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { MeanwhilePart } from '#src/kit/page/meanwhile.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { filterCharts, levelsOf } from '#src/kit/song/chart-filter.ts';
import { ChartFilters } from '#src/kit/song/chart-filters.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartsOfSong } from '../song-meta/charts-of-song.tsx';
import { type RankingData, ranking } from '../song-meta/ranking.ts';
import { RankingTable } from '../song-meta/ranking-table.tsx';
import { MetaSettings } from '../song-meta/settings.tsx';
import styles from '../song-meta/songmeta.module.css';
import { useMetaQuery } from '../song-meta/use-meta-query.ts';

const NO_SONGS: ReadonlyMap<number, SongRecord> = new Map();
const NO_METAS: ReadonlyMap<number, SongMetaRecord> = new Map();
const NO_BANDS: ReadonlyMap<number, BandRecord> = new Map();

/**
 * `/info/songmeta/{id?}/{name?}`: which chart gives how much score for the same band (reference R56). Settings and filters answer
 * before the charts have come.
 */
export function Screen() {
  const { t } = useTranslation();
  const { data, failure, retry } = allOf({ songs: useSongs(), bands: useBands(), metas: useSongMeta() });
  return (
    <Gradually>
      <div className={styles.page}>
        <header>
          <h1>{t('page.songMeta')}</h1>
          <p className={styles.lead}>{t('songMeta.lead')}</p>
        </header>
        {!data && failure ? (
          <DataError message={failure.message} onRetry={retry} />
        ) : (
          <Ranking
            songs={data?.songs.byId ?? NO_SONGS}
            bands={data?.bands.byId ?? NO_BANDS}
            metas={data?.metas.byId ?? NO_METAS}
            isPending={!data}
          />
        )}
      </div>
    </Gradually>
  );
}

interface Props {
  readonly songs: ReadonlyMap<number, SongRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly metas: ReadonlyMap<number, SongMetaRecord>;
  /** They are on their way. */
  readonly isPending: boolean;
}

function useViews({ songs, bands }: Props): ReadonlyMap<number, SongView> {
  const { main, sub } = useServers();
  return useMemo(() => songViews(songs, { bands, main, sub }), [songs, bands, main, sub]);
}

function Ranking(props: Props) {
  const { songs, metas, isPending } = props;
  /** The song of the address. */
  const id = useIdOfAddress();
  const { main, sub } = useServers();
  const { inputs: query, change } = useMetaQuery();
  const views = useViews(props);
  const server = query.server ?? main;
  const asked = useDeferredValue(query);
  const data: RankingData = useMemo(() => ({ songs, views, metas }), [songs, views, metas]);
  const all = useMemo(() => ranking(data, asked, server), [data, asked, server]);
  const rows = useMemo(() => filterCharts(all, asked), [all, asked]);
  const levels = useMemo(() => levelsOf(all), [all]);
  const song = id === null ? undefined : views.get(id);
  usePageName(song?.title ?? null);
  const nameOf = (band: number): string => bandName(props.bands, band, main, sub);
  return (
    <>
      <MetaSettings query={query} server={server} onChange={change} />
      {id !== null && !isPending && (
        <ChartsOfSong song={song} meta={metas.get(id)} ranking={all} query={asked} key={id} />
      )}
      <ChartFilters
        filter={query}
        levels={levels}
        bands={bandsOfSongs(songs)}
        nameOf={nameOf}
        onChange={change}
      />
      {isPending ? (
        <Rows />
      ) : (
        <RankingTable
          rows={rows}
          total={all.length}
          query={asked}
          isOld={asked !== query}
          song={id}
          onChange={change}
        />
      )}
    </>
  );
}

/** What the server sent of the ranking, while the charts are on their way. */
function Rows() {
  const { t } = useTranslation();
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={t('action.loading')}>
      <MeanwhilePart part=".first-ranking" />
    </div>
  );
}
