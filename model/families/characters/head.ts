import type { FamilyHead } from '../head.ts';

export const CHARACTERS_HEAD = {
  name: 'characters',
  object: 'character',
  category: 'CHARACTER_COMMENT',
  texts: {
    one: 'cards.character',
    many: 'characters.title',
    lead: 'infoHub.characters',
    all: 'characters.all',
    missingTitle: 'characters.missingTitle',
    missingText: 'characters.missingText',
  },
  needs: ['characters', 'bands', 'cards'],
  late: ['birthdays', 'characterProfiles'],
  panels: [
    { id: 'introduction', title: 'characters.introduction' },
    { id: 'facts', title: 'cards.facts' },
    { id: 'cards', title: 'cards.title' },
    { id: 'costumes', title: 'characters.costumes' },
    { id: 'events', title: 'events.title' },
    { id: 'songs', title: 'songs.title' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 4,
  sample: 11,
} as const satisfies FamilyHead;
