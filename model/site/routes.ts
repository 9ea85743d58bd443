import type { RouteEntry } from './routes/entry.ts';
import { HOME_ROUTES } from './routes/home.ts';
import { INFO_ROUTES } from './routes/info.ts';
import { LEADERBOARD_ROUTES } from './routes/leaderboard.ts';
import { PROFILE_ROUTES } from './routes/profile.ts';
import { STORY_ROUTES } from './routes/stories.ts';
import { TOOL_ROUTES } from './routes/tool.ts';

/** Small games. */
const GAME_ROUTES: readonly RouteEntry[] = [
  {
    pattern: '/game',
    section: 'game',
    title: 'section.game',
    lead: 'game.lead',
    words: 'words.games',
    screen: 'games/hub',
    texts: ['game', 'room'],
  },
  {
    pattern: '/game/findme',
    section: 'game',
    title: 'page.findMe',
    lead: 'find.lead',
    icon: 'grid',
    words: 'words.findMe',
    screen: 'games/findme',
    texts: ['game'],
    data: ['cards', 'characters', 'bands'],
  },
  {
    pattern: '/game/guesswho',
    section: 'game',
    title: 'page.guessWho',
    lead: 'guess.lead',
    icon: 'face',
    words: 'words.guessWho',
    screen: 'games/guesswho',
    texts: ['game'],
    data: ['cards', 'characters', 'bands'],
  },
  {
    pattern: '/game/chartmaster',
    section: 'game',
    title: 'page.chartMaster',
    lead: 'master.lead',
    icon: 'waves',
    words: 'words.chartMaster',
    screen: 'games/chartmaster',
    texts: ['game'],
    data: ['songs', 'bands'],
  },
  {
    pattern: '/game/room/{code?}',
    section: 'game',
    title: 'page.room',
    lead: 'room.lead',
    icon: 'people',
    screen: 'games/room',
    texts: ['room', 'game'],
    data: ['cards', 'characters', 'bands'],
    isCrawlable: false,
  },
];

/** Of both pages of the chart editor. */
const CHART_EDITOR_TEXTS: RouteEntry['texts'] = [
  'charteditor',
  'chartdraft',
  'drafts',
  'chartsound',
  'fancharts',
  'chart',
  'write',
  'stage',
  'community',
  'import',
];

/** Of both pages of the story editor. */
const STORY_EDITOR_TEXTS: RouteEntry['texts'] = [
  'storyeditor',
  'drafts',
  'stories',
  'fanstories',
  'write',
  'community',
  'explorer',
];

