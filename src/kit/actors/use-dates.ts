import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { localeView } from '#machines/locale/locale.machine';
import { preferencesView } from '#machines/preferences/preferences.view';
import { type DateStyle, type Dates, datesIn } from '#model/rules/dates';
import { useMachineActor } from './app-actor.tsx';
import { useServers } from './use-servers.ts';

function useDateStyle(): DateStyle {
  const preferences = useMachineActor('preferences');
  const locales = useMachineActor('locale');
  const chosen = useSelector(
    preferences,
    (snapshot) => {
      const { dateFormat, timeFormat, timeZone } = preferencesView(snapshot, preferences.send);
      return { dateFormat, timeFormat, timeZone };
    },
    shallowEqual,
  );
  const { main: mainServer } = useServers();
  const locale = useSelector(locales, (snapshot) => localeView(snapshot, locales.send).locale);
  return useMemo(() => ({ ...chosen, mainServer, locale }), [chosen, mainServer, locale]);
}

/** Writes dates and times by the preferences: format, zone, language. */
export function useDates(): Dates {
  const style = useDateStyle();
  return useMemo(() => datesIn(style), [style]);
}
