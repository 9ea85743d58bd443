import type { RouteEntry } from './entry.ts';

/** Small games. */
export const GAME_ROUTES = [
  {
    pattern: '/game',
    section: 'game',
    title: 'section.game',
    screen: 'game/hub',
    texts: ['game'],
    anchors: [],
    data: [],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
  {
    pattern: '/game/findme',
    section: 'game',
    title: 'page.findMe',
    screen: 'game/findme',
    texts: ['game'],
    anchors: [],
    data: ['cards', 'characters', 'bands'],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
  {
    pattern: '/game/guesswho',
    section: 'game',
    title: 'page.guessWho',
    screen: 'game/guesswho',
    texts: ['game'],
    anchors: [],
    data: ['cards', 'characters', 'bands'],
    isCrawlable: true,
    blocks: 2,
    movedTo: null,
  },
] as const satisfies readonly RouteEntry[];
