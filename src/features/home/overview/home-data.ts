import { useMemo } from 'react';
import type { CardSources } from '#model/listing/views/card-view';
import type { Recent } from '#model/records/recent';
import { isSpoiler } from '#model/rules/running';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useRecent } from '#src/kit/data/recent.ts';

/** What every part of the page is drawn from. */
export interface HomeData {
  readonly recent: Recent;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Names of characters and bands for thumbnails. */
  readonly sources: CardSources;
  /** Whether the visitor does not want to know of something yet. */
  readonly isHidden: (times: PerServer<number>) => boolean;
}

/** Null while the answer or the time is on its way. */
export function useHomeData(): {
  readonly data: HomeData | null;
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const { data: recent, error, refetch } = useRecent();
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(MINUTE_MS);
  const data = useMemo<HomeData | null>(
    () =>
      recent === undefined || now === 0
        ? null
        : {
            recent,
            now,
            main,
            sub,
            sources: { characters: recent.characters, bands: recent.bands, main, sub },
            isHidden: (times) => hides && isSpoiler(times, main, now),
          },
    [recent, now, main, sub, hides],
  );
  return { data, error: recent === undefined ? error : null, retry: () => void refetch() };
}
