import { useCallback, useMemo } from 'react';
import { SONG_WORDS } from '#model/families/songs/item';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '../../actors/use-clock.ts';
import { usePreferences } from '../../actors/use-preferences.ts';
import { useKeptCharts } from '../../data/kept-charts.ts';
import { useMissingCharts } from '../../data/missing-charts.ts';
import { useIsOnline } from '../../page/use-is-online.ts';
import { chartReachOf, usableFirst } from '../../song/chart-reach.ts';
import { SongPicker, type SongPickerProps } from '../../song/song-picker.tsx';
import { useFinder } from './use-finder.ts';
import { useSongItems } from './use-song-finder.ts';

interface Props extends Omit<SongPickerProps, 'find' | 'elsewhere' | 'chartReach'> {
  readonly server: ServerIndex;
}

const indexOf = (code: string): ServerIndex | undefined =>
  ([0, 1, 2, 3, 4] as const).find((index) => SERVERS[index] === code);

/** Which songs have no chart, and without a connection whose chart this browser keeps. */
function useChartReach() {
  const missing = useMissingCharts();
  const isOnline = useIsOnline();
  const kept = useKeptCharts(!isOnline);
  const chartReach = useCallback(
    (id: number) => chartReachOf({ isOnline, missing, kept }, id),
    [isOnline, missing, kept],
  );
  return { chartReach, isKnown: missing !== null && (isOnline || kept !== null) };
}

/**
 * The songs to choose from: those that are out on the server first, then those of them whose chart cannot be had; the others marked, or
 * left out for who wants no spoilers.
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
  const { chartReach, isKnown } = useChartReach();
  const listed = useMemo(() => {
    // Songs without a chart move down, so no order is shown before they are known.
    if (items === null || !isKnown) return [];
    const out = songs.filter(({ id }) => isOut(id));
    const others = songs.filter(({ id }) => !isOut(id));
    return [
      ...usableFirst(out, chartReach),
      ...(hides ? others.filter(({ id }) => id === selected) : others),
    ];
  }, [items, songs, isOut, chartReach, isKnown, hides, selected]);
  return (
    <SongPicker
      songs={listed}
      selected={selected}
      find={find}
      elsewhere={elsewhere}
      chartReach={chartReach}
      onPick={onPick}
    />
  );
}
