import { FAMILIES, type FamilyName, listPath } from '../../families/families.ts';
import type { FamilyHead } from '../../families/head.ts';
import type { Feature, ScreenName } from '../features.ts';
import type { Anchor, RouteEntry } from './entry.ts';

export interface FamilyRoute extends RouteEntry {
  readonly section: 'info';
  readonly screen: ScreenName;
  readonly data: FamilyHead['needs'];
  readonly movedTo: null;
}

/** Every list is a list kit's: filters above results. */
const LIST = [
  { id: 'filters', title: 'list.filters' },
  { id: 'results', title: 'list.results' },
] as const satisfies readonly Anchor[];

const featureOf = (name: FamilyName): Feature => (name === 'events' ? 'events' : 'info');

/** A list, and a page for each thing. */
function routesOf(name: FamilyName, head: FamilyHead): readonly FamilyRoute[] {
  // Late lists are left out: the page is drawn before them, and asking early would hold up what it needs.
  const shared = { section: 'info', data: head.needs, isCrawlable: true, movedTo: null } as const;
  return [
    {
      ...shared,
      pattern: listPath(head),
      list: head.needs[0],
      title: head.texts.many,
      screen: `${featureOf(name)}/${name}/list`,
      texts: ['info', ...(head.listTexts ?? [])],
      anchors: LIST,
      blocks: 6,
    },
    {
      ...shared,
      pattern: `${listPath(head)}/{id}/{name?}`,
      title: head.texts.one,
      screen: `${featureOf(name)}/${name}/page`,
      texts: ['info', 'community'],
      anchors: head.panels,
      blocks: head.blocks,
    },
  ];
}

/** The section of information: its hub, the families, and pages of their own. */
export const INFO_ROUTES = [
  {
    pattern: '/info',
    section: 'info',
    title: 'section.info',
    screen: 'info/hub',
    texts: ['info'],
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
  ...FAMILIES.flatMap((head) => routesOf(head.name, head)),
  {
    pattern: '/info/miracleticket',
    list: 'miracleTickets',
    section: 'info',
    title: 'page.miracleTicket',
    screen: 'info/miracleticket',
    texts: ['info'],
    anchors: LIST,
    data: ['cards', 'skills', 'characters', 'bands', 'miracleTickets'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/eventarchives',
    list: 'archives',
    section: 'info',
    title: 'page.eventArchives',
    screen: 'events/eventarchives/list',
    texts: ['info'],
    anchors: LIST,
    data: ['archives', 'events'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/eventarchives/{server}/{id}/{name?}',
    section: 'info',
    title: 'page.eventArchive',
    screen: 'events/eventarchives/page',
    texts: ['info', 'leaderboard', 'community'],
    anchors: [
      { id: 'cutoffs', title: 'archives.cutoffs' },
      { id: 'best', title: 'archives.best' },
      { id: 'compared', title: 'archives.compared' },
      { id: 'curves', title: 'archives.curves' },
      { id: 'comments', title: 'thread.title' },
    ],
    data: ['archives', 'events'],
    isCrawlable: true,
    blocks: 4,
    movedTo: null,
  },
  {
    pattern: '/info/songmeta/{id?}/{name?}',
    list: 'songMeta',
    section: 'info',
    title: 'page.songMeta',
    screen: 'charts/songmeta',
    texts: ['info'],
    anchors: [],
    data: ['songs', 'bands', 'songMeta'],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
  {
    pattern: '/info/others/{name?}',
    section: 'info',
    title: 'page.others',
    screen: 'info/others',
    texts: ['info'],
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 6,
    movedTo: null,
  },
] as const satisfies readonly RouteEntry[];
