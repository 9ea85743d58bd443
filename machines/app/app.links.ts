import { LOCALES, type Locale } from '#model/vocabulary/locales';
import { layoutView } from '../layout/layout.machine.ts';
import { navigationView } from '../navigation/navigation.view.ts';
import { preferencesView } from '../preferences/preferences.view.ts';
import { type AppActor, machineOf } from './app.view.ts';
import { follow } from './follow.view.ts';

type Unlink = () => void;

/** Passes language, colours and motion on from the preferences once they are read. `sent` is the language when none is chosen. */
function linkPreferences(app: AppActor, sent: Locale): Unlink {
  const preferences = machineOf(app, 'preferences');
  const locale = machineOf(app, 'locale');
  const theme = machineOf(app, 'theme');
  const layout = machineOf(app, 'layout');
  return follow(
    preferences,
    (snapshot) => snapshot.context.value,
    () => {
      const view = preferencesView(preferences.getSnapshot(), preferences.send);
      const chosen = view.uiLang === null ? undefined : LOCALES[view.uiLang];
      locale.send({ type: 'LOCALE.CHOSEN', locale: chosen ?? sent });
      theme.send({ type: 'THEME.CHOSEN', theme: view.theme });
      layout.send({ type: 'MOTION.CHOSEN', motion: view.motion });
    },
  );
}

/** Crawlers see no dialog. */
function linkCrawler(app: AppActor): Unlink {
  return follow(
    machineOf(app, 'layout'),
    (snapshot) => layoutView(snapshot).isCrawler,
    (isCrawler) => {
      if (!isCrawler) return;
      machineOf(app, 'requests').send({ type: 'CRAWLER.FOUND' });
      machineOf(app, 'welcome').send({ type: 'CRAWLER.FOUND' });
    },
  );
}

/** After navigation, refreshes the social record and the session. */
function linkPages(app: AppActor): Unlink {
  return follow(
    machineOf(app, 'navigation'),
    (snapshot) => navigationView(snapshot).path,
    (path) => {
      if (path === null) return;
      machineOf(app, 'social').send({ type: 'CONTENT.REQUESTED', what: path });
      machineOf(app, 'session').send({ type: 'SESSION.ASKED' });
    },
  );
}

/**
 * Closes open dialogs when the visitor leaves for another page. A dialog opened while a page is loading was opened on
 * purpose: it stays.
 */
function linkDepartures(app: AppActor): Unlink {
  return follow(
    machineOf(app, 'navigation'),
    (snapshot) => {
      const { path, to } = navigationView(snapshot);
      return path === null ? null : to;
    },
    (to) => {
      if (to !== null) machineOf(app, 'modals').send({ type: 'MODALS.CLEARED' });
    },
  );
}

/**
 * Forwards decisions of one machine to the others, which do not know each other. `sent` is the language of the served page.
 * Returns a function that removes the links.
 */
export function linkMachines(app: AppActor, sent: Locale = 'en'): Unlink {
  const links = [linkPreferences(app, sent), linkCrawler(app), linkPages(app), linkDepartures(app)];
  return () => {
    for (const unlink of links) unlink();
  };
}
