import { useCallback, useMemo } from 'react';
import { SONG_WORDS } from '#model/families/songs/item';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '../../actors/use-clock.ts';
import { usePreferences } from '../../actors/use-preferences.ts';
import { useMissingCharts } from '../../data/missing-charts.ts';
import { SongPicker, type SongPickerProps } from '../../song/song-picker.tsx';
import { useFinder } from './use-finder.ts';
import { useSongItems } from './use-song-finder.ts';

interface Props extends Omit<SongPickerProps, 'find' | 'elsewhere' | 'hasChart'> {
  readonly server: ServerIndex;
}

const indexOf = (code: string): ServerIndex | undefined =>
  ([0, 1, 2, 3, 4] as const).find((index) => SERVERS[index] === code);

/**
 * The songs to choose from: those that are out on the server first, then those of them without a chart; the others marked, or left out
 * for who wants no spoilers.
 */
export function FoundSongs({ server, songs, selected, onPick }: Props) {
  const items = useSongItems();
  const find = useFinder(items, SONG_WORDS);
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const isOut = useCallback(
    (id: number) => (items?.get(id)?.song.publishedAt[server] ?? Number.POSITIVE_INFINITY) <= now,
    [items, server, now],
  );
  const elsewhere = useCallback(
    (id: number) => {
      const item = items?.get(id);
      return !item || isOut(id) ? null : item.servers.flatMap((code) => indexOf(code) ?? []);
    },
    [items, isOut],
  );
  const missing = useMissingCharts();
  const hasChart = useCallback((id: number) => missing?.has(id) !== true, [missing]);
  const listed = useMemo(() => {
    // Songs without a chart move down, so no order is shown before they are known.
    if (items === null || missing === null) return [];
    const out = songs.filter(({ id }) => isOut(id));
    const others = songs.filter(({ id }) => !isOut(id));
    return [
      ...out.filter(({ id }) => hasChart(id)),
      ...out.filter(({ id }) => !hasChart(id)),
      ...(hides ? others.filter(({ id }) => id === selected) : others),
    ];
  }, [items, songs, missing, isOut, hasChart, hides, selected]);
  return (
    <SongPicker
      songs={listed}
      selected={selected}
      find={find}
      elsewhere={elsewhere}
      hasChart={hasChart}
      onPick={onPick}
    />
  );
}
