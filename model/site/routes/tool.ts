import type { RouteEntry } from './entry.ts';

/** Tools that compute. */
export const TOOL_ROUTES = [
  {
    pattern: '/tool/teambuilder',
    section: 'tool',
    title: 'page.teamBuilder',
    screen: 'tool/teambuilder',
    texts: ['tool'],
    anchors: [
      { id: 'event', title: 'builder.section.event' },
      { id: 'live', title: 'builder.section.live' },
      { id: 'cards', title: 'builder.section.cards' },
      { id: 'constraints', title: 'builder.section.constraints' },
      { id: 'results', title: 'list.results' },
    ],
    data: ['cards', 'skills', 'songs', 'events', 'characters', 'bands', 'areaItems'],
    isCrawlable: true,
    blocks: 5,
    movedTo: null,
  },
  {
    pattern: '/tool/songoptimizer',
    section: 'tool',
    title: 'page.songOptimizer',
    screen: 'tool/songoptimizer',
    texts: ['tool'],
    anchors: [
      { id: 'team', title: 'optimizer.section.team' },
      { id: 'live', title: 'optimizer.section.live' },
      { id: 'results', title: 'list.results' },
    ],
    data: ['cards', 'skills', 'songs', 'events', 'characters', 'bands', 'areaItems'],
    isCrawlable: true,
    blocks: 4,
    movedTo: null,
  },
] as const satisfies readonly RouteEntry[];
