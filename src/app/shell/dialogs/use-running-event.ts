import { useMemo } from 'react';
import type { RecentEvent } from '#model/records/recent';
import { localised } from '#model/rules/localised';
import { runningAt } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useRecent } from '#src/kit/data/recent.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { SearchHit } from './page-search.ts';

/** What runs on the main server: nearly everybody comes for it. */
export function useRunningEvent(): readonly SearchHit[] {
  const { t } = useTranslation();
  const { data } = useRecent();
  const { main, sub } = useServers();
  const now = useNow(MINUTE_MS);
  return useMemo(() => {
    if (!data || now === 0) return [];
    const spanOf = (event: RecentEvent) => ({
      startAt: event.startAt[main],
      endAt: event.endAt[main],
    });
    return runningAt(data.events.values(), spanOf, now).current.map((event) => ({
      path: objectPath('event', event.id),
      title: localised(event.name, main, sub)?.value ?? `#${event.id}`,
      where: `${t('event.label')} · ${t('event.ongoing')}`,
    }));
  }, [data, main, sub, now, t]);
}
