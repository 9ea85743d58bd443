import type { FamilyHead } from '../family.ts';

export const EVENTS_HEAD = {
  name: 'events',
  object: 'event',
  icon: 'calendar',
  words: 'words.events',
  texts: {
    one: 'page.event',
    many: 'page.events',
    lead: 'infoHub.events',
    all: 'events.all',
    missingTitle: 'events.missingTitle',
    missingText: 'events.missingText',
  },
  needs: ['events', 'characters', 'bands'],
  step: 'minute',
  panels: [
    { id: 'dates', title: 'events.dates' },
    { id: 'bonus', title: 'event.bonus' },
    { id: 'cards', title: 'page.cards' },
    { id: 'helps', title: 'helps.title' },
    { id: 'archive', title: 'page.eventArchive' },
    { id: 'title', title: 'events.titleScreen' },
    { id: 'songs', title: 'page.songs' },
    { id: 'stories', title: 'events.stories' },
    { id: 'points', title: 'events.pointRewards' },
    { id: 'ranks', title: 'events.rankRewards' },
    { id: 'meanwhile', title: 'events.meanwhile' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 5,
  sample: 280,
} as const satisfies FamilyHead;
