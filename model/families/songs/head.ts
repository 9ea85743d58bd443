import type { FamilyHead } from '../family.ts';

export const SONGS_HEAD = {
  name: 'songs',
  object: 'song',
  icon: 'music',
  texts: {
    one: 'page.song',
    many: 'page.songs',
    lead: 'infoHub.songs',
    all: 'songMeta.all',
    missingTitle: 'songMeta.missingTitle',
    missingText: 'songs.missingText',
  },
  listTexts: ['music'],
  needs: ['songs', 'bands'],
  late: ['songReadings', 'songNicknames'],
  searched: ['songReadings', 'songNicknames'],
  panels: [
    { id: 'facts', title: 'cards.facts' },
    { id: 'charts', title: 'songs.charts' },
    { id: 'meta', title: 'page.songMeta' },
    { id: 'release', title: 'card.release' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 5,
  sample: 187,
} as const satisfies FamilyHead;
