import type { FamilyHead } from '../../head.ts';

/** Its pages are of an event on one server, so that their addresses have a server before the number: not one of `FAMILIES`. */
export const EVENT_ARCHIVES_HEAD = {
  name: 'eventarchives',
  object: 'event',
  texts: {
    one: 'page.eventArchive',
    many: 'page.eventArchives',
    lead: 'infoHub.eventArchives',
    all: 'archives.all',
    missingTitle: 'archives.missingTitle',
    missingText: 'archives.missingText',
  },
  needs: ['archives', 'events'],
  panels: [],
  blocks: 4,
  sample: 270,
} as const satisfies FamilyHead;
