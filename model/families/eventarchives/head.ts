import type { FamilyHead } from '../family.ts';

export const EVENT_ARCHIVES_HEAD = {
  name: 'eventarchives',
  icon: 'archive',
  comments: 'EVENTARCHIVE_COMMENT',
  hasServer: true,
  texts: {
    one: 'page.eventArchive',
    many: 'page.eventArchives',
    lead: 'infoHub.eventArchives',
    all: 'archives.all',
    missingTitle: 'archives.missingTitle',
    missingText: 'archives.missingText',
  },
  pageTexts: ['leaderboard'],
  needs: ['archives', 'events'],
  panels: [
    { id: 'cutoffs', title: 'archives.cutoffs' },
    { id: 'best', title: 'archives.best' },
    { id: 'compared', title: 'archives.compared' },
    { id: 'curves', title: 'archives.curves' },
    { id: 'comments', title: 'thread.title' },
  ],
  blocks: 4,
  sample: 270,
} as const satisfies FamilyHead;
