import type { FamilyHead } from '../family.ts';

export const CHARACTERS_HEAD = {
  name: 'characters',
  object: 'character',
  icon: 'people',
  texts: {
    one: 'page.character',
    many: 'page.characters',
    lead: 'infoHub.characters',
    all: 'characters.all',
    missingTitle: 'characters.missingTitle',
    missingText: 'characters.missingText',
  },
  needs: ['characters', 'bands', 'cards'],
  late: ['birthdays', 'characterProfiles'],
  searched: ['birthdays', 'characterProfiles'],
  panels: [
    { id: 'introduction', title: 'characters.introduction' },
    { id: 'facts', title: 'cards.facts' },
    { id: 'cards', title: 'page.cards' },
    { id: 'costumes', title: 'characters.costumes' },
    { id: 'events', title: 'page.events' },
    { id: 'songs', title: 'page.songs' },
    { id: 'comics', title: 'page.comics' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 4,
  sample: 11,
} as const satisfies FamilyHead;
