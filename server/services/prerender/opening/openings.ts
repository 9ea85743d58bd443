import { GAMES } from '#model/games/settings';
import { ROUTES } from '#model/site/routes';
import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';
import { type ContentWriter, forVisitors, page, queried } from '../writers/content-writer.ts';
import { openBoards, openParticipate, openPlayerSearch } from './boards.ts';
import { openGame, openRoom } from './games.ts';
import { openLogIn } from './members.ts';
import { openPlayer } from './music.ts';
import { openNews } from './news.ts';
import { openCollection, openManager, openPreferences } from './profile.ts';
import { openBuilder, openOptimizer } from './team.ts';
import { openCalculator, openLive2d, openSimulator } from './tools.ts';
import { openTracker } from './tracker.ts';

const TRACKER_PATTERNS = ROUTES.map(({ pattern }) => pattern).filter((pattern) =>
  pattern.startsWith('/tool/eventtracker'),
);

/** Of a page whose first step is the same for all data. */
const opens = (open: (visitor: Visitor) => PrerenderedOpening): ContentWriter =>
  page(async (_sources, { visitor }) => open(visitor));

/** What the pages of tools show before any script runs, by their patterns. */
export const OPENINGS: readonly (readonly [pattern: string, writer: ContentWriter])[] = [
  ['/home/news', page(({ lists }, { visitor }) => openNews(lists, visitor))],
  [
    '/community/posts/new',
    forVisitors(async (_sources, { visitor, path }) =>
      openLogIn(visitor, path, 'write.logIn', 'write.logInText'),
    ),
  ],
  [
    '/community/aboutme/edit',
    forVisitors(async (_sources, { visitor, path }) =>
      openLogIn(visitor, path, 'about.logIn', 'about.logInText'),
    ),
  ],
  [
    '/leaderboard/players/{server?}',
    page(async (_sources, { visitor, server, isServerOdd }) =>
      isServerOdd ? null : openBoards(visitor, server ?? visitor.servers.main),
    ),
  ],
  ['/leaderboard/participate', forVisitors(async (_sources, { visitor }) => openParticipate(visitor))],
  ...GAMES.map((game) => [`/game/${game}`, opens((visitor) => openGame(visitor, game))] as const),
  ['/game/room/{code?}', page(async (_sources, { visitor, path }) => openRoom(visitor, path))],
  ['/tool/teambuilder', opens(openBuilder)],
  ['/tool/songoptimizer', queried(async (_sources, { visitor, params }) => openOptimizer(visitor, params))],
  ...TRACKER_PATTERNS.map(
    (pattern) =>
      [
        pattern,
        page(async ({ lists }, { visitor, server, isServerOdd, tier, id }) =>
          isServerOdd ? null : openTracker(lists, visitor, { server, tier, id }),
        ),
      ] as const,
  ),
  [
    '/tool/playersearch/{server?}/{id?}',
    page(async (_sources, { visitor, server, isServerOdd, id }) =>
      isServerOdd || id !== null ? null : openPlayerSearch(visitor, server ?? visitor.servers.main),
    ),
  ],
  ['/tool/eventcalculator', opens(openCalculator)],
  ['/tool/chartsimulator', opens(openSimulator)],
  ['/tool/live2d', opens(openLive2d)],
  ['/tool/musicplayer', queried(({ lists }, { visitor, params }) => openPlayer(lists, visitor, params))],
  ['/profile/cards', opens((visitor) => openCollection(visitor, 'page.collection'))],
  ['/profile/items', opens((visitor) => openCollection(visitor, 'page.areaItems'))],
  ['/profile/manager', opens(openManager)],
  ['/profile/preferences', opens(openPreferences)],
];
