import type { FamilyHead } from '../family.ts';

export const COSTUMES_HEAD = {
  name: 'costumes',
  object: 'costume',
  icon: 'shirt',
  texts: {
    one: 'page.costume',
    many: 'page.costumes',
    lead: 'infoHub.costumes',
    all: 'costumes.all',
    missingTitle: 'costumes.missingTitle',
    missingText: 'costumes.missingText',
  },
  needs: ['costumes', 'characters', 'bands'],
  panels: [
    { id: 'facts', title: 'cards.facts' },
    { id: 'figure', title: 'cards.figure' },
    { id: 'cards', title: 'page.cards' },
    { id: 'release', title: 'card.release' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 4,
  sample: 1750,
} as const satisfies FamilyHead;
