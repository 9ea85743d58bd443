import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readSpan } from '#model/listing/range';
import { localised } from '#model/rules/localised';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { SERVERS } from '#model/vocabulary/servers';
import { SONG_TYPES } from '#model/vocabulary/song-types';
import { BandMark } from '#src/components/band-mark.tsx';
import { BAND_IDS } from '#src/components/bands.ts';
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '#src/components/chart-filter.ts';
import type { FacetView, RangeView } from '#src/parts/listing/listing.ts';
import { OTHER_BANDS, type SongItem } from '../song-item.ts';
import type { SongGame } from '../use-songs-of-page.ts';

const LEVEL = { key: 'level', lowest: LOWEST_LEVEL, highest: HIGHEST_LEVEL } as const;

/** Of which band; songs of guests and of units stand together. */
function useBandFacet({ bands, main, sub }: SongGame): FacetView<SongItem> {
  const { t } = useTranslation();
  return useMemo(() => {
    const nameOf = (id: number): string => {
      const known = bands.get(id);
      return (known && localised(known.name, main, sub)?.value) ?? `#${id}`;
    };
    return {
      ...{ key: 'band', title: t('filter.band'), look: 'chips' },
      of: ({ band }) => [band],
      options: [
        ...BAND_IDS.map((id) => ({ value: String(id), label: nameOf(id), mark: <BandMark bandId={id} /> })),
        { value: OTHER_BANDS, label: t('songs.otherBands') },
      ],
    };
  }, [t, bands, main, sub]);
}

export function useSongFacets(game: SongGame): readonly FacetView<SongItem>[] {
  const { t } = useTranslation();
  const band = useBandFacet(game);
  return useMemo(
    () => [
      band,
      {
        ...{ key: 'type', title: t('cards.type'), look: 'chips' },
        of: ({ song }) => [song.tag],
        options: SONG_TYPES.map((type) => ({ value: type, label: t(`songs.typeOf.${type}`) })),
      },
      {
        ...{ key: 'diff', title: t('builder.live.difficulty'), look: 'chips' },
        // Level and difficulty must be those of one chart.
        of: ({ view }, chosen) => {
          const span = readSpan(chosen[LEVEL.key]?.[0], LEVEL);
          return view.levels
            .filter(({ level }) => span === null || (level >= span.from && level <= span.to))
            .map(({ difficulty }) => difficulty);
        },
        options: DIFFICULTIES.map((difficulty) => ({
          value: difficulty,
          label: t(`difficulty.${difficulty}`),
          mark: <span aria-hidden="true">{t(`difficulty.short.${difficulty}`)}</span>,
        })),
      },
      {
        ...{ key: 'server', title: t('cards.servers'), look: 'chips' },
        of: ({ servers }) => servers,
        options: SERVERS.map((server) => ({
          value: server,
          label: t(`server.${server}`),
          mark: <span aria-hidden="true">{t(`server.short.${server}`)}</span>,
        })),
      },
    ],
    [t, band],
  );
}

/** The level of a chart. */
export function useLevelRanges(): readonly RangeView<SongItem>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        ...{ ...LEVEL, title: t('songMeta.level') },
        ...{ fromLabel: t('songMeta.minLevel'), toLabel: t('songMeta.maxLevel') },
        isWithin: ({ view }, { from, to }) => view.levels.some(({ level }) => level >= from && level <= to),
      },
    ],
    [t],
  );
}
