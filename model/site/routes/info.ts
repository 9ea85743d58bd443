import { FAMILIES, type FamilyName, listPath } from '../../families/families.ts';
import type { FamilyHead } from '../../families/head.ts';
import type { Feature } from '../features.ts';
import type { Anchor, RouteEntry } from './entry.ts';

/** Every list is a list kit's: filters above results. */
const LIST: readonly Anchor[] = [
  { id: 'filters', title: 'list.filters' },
  { id: 'results', title: 'list.results' },
];

const featureOf = (name: FamilyName): Feature => (name === 'events' ? 'events' : 'info');

/** A list, and a page for each thing. */
function routesOf(name: FamilyName, head: FamilyHead): readonly RouteEntry[] {
  // Late lists are left out: the page is drawn before them, and asking early would hold up what it needs.
  const shared = { section: 'info', data: head.needs } as const;
  return [
    {
      ...shared,
      pattern: listPath(head),
      list: head.needs[0],
      title: head.texts.many,
      lead: head.texts.lead,
      ...(head.icon && { icon: head.icon }),
      ...(head.words && { words: head.words }),
      screen: `${featureOf(name)}/${name}/list`,
      texts: ['info', ...(head.listTexts ?? [])],
      anchors: LIST,
      blocks: 6,
    },
    {
      ...shared,
      pattern: `${listPath(head)}/{id}/{name?}`,
      sample: `${listPath(head)}/${head.sample}`,
      title: head.texts.one,
      screen: `${featureOf(name)}/${name}/page`,
      texts: ['info', 'community'],
      anchors: head.panels,
      blocks: head.blocks,
    },
  ];
}

/** The section of information: its hub, the families, and pages of their own. */
export const INFO_ROUTES: readonly RouteEntry[] = [
  {
    pattern: '/info',
    section: 'info',
    title: 'section.info',
    lead: 'infoHub.lead',
    screen: 'info/hub',
    texts: ['info'],
  },
  ...FAMILIES.flatMap((head) => routesOf(head.name, head)),
  {
    pattern: '/info/miracleticket',
    list: 'miracleTickets',
    section: 'info',
    title: 'page.miracleTicket',
    lead: 'infoHub.miracleTicket',
    icon: 'ticket',
    screen: 'info/miracleticket',
    texts: ['info'],
    anchors: LIST,
    data: ['cards', 'skills', 'characters', 'bands', 'miracleTickets'],
    blocks: 6,
  },
  {
    pattern: '/info/eventarchives',
    list: 'archives',
    section: 'info',
    title: 'page.eventArchives',
    lead: 'infoHub.eventArchives',
    icon: 'archive',
    screen: 'events/eventarchives/list',
    texts: ['info'],
    anchors: LIST,
    data: ['archives', 'events'],
    blocks: 6,
  },
  {
    pattern: '/info/eventarchives/{server}/{id}/{name?}',
    sample: '/info/eventarchives/jp/270',
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
    blocks: 4,
  },
  {
    pattern: '/info/songmeta/{id?}/{name?}',
    list: 'songMeta',
    section: 'info',
    title: 'page.songMeta',
    lead: 'songMeta.lead',
    icon: 'scale',
    words: 'words.songMeta',
    screen: 'charts/songmeta',
    texts: ['info'],
    data: ['songs', 'bands', 'songMeta'],
    blocks: 6,
  },
  {
    pattern: '/info/others/{name?}',
    section: 'info',
    title: 'page.others',
    lead: 'others.lead',
    icon: 'shapes',
    screen: 'info/others',
    texts: ['info'],
    blocks: 6,
  },
];