/** What members publish. */
const COMMUNITY_ROUTES: readonly RouteEntry[] = [
  {
    pattern: '/community',
    section: 'community',
    title: 'section.community',
    lead: 'posts.hubLead',
    screen: 'posts/hub',
    texts: ['posts'],
  },
  {
    pattern: '/community/home',
    section: 'community',
    title: 'page.communityHome',
    lead: 'posts.homeLead',
    icon: 'dashboard',
    screen: 'posts/home',
    texts: ['posts', 'community'],
    anchors: [
      { id: 'tags', title: 'posts.weekTags' },
      { id: 'newest', title: 'posts.newest' },
      { id: 'popular', title: 'posts.popular' },
      { id: 'charts', title: 'page.fanCharts' },
      { id: 'stories', title: 'page.fanStories' },
    ],
    blocks: 5,
  },
  {
    pattern: '/community/posts',
    section: 'community',
    title: 'page.posts',
    lead: 'posts.lead',
    icon: 'post',
    screen: 'posts/list',
    texts: ['posts', 'community'],
    blocks: 6,
  },
  {
    pattern: '/community/charts',
    section: 'community',
    title: 'page.fanCharts',
    lead: 'posts.chartsLead',
    icon: 'waves',
    words: 'words.fanCharts',
    screen: 'fancharts/list',
    texts: ['fancharts', 'posts', 'community'],
    blocks: 6,
  },
  {
    pattern: '/community/stories',
    section: 'community',
    title: 'page.fanStories',
    lead: 'posts.storiesLead',
    icon: 'book',
    words: 'words.fanStories',
    screen: 'posts/fan-stories',
    texts: ['fanstories', 'posts', 'community'],
    blocks: 6,
  },
  {
    pattern: '/community/posts/new',
    section: 'community',
    title: 'page.newPost',
    lead: 'posts.newLead',
    icon: 'pencil',
    words: 'words.newPost',
    screen: 'studio/new-post',
    texts: ['write', 'community', 'post', 'info', 'tool'],
    isCrawlable: false,
    blocks: 3,
  },
  {
    pattern: '/community/posts/edit/{id}',
    sample: '/community/posts/edit/1',
    section: 'community',
    title: 'page.editPost',
    screen: 'studio/edit-post',
    texts: ['write', 'community', 'post', 'info', 'tool'],
    isCrawlable: false,
    blocks: 3,
  },
  {
    pattern: '/community/charts/new',
    section: 'community',
    title: 'page.newChart',
    lead: 'posts.newChartLead',
    icon: 'pencil',
    words: 'words.newChart',
    screen: 'charteditor/new-chart',
    texts: CHART_EDITOR_TEXTS,
    isCrawlable: false,
    blocks: 3,
  },
  {
    pattern: '/community/charts/edit/{id}',
    sample: '/community/charts/edit/2',
    section: 'community',
    title: 'page.editChart',
    screen: 'charteditor/edit-chart',
    texts: CHART_EDITOR_TEXTS,
    isCrawlable: false,
    blocks: 3,
  },
  {
    pattern: '/community/stories/new',
    section: 'community',
    title: 'page.newStory',
    lead: 'posts.newStoryLead',
    icon: 'pencil',
    words: 'words.newStory',
    screen: 'storyeditor/new-story',
    texts: STORY_EDITOR_TEXTS,
    isCrawlable: false,
    blocks: 3,
  },
  {
    pattern: '/community/stories/edit/{id}',
    sample: '/community/stories/edit/3',
    section: 'community',
    title: 'page.editStory',
    screen: 'storyeditor/edit-story',
    texts: STORY_EDITOR_TEXTS,
    isCrawlable: false,
    blocks: 3,
  },
  {
    pattern: '/community/posts/{id}/{name?}',
    sample: '/community/posts/1',
    section: 'community',
    title: 'page.post',
    screen: 'posts/post',
    texts: ['post', 'community', 'info'],
    anchors: [
      { id: 'post', title: 'page.post' },
      { id: 'comments', title: 'thread.title' },
      { id: 'more', title: 'post.byAuthor' },
    ],
    blocks: 3,
  },
  {
    pattern: '/community/charts/{id}/{name?}',
    sample: '/community/charts/2',
    section: 'community',
    title: 'page.fanChart',
    screen: 'fancharts/chart',
    texts: ['fancharts', 'post', 'community', 'info', 'chart', 'stage'],
    anchors: [
      { id: 'stage', title: 'page.simulator' },
      { id: 'chart', title: 'fanCharts.picture' },
      { id: 'post', title: 'page.post' },
      { id: 'comments', title: 'thread.title' },
    ],
    blocks: 3,
  },
  {
    pattern: '/community/stories/{id}/{name?}',
    sample: '/community/stories/3',
    section: 'community',
    title: 'page.fanStory',
    screen: 'posts/fan-story',
    texts: ['fanstories', 'stories', 'post', 'community', 'info'],
    anchors: [
      { id: 'story', title: 'page.fanStory' },
      { id: 'post', title: 'page.post' },
      { id: 'comments', title: 'thread.title' },
    ],
    blocks: 3,
  },
  {
    pattern: '/community/aboutme/edit',
    section: 'community',
    title: 'page.aboutMe',
    lead: 'posts.aboutLead',
    icon: 'pencil',
    words: 'words.aboutMe',
    screen: 'people/edit-about',
    texts: ['about', 'people', 'community', 'posts', 'post', 'write', 'leaderboard', 'info', 'tool'],
    isCrawlable: false,
    blocks: 4,
  },
  {
    pattern: '/community/user/{username}',
    sample: '/community/user/lanternfish',
    section: 'community',
    title: 'page.member',
    screen: 'people/member',
    texts: ['people', 'collection', 'community', 'posts', 'post', 'leaderboard', 'info'],
    blocks: 4,
  },
];

/** An entry with what it may leave out. */
export type Route = RouteEntry & Required<Pick<RouteEntry, 'anchors' | 'data' | 'isCrawlable' | 'blocks'>>;

/**
 * Every address whose page exists. Router, side menu, breadcrumb, document title, search, the server's pages and the
 * sitemap are made from it; a page that is not in here cannot be reached.
 */
export const ROUTES: readonly Route[] = [
  ...HOME_ROUTES,
  ...COMMUNITY_ROUTES,
  ...LEADERBOARD_ROUTES,
  ...GAME_ROUTES,
  ...INFO_ROUTES,
  ...TOOL_ROUTES,
  ...STORY_ROUTES,
  ...PROFILE_ROUTES,
].map((entry) => ({ anchors: [], data: [], isCrawlable: true, blocks: 2, ...entry }));

/** Addresses that menus and search leave out: second ones of a page, and what is for people in charge alone. */
export const SECOND_ADDRESSES: readonly string[] = [
  '/home/bestdori',
  '/console',
  '/tool/live2d/asset/{path*}',
  '/tool/storyviewer/asset/{path*}',
];

/** Pages that open with what is on: an empty stage holds its place until then. */
export const STAGES: readonly string[] = ['/', '/home/bestdori'];
