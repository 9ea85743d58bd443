import { FAMILIES, listPath, pagePath, pagePattern } from '../../families/families.ts';
import type { FamilyHead, ListHead } from '../../families/family.ts';
import type { Feature } from '../features.ts';
import type { Anchor, RouteEntry } from './entry.ts';

/** Every list is a list kit's: filters above results. */
const LIST: readonly Anchor[] = [
  { id: 'filters', title: 'list.filters' },
  { id: 'results', title: 'list.results' },
];

const featureOf = (name: string): Feature => (name.startsWith('event') ? 'events' : 'info');

/** A list, and a page for each thing where things have one. */
function routesOf(head: ListHead | FamilyHead): readonly RouteEntry[] {
  // Late lists are left out: the page is drawn before them, and asking early would hold up what it needs.
  const shared = { section: 'info', data: head.needs } as const;
  const folder = `${featureOf(head.name)}/${head.name}` as const;
  const list: RouteEntry = {
    ...shared,
    pattern: listPath(head),
    list: head.needs[0],
    title: head.texts.many,
    lead: head.texts.lead,
    ...(head.icon && { icon: head.icon }),
    ...(head.words && { words: head.words }),
    screen: `${folder}/list`,
    texts: ['info', ...(head.listTexts ?? [])],
    anchors: LIST,
    blocks: 6,
  };
  if (!('panels' in head)) return [list];
  const page: RouteEntry = {
    ...shared,
    pattern: pagePattern(head),
    sample: pagePath(head, head.sample, head.hasServer ? 0 : null),
    title: head.texts.one,
    screen: `${folder}/page`,
    texts: ['info', 'community', ...(head.pageTexts ?? [])],
    anchors: head.panels,
    blocks: head.blocks,
  };
  return [list, page];
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
  ...FAMILIES.flatMap(routesOf),
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
