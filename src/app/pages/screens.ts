import type { ComponentType } from 'react';
import { machineOf } from '#machines/app/app.view';
import type { Route } from '#model/site/routes';
import { Overview } from '../../routes/home/overview.tsx';
import { app } from '../actors.tsx';

/** Patterns of the routes that show a page of their own. */
export type ScreenPattern = Extract<Route, { readonly movedTo: null }>['pattern'];

interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** What can be begun while the code is on its way. */
  readonly prepare?: () => void;
}

// Most visits begin on the home page, so it comes with the first file: one that waits for another costs a phone seconds.
const overview = async () => Overview;

const warmEngine = () => machineOf(app, 'optimizer').send({ type: 'ENGINE.WARM' });

/** The code of each page, a file of its own each but for the home page. A route without a page does not compile. */
export const SCREENS: Readonly<Record<ScreenPattern, Screen>> = {
  '/': { load: overview },
  '/home/bestdori': { load: overview },
  '/home/bestdori/customize': {
    load: async () => (await import('../../routes/home/customize.tsx')).CustomizeHome,
  },
  '/home': { load: async () => (await import('../../routes/home/hub.tsx')).HomeHub },
  '/home/news': { load: async () => (await import('../../routes/home/news.tsx')).News },
  '/home/news/{id}/{name?}': {
    load: async () => (await import('../../routes/home/news-article.tsx')).NewsArticle,
  },
  '/home/join': { load: async () => (await import('../../routes/home/join.tsx')).Join },
  '/home/support': { load: async () => (await import('../../routes/home/support.tsx')).Support },
  '/info': { load: async () => (await import('../../routes/info/hub.tsx')).InfoHub },
  '/info/characters': {
    load: async () => (await import('../../routes/info/characters/list.tsx')).Characters,
  },
  '/info/characters/{id}/{name?}': {
    load: async () => (await import('../../routes/info/characters/page.tsx')).Character,
  },
  '/info/cards': { load: async () => (await import('../../routes/info/cards/list.tsx')).Cards },
  '/info/cards/{id}/{name?}': { load: async () => (await import('../../routes/info/cards/page.tsx')).Card },
  '/info/songs': { load: async () => (await import('../../routes/info/songs/list.tsx')).Songs },
  '/info/songs/{id}/{name?}': { load: async () => (await import('../../routes/info/songs/page.tsx')).Song },
  '/info/songmeta/{id?}/{name?}': {
    load: async () => (await import('../../routes/info/songmeta.tsx')).SongMeta,
  },
  '/info/events': { load: async () => (await import('../../routes/info/events/list.tsx')).Events },
  '/info/events/{id}/{name?}': {
    load: async () => (await import('../../routes/info/events/page.tsx')).Event,
  },
  '/tool/teambuilder': {
    load: async () => (await import('../../routes/tool/teambuilder.tsx')).TeamBuilder,
    prepare: warmEngine,
  },
  '/tool/songoptimizer': {
    load: async () => (await import('../../routes/tool/songoptimizer.tsx')).SongOptimizer,
    prepare: warmEngine,
  },
  '/profile': { load: async () => (await import('../../routes/profile/hub.tsx')).ProfileHub },
  '/profile/account': { load: async () => (await import('../../routes/profile/account.tsx')).Account },
  '/console': { load: async () => (await import('../../routes/console/console.tsx')).ConsolePage },
  '/profile/manager': {
    load: async () => (await import('../../routes/profile/manager.tsx')).ProfileManager,
  },
  '/profile/cards': {
    load: async () => (await import('../../routes/profile/cards/collection.tsx')).Collection,
  },
  '/profile/items': {
    load: async () => (await import('../../routes/profile/items/items.tsx')).Items,
  },
  '/profile/preferences': {
    load: async () => (await import('../../routes/profile/preferences.tsx')).Preferences,
  },
};
