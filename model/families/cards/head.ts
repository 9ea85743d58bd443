import type { FamilyHead } from '../family.ts';

export const CARDS_HEAD = {
  name: 'cards',
  object: 'card',
  icon: 'card',
  texts: {
    one: 'page.card',
    many: 'page.cards',
    lead: 'infoHub.cards',
    all: 'cards.all',
    missingTitle: 'cards.missingTitle',
    missingText: 'cards.missingText',
  },
  needs: ['cards', 'skills', 'characters', 'bands'],
  late: ['events'],
  panels: [
    { id: 'art', title: 'card.art' },
    { id: 'facts', title: 'cards.facts' },
    { id: 'stats', title: 'cards.stats' },
    { id: 'skill', title: 'card.skill' },
    { id: 'songs', title: 'cards.bestSongs' },
    { id: 'release', title: 'card.release' },
    { id: 'gachas', title: 'cards.pickupGachas' },
    { id: 'sources', title: 'cards.sources' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 5,
  sample: 1750,
} as const satisfies FamilyHead;
