import { useMemo } from 'react';
import { readSpan } from '#model/listing/range';
import { BAND_IDS } from '#model/listing/views/bands';
import { localised } from '#model/rules/localised';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { SERVERS } from '#model/vocabulary/servers';
import { SONG_TYPES } from '#model/vocabulary/song-types';
import { BandMark } from '#src/components/band-mark.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { FacetView } from '#src/parts/listing/listing.ts';
import { OTHER_BANDS, SONG_EXTRAS, type SongItem } from '../song-item.ts';
import type { SongGame } from '../use-songs-of-page.ts';
import { LEVEL } from './use-song-ranges.ts';

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
        ...BAND_IDS.map((id) => ({ value: String(id), label: nameOf(id), icon: <BandMark bandId={id} /> })),
        { value: OTHER_BANDS, label: t('songs.otherBands') },
      ],
    };
  }, [t, bands, main, sub]);
}

/** What it has besides; absent where the data tells it of no song. */
function useExtrasFacet({ items }: SongGame): readonly FacetView<SongItem>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const known = SONG_EXTRAS.filter((extra) => items.some(({ extras }) => extras.includes(extra)));
    if (known.length === 0) return [];
    return [
      {
        ...{ key: 'has', title: t('songs.has'), look: 'chips' },
        of: ({ extras }) => extras,
        options: known.map((extra) => ({ value: extra, label: t(`songs.extra.${extra}`) })),
      },
    ];
  }, [t, items]);
}

function useServerFacet(): FacetView<SongItem> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      ...{ key: 'server', title: t('card.servers'), look: 'chips' },
      of: ({ servers }) => servers,
      options: SERVERS.map((server) => ({
        value: server,
        label: t(`server.${server}`),
        short: t(`server.short.${server}`),
      })),
    }),
    [t],
  );
}

export function useSongFacets(game: SongGame): readonly FacetView<SongItem>[] {
  const { t } = useTranslation();
  const band = useBandFacet(game);
  const server = useServerFacet();
  const extras = useExtrasFacet(game);
  return useMemo(
    () => [
      band,
      {
        ...{ key: 'type', title: t('card.type'), look: 'chips' },
        of: ({ song }) => [song.tag],
        options: SONG_TYPES.map((type) => ({ value: type, label: t(`songs.typeOf.${type}`) })),
      },
      {
        ...{ key: 'diff', title: t('live.difficulty'), look: 'chips' },
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
          icon: <span aria-hidden="true">{t(`difficulty.short.${difficulty}`)}</span>,
        })),
      },
      server,
      ...extras,
    ],
    [t, band, server, extras],
  );
}
