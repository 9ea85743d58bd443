import { useCallback } from 'react';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { EventItem } from '../event-item.ts';

type Dated = Pick<EventItem, 'view' | 'estimates'>;

/** From which day to which an event runs on the main server; where that is not announced, when it may begin. */
export function useEventDates(): (item: Dated) => string {
  const { t } = useTranslation();
  const { date, range } = useDates();
  const { main } = useServers();
  return useCallback(
    ({ view: { startAt, endAt }, estimates }) => {
      const estimate = estimates[main];
      if (startAt !== null) {
        return endAt === null ? date(startAt) : range(startAt, endAt);
      }
      return estimate === null ? t('event.noDates') : `~ ${date(estimate)} · ${t('detail.estimated')}`;
    },
    [t, date, range, main],
  );
}
