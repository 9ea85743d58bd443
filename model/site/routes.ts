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
    title: 'site.name',
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 3,
    movedTo: '/tool/teambuilder',
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
] as const satisfies readonly RouteEntry[];

export type Route = (typeof ROUTES)[number];
