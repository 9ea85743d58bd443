import { useMemo } from 'react';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/actors/use-servers.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Listed, SortView } from '../listing.ts';

/**
 * Sorts by when things came out on the server that is asked for, else on the main one. `dateOf` is the same function with each
 * drawing.
 */
export function useReleaseSort<Item extends Listed>(
  asked: ServerIndex | null,
  dateOf: (item: Item, server: ServerIndex) => number | null,
): SortView<Item> {
  const { t } = useTranslation();
  const { main } = useServers();
  return useMemo(() => {
    const server = asked ?? main;
    const label = t('card.release');
    return {
      ...{ key: 'release', startsDescending: true },
      label: server === main ? label : `${label} (${t(`server.short.${SERVERS[server]}`)})`,
      of: (item) => dateOf(item, server),
    };
  }, [t, asked, main, dateOf]);
}
