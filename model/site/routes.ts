import type { SectionName } from './sections.ts';

/** A part of a page that the side menu links to. */
export interface Anchor {
  readonly id: string;
  /** Key in the locale files. */
  readonly title: string;
}

/** One address of the site. */
export interface RouteEntry {
  /** As spec §2 writes it: `{id}` is any text, `{name?}` may be missing, `{path*}` is the rest of the address. */
  readonly pattern: string;
  readonly section: SectionName;
  /** Key in the locale files: document title, breadcrumb, menu and heading before any script runs. */
  readonly title: string;
  readonly anchors: readonly Anchor[];
  /** Friendly names of the data the page shows; it is asked for while the page's code is on its way. */
  readonly data: readonly string[];
  /** Whether search engines are told of it. */
  readonly isCrawlable: boolean;
  /** Grey blocks in its skeleton. */
  readonly blocks: number;
  /** The address leads to another one. */
  readonly movedTo: string | null;
}

/**
 * Every address whose page exists. Router, side menu, breadcrumb, document title, search, the server's pages and the
 * sitemap are made from it; a page that is not in here cannot be reached.
 */
export const ROUTES = [
  {
    pattern: '/',
    section: 'home',
    title: 'home.title',
    anchors: [],
    data: ['recent'],
    isCrawlable: true,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/home/bestdori',
    section: 'home',
    title: 'home.title',
    anchors: [],
    data: ['recent'],
    isCrawlable: false,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/home',
    section: 'home',
    title: 'nav.home',
    anchors: [],
    data: ['news'],
    isCrawlable: true,
    blocks: 3,
    movedTo: null,
  },
  {
    pattern: '/home/news',
    section: 'home',
    title: 'news.title',
    anchors: [],
    data: ['news'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/home/news/{id}/{name?}',
    section: 'home',
    title: 'news.article',
    anchors: [],
    data: ['news'],
    isCrawlable: true,
    blocks: 3,
    movedTo: null,
  },
  {
    pattern: '/home/join',
    section: 'home',
    title: 'join.title',
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 3,
    movedTo: null,
  },
  {
    pattern: '/home/support',
    section: 'home',
    title: 'support.title',
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 3,
    movedTo: null,
  },
  {
    pattern: '/home/bestdori/customize',
    section: 'home',
    title: 'home.customize.title',
    anchors: [
      { id: 'widgets', title: 'home.customize.widgets' },
      { id: 'shortcuts', title: 'home.customize.shortcuts' },
    ],
    data: [],
    isCrawlable: false,
    blocks: 4,
    movedTo: null,
  },
  {
    pattern: '/info',
    section: 'info',
    title: 'nav.info',
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
  {
    pattern: '/info/characters',
    section: 'info',
    title: 'characters.title',
    anchors: [
      { id: 'filters', title: 'list.filters' },
      { id: 'results', title: 'builder.section.results' },
    ],
    data: ['characters', 'bands', 'cards'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/characters/{id}/{name?}',
    section: 'info',
    title: 'cards.character',
    anchors: [
      { id: 'introduction', title: 'characters.introduction' },
      { id: 'facts', title: 'cards.facts' },
      { id: 'cards', title: 'cards.title' },
      { id: 'comments', title: 'thread.title' },
    ],
    data: ['characters', 'bands', 'cards', 'skills'],
    isCrawlable: true,
    blocks: 4,
    movedTo: null,
  },
  {
    pattern: '/info/cards',
    section: 'info',
    title: 'cards.title',
    anchors: [
      { id: 'filters', title: 'list.filters' },
      { id: 'results', title: 'builder.section.results' },
    ],
    data: ['cards', 'skills', 'events', 'characters', 'bands'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/cards/{id}/{name?}',
    section: 'info',
    title: 'cards.card',
    anchors: [
      { id: 'art', title: 'cards.art' },
      { id: 'facts', title: 'cards.facts' },
      { id: 'stats', title: 'cards.stats' },
      { id: 'skill', title: 'cards.skill' },
      { id: 'release', title: 'cards.release' },
      { id: 'comments', title: 'thread.title' },
    ],
    data: ['cards', 'skills', 'characters', 'bands'],
    isCrawlable: true,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/info/songs',
    section: 'info',
    title: 'songs.title',
    anchors: [
      { id: 'filters', title: 'list.filters' },
      { id: 'results', title: 'builder.section.results' },
    ],
    data: ['songs', 'bands'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/songs/{id}/{name?}',
    section: 'info',
    title: 'songs.song',
    anchors: [
      { id: 'facts', title: 'cards.facts' },
      { id: 'charts', title: 'songs.charts' },
      { id: 'meta', title: 'songMeta.title' },
      { id: 'release', title: 'cards.release' },
      { id: 'comments', title: 'thread.title' },
    ],
    data: ['songs', 'bands'],
    isCrawlable: true,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/info/songmeta/{id?}/{name?}',
    section: 'info',
    title: 'songMeta.title',
    anchors: [],
    data: ['songs', 'bands', 'songMeta'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/events',
    section: 'info',
    title: 'events.title',
    anchors: [
      { id: 'filters', title: 'list.filters' },
      { id: 'results', title: 'builder.section.results' },
    ],
    data: ['events', 'characters', 'bands'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/events/{id}/{name?}',
    section: 'info',
    title: 'events.event',
    anchors: [
      { id: 'dates', title: 'events.dates' },
      { id: 'bonus', title: 'builder.event.bonus' },
      { id: 'cards', title: 'cards.title' },
      { id: 'stories', title: 'events.stories' },
      { id: 'points', title: 'events.pointRewards' },
      { id: 'ranks', title: 'events.rankRewards' },
      { id: 'comments', title: 'thread.title' },
    ],
    data: ['events', 'characters', 'bands'],
    isCrawlable: true,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/tool/teambuilder',
    section: 'tool',
    title: 'nav.teamBuilder',
    anchors: [
      { id: 'event', title: 'builder.section.event' },
      { id: 'live', title: 'builder.section.live' },
      { id: 'cards', title: 'builder.section.cards' },
      { id: 'constraints', title: 'builder.section.constraints' },
      { id: 'results', title: 'builder.section.results' },
    ],
    data: ['cards', 'skills', 'songs', 'events', 'characters', 'bands', 'areaItems'],
    isCrawlable: true,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/tool/songoptimizer',
    section: 'tool',
    title: 'optimizer.title',
    anchors: [
      { id: 'team', title: 'optimizer.section.team' },
      { id: 'live', title: 'optimizer.section.live' },
      { id: 'results', title: 'builder.section.results' },
    ],
    data: ['cards', 'skills', 'songs', 'events', 'characters', 'bands', 'areaItems'],
    isCrawlable: true,
    blocks: 4,
    movedTo: null,
  },
  {
    pattern: '/profile',
    section: 'profile',
    title: 'nav.profile',
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
  {
    pattern: '/profile/account',
    section: 'profile',
    title: 'account.title',
    anchors: [],
    data: [],
    isCrawlable: false,
    blocks: 2,
    movedTo: null,
  },
  {
    pattern: '/profile/preferences',
    section: 'profile',
    title: 'preferences.title',
    anchors: [
      { id: 'language', title: 'preferences.section.language' },
      { id: 'display', title: 'preferences.section.display' },
      { id: 'dates', title: 'preferences.section.dates' },
      { id: 'data', title: 'preferences.section.data' },
      { id: 'file', title: 'preferences.section.file' },
    ],
    data: [],
    isCrawlable: false,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/console',
    section: 'profile',
    title: 'console.title',
    anchors: [],
    data: [],
    isCrawlable: false,
    blocks: 3,
    movedTo: null,
  },
] as const satisfies readonly RouteEntry[];

/** Addresses that menus and search leave out: second ones of a page, and what is for people in charge alone. */
export const SECOND_ADDRESSES: readonly string[] = ['/home/bestdori', '/console'];

/** Pages that open with what is on: an empty stage holds its place until then. */
export const STAGES: readonly string[] = ['/', '/home/bestdori'];

export type Route = (typeof ROUTES)[number];
