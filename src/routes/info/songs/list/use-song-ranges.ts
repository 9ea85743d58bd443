import { useMemo } from 'react';
import type { SongRecord } from '#model/records/song';
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '#src/components/chart-filter.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { RangeView } from '#src/parts/listing/listing.ts';
import type { SongItem } from '../song-item.ts';
import type { SongGame } from '../use-songs-of-page.ts';

export const LEVEL = { key: 'level', lowest: LOWEST_LEVEL, highest: HIGHEST_LEVEL } as const;

type Numbers = readonly number[];
const lengthOf = ({ lengthSeconds }: SongRecord): Numbers => (lengthSeconds === null ? [] : [lengthSeconds]);
const tempoOf = ({ bpm }: SongRecord): Numbers => bpm ?? [];

/** Limits that every song lies within; null where the data says it of no song. */
function limitsOf(items: readonly SongItem[], numbersOf: (song: SongRecord) => Numbers) {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const { song } of items) {
    for (const number of numbersOf(song)) {
      lowest = Math.min(lowest, Math.floor(number));
      highest = Math.max(highest, Math.ceil(number));
    }
  }
  return lowest < highest ? { lowest, highest } : null;
}

/** How long and how fast a song is; a song of several tempos is found by any between its slowest and its fastest. */
function useMusicRanges({ items }: SongGame): readonly RangeView<SongItem>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const kinds = [
      { key: 'bpm', title: t('songs.bpm'), words: 'Bpm', numbersOf: tempoOf },
      { key: 'length', title: t('songs.seconds'), words: 'Length', numbersOf: lengthOf },
    ] as const;
    return kinds.flatMap(({ key, title, words, numbersOf }): RangeView<SongItem>[] => {
      const limits = limitsOf(items, numbersOf);
      if (!limits) return [];
      return [
        {
          ...{ key, title, ...limits },
          ...{ fromLabel: t(`songs.min${words}`), toLabel: t(`songs.max${words}`) },
          isWithin: ({ song }, { from, to }) => {
            const [low, high = low] = numbersOf(song);
            return low !== undefined && high !== undefined && low <= to && high >= from;
          },
        },
      ];
    });
  }, [t, items]);
}

/** The level of a chart, the tempo and the length. */
export function useSongRanges(game: SongGame): readonly RangeView<SongItem>[] {
  const { t } = useTranslation();
  const music = useMusicRanges(game);
  return useMemo(
    () => [
      {
        ...{ ...LEVEL, title: t('meta.level') },
        ...{ fromLabel: t('meta.minLevel'), toLabel: t('meta.maxLevel') },
        isWithin: ({ view }, { from, to }) => view.levels.some(({ level }) => level >= from && level <= to),
      },
      ...music,
    ],
    [t, music],
  );
}
