import { EVENT_BOARDS_HEAD } from '../../families/events/boards/head.ts';
import type { RouteEntry } from './entry.ts';

/** Players compared with each other. */
export const LEADERBOARD_ROUTES: readonly RouteEntry[] = [
  {
    pattern: '/leaderboard',
    section: 'leaderboard',
    title: 'section.leaderboard',
    lead: 'board.hubLead',
    screen: 'community/leaderboard-hub',
    texts: ['leaderboard'],
    data: ['recent'],
    blocks: 3,
  },
  {
    pattern: '/leaderboard/players/{server?}',
    section: 'leaderboard',
    title: 'page.playerBoard',
    lead: 'board.playersLead',
    icon: 'list',
    screen: 'community/players',
    texts: ['leaderboard'],
    blocks: 3,
  },
  {
    pattern: `${EVENT_BOARDS_HEAD.path}/{server?}`,
    list: 'events',
    section: 'leaderboard',
    title: EVENT_BOARDS_HEAD.texts.many,
    lead: EVENT_BOARDS_HEAD.texts.lead,
    icon: EVENT_BOARDS_HEAD.icon,
    words: EVENT_BOARDS_HEAD.words,
    screen: 'events/event-boards',
    texts: ['leaderboard'],
    anchors: [
      { id: 'filters', title: 'list.filters' },
      { id: 'results', title: 'list.results' },
    ],
    data: EVENT_BOARDS_HEAD.needs,
    blocks: 6,
  },
  {
    pattern: '/leaderboard/participate',
    section: 'leaderboard',
    title: 'page.participate',
    lead: 'board.participateLead',
    icon: 'join',
    screen: 'community/participate',
    texts: ['leaderboard', 'account'],
    anchors: [
      { id: 'how', title: 'board.how.title' },
      { id: 'link', title: 'account.linked.title' },
    ],
  },
  {
    pattern: '/leaderboard/events/{server}/{id}/{name?}',
    sample: '/leaderboard/events/jp/280',
    section: 'leaderboard',
    title: 'page.eventBoard',
    screen: 'events/event-board',
    texts: ['leaderboard'],
    anchors: [
      { id: 'top-ten', title: 'board.events.top' },
      { id: 'tiers', title: 'board.events.tiers' },
    ],
    data: ['events'],
  },
];
