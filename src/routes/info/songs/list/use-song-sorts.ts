import { useMemo } from 'react';
import type { Difficulty } from '#model/vocabulary/difficulties';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/components/translation.tsx';
import type { Listing } from '#src/parts/listing/listing.ts';
import { useReleaseSort } from '#src/parts/listing/query/use-release-sort.ts';
import type { SongItem } from '../song-item.ts';
import type { AskedSongs } from './use-asked.ts';

type Sorts = Listing<SongItem>['sorts'];

const publishedAt = ({ song }: SongItem, server: ServerIndex): number | null => song.publishedAt[server];

const EN = 1;

/** In Latin letters as the English server writes it, or the title itself where it is so; other titles come last. */
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const latinTitle = ({ song: { title } }: SongItem): string | null =>
  title[EN] ?? title.find((text) => text !== null && LATIN.test(text)) ?? null;

/** Level and notes of the chart that is filtered by, else of the one that nearly everybody means. */
function useChartSorts(difficulty: Difficulty): readonly Sorts[0][] {
  const { t } = useTranslation();
  return useMemo(() => {
    const which = { difficulty: t(`difficulty.${difficulty}`) };
    return [
      {
        ...{ key: 'level', label: t('songs.levelOf', which), startsDescending: true },
        of: ({ song }) => song.difficulties[difficulty]?.level ?? null,
      },
      {
        ...{ key: 'notes', label: t('songs.notesOf', which), startsDescending: true },
        of: ({ song }) => song.difficulties[difficulty]?.notes ?? null,
      },
    ];
  }, [t, difficulty]);
}

/** What songs can be sorted by; without a choice the newest on the main server come first. */
export function useSongSorts({ difficulty, server }: AskedSongs): Sorts {
  const { t } = useTranslation();
  const release = useReleaseSort(server, publishedAt);
  const charts = useChartSorts(difficulty ?? 'expert');
  return useMemo(
    () => [
      release,
      { key: 'id', label: t('card.number'), startsDescending: true, of: ({ id }) => id },
      { key: 'title', label: t('cards.name'), startsDescending: false, of: ({ view }) => view.title },
      { key: 'latin', label: t('songs.latinTitle'), startsDescending: false, of: latinTitle },
      ...charts,
      {
        ...{ key: 'length', label: t('meta.length'), startsDescending: true },
        of: ({ song }) => song.lengthSeconds,
      },
      {
        ...{ key: 'bpm', label: t('songs.bpm'), startsDescending: true },
        of: ({ song }) => song.bpm?.[1] ?? null,
      },
    ],
    [t, release, charts],
  );
}
