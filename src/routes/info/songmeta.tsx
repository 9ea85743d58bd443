import { useDeferredValue, useMemo } from 'react';
import { type SongView, songViews } from '#model/listing/views/song-view';
import type { BandRecord } from '#model/records/band';
import type { SongRecord } from '#model/records/song';
import type { SongMetaRecord } from '#model/records/song-meta';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/actors/use-servers.ts';
import { filterCharts } from '#src/components/chart-filter.ts';
import { ChartFilters } from '#src/components/chart-filters.tsx';
import { DataError } from '#src/components/data-error.tsx';
import { Gradually } from '#src/components/gradually.tsx';
import { Meanwhile } from '#src/components/meanwhile.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useIdOfAddress } from '#src/components/use-id-of-address.ts';
import { allOf } from '#src/data/all-of.ts';
import { useBands, useSongMeta, useSongs } from '#src/data/lists.ts';
import { type RankingData, ranking } from '#src/parts/song-meta/ranking.ts';
import { ChartsOfSong } from './songmeta/charts-of-song.tsx';
import { RankingTable } from './songmeta/ranking-table.tsx';
import { MetaSettings } from './songmeta/settings.tsx';
import { useMetaQuery } from './songmeta/use-meta-query.ts';
import styles from './songmeta.module.css';

/** `/info/songmeta/{id?}/{name?}`: which chart gives how much score for the same band (reference R56). */
export function SongMeta() {
  const { t } = useTranslation();
  const id = useIdOfAddress();
  const { data, failure, retry } = allOf({ songs: useSongs(), bands: useBands(), metas: useSongMeta() });
  const page = (
    <div className={styles.page}>
      <header>
        <h1>{t('page.songMeta')}</h1>
        <p className={styles.lead}>{t('songMeta.lead')}</p>
      </header>
      {data && <Ranking songs={data.songs.byId} bands={data.bands.byId} metas={data.metas.byId} id={id} />}
      {!data && failure && <DataError message={failure.message} onRetry={retry} />}
      {!data && !failure && (
        <div className={styles.skeleton} role="status" aria-label={t('action.loading')} />
      )}
    </div>
  );
  return <Gradually>{!data && !failure ? <Meanwhile>{page}</Meanwhile> : page}</Gradually>;
}

interface Props {
  readonly songs: ReadonlyMap<number, SongRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly metas: ReadonlyMap<number, SongMetaRecord>;
  /** The song of the address. */
  readonly id: number | null;
}

function useViews({ songs, bands }: Props): ReadonlyMap<number, SongView> {
  const { main, sub } = useServers();
  return useMemo(() => songViews(songs, { bands, main, sub }), [songs, bands, main, sub]);
}

function Ranking(props: Props) {
  const { songs, metas, id } = props;
  const { main, sub } = useServers();
  const { inputs: query, change } = useMetaQuery();
  const views = useViews(props);
  const server = query.server ?? main;
  const asked = useDeferredValue(query);
  const data: RankingData = useMemo(() => ({ songs, views, metas }), [songs, views, metas]);
  const all = useMemo(() => ranking(data, asked, server), [data, asked, server]);
  const rows = useMemo(() => filterCharts(all, asked), [all, asked]);
  const song = id === null ? undefined : views.get(id);
  usePageName(song?.title ?? null);
  const nameOf = (band: number): string => {
    const known = props.bands.get(band);
    return (known && localised(known.name, main, sub)?.value) ?? `#${band}`;
  };
  return (
    <>
      <MetaSettings query={query} server={server} onChange={change} />
      {id !== null && <ChartsOfSong song={song} meta={metas.get(id)} ranking={all} query={asked} key={id} />}
      <ChartFilters filter={query} nameOf={nameOf} onChange={change} />
      <RankingTable
        rows={rows}
        total={all.length}
        query={asked}
        isOld={asked !== query}
        song={id}
        onChange={change}
      />
    </>
  );
}
