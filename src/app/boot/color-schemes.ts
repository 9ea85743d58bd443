import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import { type AppActor, machineOf } from '#machines/app/app.view';
import type { Theme } from '#machines/preferences/preferences.logic';
import { preferencesView } from '#machines/preferences/preferences.view';
import { COLOR_SCHEME_KEY } from '../../kit/theme/scheme.ts';

const SCHEME_OF: Readonly<Record<Theme, MantineColorScheme>> = {
  system: 'auto',
  light: 'light',
  dark: 'dark',
};
const THEME_OF: Readonly<Record<MantineColorScheme, Theme>> = {
  auto: 'system',
  light: 'light',
  dark: 'dark',
};

/**
 * The colour scheme of the preferences machine, passed on to the component library. A copy in local storage is there at once,
 * for the first paint (public/theme.js); the machine's word holds as soon as it has read it.
 */
export function machineColorSchemes(app: AppActor): MantineColorSchemeManager {
  const copy = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });
  const preferences = machineOf(app, 'preferences');
  const report = (scheme: MantineColorScheme) =>
    preferences.send({ type: 'VALUE.EDITED', edit: { theme: THEME_OF[scheme] } });
  let subscription: { unsubscribe(): void } | null = null;
  return {
    ...copy,
    set(scheme) {
      copy.set(scheme);
      report(scheme);
    },
    subscribe(onUpdate) {
      // Another tab changed the copy: this tab's machine must not change it back.
      copy.subscribe((scheme) => {
        report(scheme);
        onUpdate(scheme);
      });
      subscription = preferences.subscribe((snapshot) => {
        const { isLoading, storageProblem, theme } = preferencesView(snapshot, preferences.send);
        if (isLoading || storageProblem || copy.get('auto') === SCHEME_OF[theme]) return;
        copy.set(SCHEME_OF[theme]);
        onUpdate(SCHEME_OF[theme]);
      });
    },
    unsubscribe() {
      copy.unsubscribe();
      subscription?.unsubscribe();
    },
  };
}
