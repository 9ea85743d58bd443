import type { ComponentType } from 'react';
import { machineOf } from '#machines/app/app.view';
import type { Route } from '#model/site/routes';
import { Overview } from '../../routes/home/overview.tsx';
import { app } from '../actors.tsx';

type ScreenName = NonNullable<Route['screen']>;

interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** What can be begun while the code is on its way. */
  readonly prepare?: () => void;
}

const warmEngine = () => machineOf(app, 'optimizer').send({ type: 'ENGINE.WARM' });

/**
 * The code of each page, by the name of its module in the route table: a file of its own each (src/vite/page-files.ts). Most visits
 * begin on the home page, so that comes with the boot. A route without a page does not compile.
 */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  'home/overview': { load: async () => Overview },
  'home/customize': {
    load: async () => (await import('../../routes/home/customize.tsx')).CustomizeHome,
  },
  'home/hub': { load: async () => (await import('../../routes/home/hub.tsx')).HomeHub },
  'home/news': { load: async () => (await import('../../routes/home/news.tsx')).News },
  'home/news-article': {
    load: async () => (await import('../../routes/home/news-article.tsx')).NewsArticle,
  },
  'home/join': { load: async () => (await import('../../routes/home/join.tsx')).Join },
  'home/support': { load: async () => (await import('../../routes/home/support.tsx')).Support },
  'info/hub': { load: async () => (await import('../../routes/info/hub.tsx')).InfoHub },
  'info/characters': {
    load: async () => (await import('../../routes/info/characters.tsx')).Characters,
  },
  'info/character': {
    load: async () => (await import('../../routes/info/character.tsx')).Character,
  },
  'info/cards': { load: async () => (await import('../../routes/info/cards.tsx')).Cards },
  'info/card': { load: async () => (await import('../../routes/info/card.tsx')).Card },
  'info/songs/list': { load: async () => (await import('../../routes/info/songs/list.tsx')).Songs },
  'info/songs/detail': { load: async () => (await import('../../routes/info/songs/detail.tsx')).Song },
  'info/songmeta': {
    load: async () => (await import('../../routes/info/songmeta.tsx')).SongMeta,
  },
  'info/events/list': { load: async () => (await import('../../routes/info/events/list.tsx')).Events },
  'info/events/detail': {
    load: async () => (await import('../../routes/info/events/detail.tsx')).Event,
  },
  'tool/teambuilder': {
    load: async () => (await import('../../routes/tool/teambuilder.tsx')).TeamBuilder,
    prepare: warmEngine,
  },
  'tool/songoptimizer': {
    load: async () => (await import('../../routes/tool/songoptimizer.tsx')).SongOptimizer,
    prepare: warmEngine,
  },
  'profile/hub': { load: async () => (await import('../../routes/profile/hub.tsx')).ProfileHub },
  'profile/account': { load: async () => (await import('../../routes/profile/account.tsx')).Account },
  'console/console': { load: async () => (await import('../../routes/console/console.tsx')).ConsolePage },
  'profile/manager': {
    load: async () => (await import('../../routes/profile/manager.tsx')).ProfileManager,
  },
  'profile/cards/collection': {
    load: async () => (await import('../../routes/profile/cards/collection.tsx')).Collection,
  },
  'profile/items/items': {
    load: async () => (await import('../../routes/profile/items/items.tsx')).Items,
  },
  'profile/preferences': {
    load: async () => (await import('../../routes/profile/preferences.tsx')).Preferences,
  },
};
