import type { ComponentType } from 'react';
import { machineOf } from '#machines/app/app.view';
import type { Route } from '#model/site/routes';
import type { FamilyScreen } from '#model/site/routes/info';
import { Overview } from '../../features/home/pages/overview.tsx';
import { app } from '../actors.tsx';

type ScreenName = NonNullable<Route['screen']>;

/** The two pages of each family, from its own folder. */
const FAMILY_SCREENS = import.meta.glob<ComponentType>('../../routes/info/*/{list,page}.tsx', {
  import: 'Screen',
});

interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** What can be begun while the code is on its way. */
  readonly prepare?: () => void;
}

const warmEngine = () => machineOf(app, 'optimizer').send({ type: 'ENGINE.WARM' });

/**
 * The code of each page, by the name of its module in the route table: a file of its own each (src/app/build/page-files.ts). Most visits
 * begin on the home page, so that comes with the boot. A route without a page does not compile.
 */
const SCREENS: Readonly<Record<Exclude<ScreenName, FamilyScreen>, Screen>> = {
  'home/overview': { load: async () => Overview },
  'home/customize': {
    load: async () => (await import('../../features/home/pages/customize.tsx')).CustomizeHome,
  },
  'home/hub': { load: async () => (await import('../../features/home/pages/hub.tsx')).HomeHub },
  'home/news': { load: async () => (await import('../../features/home/pages/news.tsx')).News },
  'home/news-article': {
    load: async () => (await import('../../features/home/pages/news-article.tsx')).NewsArticle,
  },
  'home/join': { load: async () => (await import('../../features/home/pages/join.tsx')).Join },
  'home/support': { load: async () => (await import('../../features/home/pages/support.tsx')).Support },
  'game/hub': { load: async () => (await import('../../features/games/pages/hub.tsx')).GameHub },
  'game/findme': { load: async () => (await import('../../features/games/pages/findme.tsx')).FindMe },
  'game/guesswho': {
    load: async () => (await import('../../features/games/pages/guesswho.tsx')).GuessWho,
  },
  'game/chartmaster': {
    load: async () => (await import('../../features/games/pages/chartmaster.tsx')).ChartMaster,
  },
  'game/room': { load: async () => (await import('../../features/games/pages/room.tsx')).Room },
  'tool/hub': { load: async () => (await import('../../features/home/pages/tool-hub.tsx')).ToolHub },
  'info/hub': { load: async () => (await import('../../features/info/pages/hub.tsx')).InfoHub },
  'info/eventarchives/list': {
    load: async () => (await import('../../features/events/pages/eventarchives/list.tsx')).EventArchives,
  },
  'info/eventarchives/page': {
    load: async () => (await import('../../features/events/pages/eventarchives/page.tsx')).EventArchive,
  },
  'info/miracleticket': {
    load: async () => (await import('../../features/info/pages/miracleticket.tsx')).MiracleTicket,
  },
  'info/songmeta': {
    load: async () => (await import('../../features/charts/pages/songmeta.tsx')).SongMeta,
  },
  'info/others': {
    load: async () => (await import('../../features/info/pages/others.tsx')).Others,
  },
  'leaderboard/hub': {
    load: async () => (await import('../../features/community/pages/leaderboard-hub.tsx')).LeaderboardHub,
  },
  'leaderboard/players': {
    load: async () => (await import('../../features/community/pages/players.tsx')).Players,
  },
  'leaderboard/participate': {
    load: async () => (await import('../../features/community/pages/participate.tsx')).Participate,
  },
  'leaderboard/events': {
    load: async () => (await import('../../features/events/pages/event-board.tsx')).EventBoard,
  },
  'tool/teambuilder': {
    load: async () => (await import('../../features/team/pages/teambuilder.tsx')).TeamBuilder,
    prepare: warmEngine,
  },
  'tool/songoptimizer': {
    load: async () => (await import('../../features/team/pages/songoptimizer.tsx')).SongOptimizer,
    prepare: warmEngine,
  },
  'tool/chart': {
    load: async () => (await import('../../features/charts/pages/chart.tsx')).ChartPreview,
  },
  'tool/chartsimulator': {
    load: async () => (await import('../../features/charts/pages/chartsimulator.tsx')).ChartSimulator,
  },
  'tool/simulator': {
    load: async () => (await import('../../features/charts/pages/simulator.tsx')).Simulator,
  },
  'tool/eventcalculator': {
    load: async () => (await import('../../features/events/pages/eventcalculator.tsx')).EventCalculator,
  },
  'tool/eventtracker': {
    load: async () => (await import('../../features/events/pages/eventtracker.tsx')).EventTracker,
  },
  'tool/musicplayer': {
    load: async () => (await import('../../features/music/pages/musicplayer.tsx')).MusicPlayer,
  },
  'tool/playersearch': {
    load: async () => (await import('../../features/community/pages/playersearch.tsx')).PlayerSearch,
  },
  'profile/hub': { load: async () => (await import('../../features/account/pages/hub.tsx')).ProfileHub },
  'profile/account': { load: async () => (await import('../../features/account/pages/account.tsx')).Account },
  'console/console': { load: async () => (await import('../../features/console/pages/console.tsx')).ConsolePage },
  'profile/manager': {
    load: async () => (await import('../../features/account/pages/manager.tsx')).ProfileManager,
  },
  'profile/cards/collection': {
    load: async () => (await import('../../features/account/pages/cards.tsx')).Collection,
  },
  'profile/items/items': {
    load: async () => (await import('../../features/account/pages/items.tsx')).Items,
  },
  'profile/preferences': {
    load: async () => (await import('../../features/account/pages/preferences.tsx')).Preferences,
  },
};

const isOwn = (name: ScreenName): name is keyof typeof SCREENS => Object.hasOwn(SCREENS, name);

/** @throws where the folder of a family lacks its page */
export function screenOf(name: ScreenName): Screen {
  if (isOwn(name)) return SCREENS[name];
  const load = FAMILY_SCREENS[`../../routes/${name}.tsx`];
  if (!load) throw new Error(`there is no src/routes/${name}.tsx`);
  return { load };
}
