import type { RouteEntry } from './entry.ts';

/** Players compared with each other. */
export const LEADERBOARD_ROUTES = [
  {
    pattern: '/leaderboard',
    section: 'leaderboard',
    title: 'section.leaderboard',
    screen: 'community/leaderboard-hub',
    texts: ['leaderboard'],
    anchors: [],
    data: ['recent'],
    isCrawlable: true,
    blocks: 3,
    movedTo: null,
  },
  {
    pattern: '/leaderboard/players/{server?}',
    section: 'leaderboard',
    title: 'page.playerBoard',
    screen: 'community/players',
    texts: ['leaderboard'],
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 3,
    movedTo: null,
  },
  {
    pattern: '/leaderboard/participate',
    section: 'leaderboard',
    title: 'page.participate',
    screen: 'community/participate',
    texts: ['leaderboard', 'account'],
    anchors: [
      { id: 'how', title: 'board.how.title' },
      { id: 'link', title: 'account.linked.title' },
    ],
    data: [],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
  {
    pattern: '/leaderboard/events/{server}/{id}/{name?}',
    section: 'leaderboard',
    title: 'page.eventBoard',
    screen: 'events/event-board',
    texts: ['leaderboard'],
    anchors: [
      { id: 'top-ten', title: 'board.events.top' },
      { id: 'tiers', title: 'board.events.tiers' },
    ],
    data: ['events'],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
] as const satisfies readonly RouteEntry[];
