import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#src/actors/time/use-dates.ts';
import type { EventView } from '#src/components/event-view.ts';

/** From which day to which an event runs on the main server. */
export function useEventDates(): (view: EventView) => string {
  const { t } = useTranslation();
  const { date, shortDay } = useDates();
  return useCallback(
    ({ startAt, endAt }) => {
      if (startAt === null) return t('event.noDates');
      return endAt === null ? date(startAt) : `${shortDay(startAt)} – ${date(endAt)}`;
    },
    [t, date, shortDay],
  );
}
