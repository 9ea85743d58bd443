import type { FamilyHead } from '../family.ts';

export const GACHA_HEAD = {
  name: 'gacha',
  object: 'gacha',
  icon: 'sparkles',
  words: 'words.gacha',
  texts: {
    one: 'page.gacha',
    many: 'page.gachas',
    lead: 'infoHub.gacha',
    all: 'gacha.all',
    missingTitle: 'gacha.missingTitle',
    missingText: 'gacha.missingText',
  },
  needs: ['gacha', 'characters', 'bands'],
  late: ['cards'],
  step: 'minute',
  panels: [
    { id: 'pickups', title: 'gacha.pickups' },
    { id: 'helps', title: 'helps.title' },
    { id: 'rates', title: 'gacha.rates' },
    { id: 'payment', title: 'gacha.payment' },
    { id: 'about', title: 'gacha.about' },
    { id: 'period', title: 'gacha.period' },
    { id: 'event', title: 'gacha.event' },
    { id: 'simulator', title: 'gacha.simulate.title' },
    { id: 'chance', title: 'gacha.want.title' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 5,
  sample: 1025,
} as const satisfies FamilyHead;
