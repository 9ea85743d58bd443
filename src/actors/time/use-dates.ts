import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { localeView } from '#machines/locale/locale.view';
import { preferencesView } from '#machines/preferences/preferences.view';
import { serversView } from '#machines/servers/servers.view';
import {
  type DateStyle,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatShortDay,
  formatTime,
  zoneLabel,
} from '#model/rules/dates';
import { useMachineActor } from '../app-actor.tsx';

/** Moments (epoch milliseconds) as the visitor reads them. */
export interface Dates {
  readonly style: DateStyle;
  date(epochMs: number): string;
  time(epochMs: number): string;
  dateTime(epochMs: number): string;
  /** From one day to another, in one style. */
  range(from: number, to: number): string;
  /** A day without its year. */
  shortDay(epochMs: number): string;
  /** What the zone of these times is called. */
  zone(epochMs: number): string;
}

function useDateStyle(): DateStyle {
  const preferences = useMachineActor('preferences');
  const servers = useMachineActor('servers');
  const locales = useMachineActor('locale');
  const chosen = useSelector(
    preferences,
    (snapshot) => {
      const { dateFormat, timeFormat, timeZone } = preferencesView(snapshot, preferences.send);
      return { dateFormat, timeFormat, timeZone };
    },
    shallowEqual,
  );
  const mainServer = useSelector(servers, (snapshot) => serversView(snapshot, servers.send).main);
  const locale = useSelector(locales, (snapshot) => localeView(snapshot, locales.send).locale);
  return useMemo(() => ({ ...chosen, mainServer, locale }), [chosen, mainServer, locale]);
}

/** Writes dates and times by the preferences: format, zone, language. */
export function useDates(): Dates {
  const style = useDateStyle();
  return useMemo(
    () => ({
      style,
      date: (epochMs) => formatDate(epochMs, style),
      time: (epochMs) => formatTime(epochMs, style),
      dateTime: (epochMs) => formatDateTime(epochMs, style),
      range: (from, to) => formatDateRange(from, to, style),
      shortDay: (epochMs) => formatShortDay(epochMs, style),
      zone: (epochMs) => zoneLabel(epochMs, style),
    }),
    [style],
  );
}
