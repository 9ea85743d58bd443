import type { FamilyHead } from '../family.ts';

export const COMICS_HEAD = {
  name: 'comics',
  object: 'comic',
  icon: 'book',
  texts: {
    one: 'page.comic',
    many: 'page.comics',
    lead: 'infoHub.comics',
    all: 'comics.all',
    missingTitle: 'comics.missingTitle',
    missingText: 'comics.missingText',
  },
  needs: ['comics', 'characters', 'bands'],
  panels: [
    { id: 'reader', title: 'comics.reader' },
    { id: 'facts', title: 'cards.facts' },
    { id: 'release', title: 'card.release' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 3,
  sample: 1005,
} as const satisfies FamilyHead;
