import { EVENT_BOARDS } from '#model/site/event-paths';
import type { FamilyHead } from '../../head.ts';

/** The rankings of events: pages of an event on one server, as in the archives, so that it is not one of `FAMILIES`. */
export const EVENT_BOARDS_HEAD = {
  name: 'eventboards',
  path: EVENT_BOARDS,
  object: 'event',
  texts: {
    one: 'page.eventBoard',
    many: 'page.eventBoards',
    lead: 'board.events.listLead',
    all: 'board.events.all',
    missingTitle: 'board.events.unknownTitle',
    missingText: 'board.events.unknownText',
  },
  needs: ['events', 'archives'],
  step: 'minute',
  panels: [],
  blocks: 2,
  sample: 280,
} as const satisfies FamilyHead;
