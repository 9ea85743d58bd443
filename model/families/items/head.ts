import type { FamilyHead } from '../family.ts';

export const ITEMS_HEAD = {
  name: 'items',
  path: '/info/others/items',

  icon: 'guitar',
  texts: {
    one: 'page.areaItem',
    many: 'page.items',
    lead: 'others.leadOf.items',
    all: 'others.item.all',
    missingTitle: 'others.item.missingTitle',
    missingText: 'others.item.missingText',
  },
  needs: ['areaItems', 'bands'],
  panels: [
    { id: 'facts', title: 'cards.facts' },
    { id: 'levels', title: 'others.item.levels' },
    { id: 'next', title: 'others.item.next' },
  ],
  blocks: 3,
  sample: 1,
} as const satisfies FamilyHead;
