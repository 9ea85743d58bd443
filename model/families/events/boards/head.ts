import { EVENT_BOARDS } from '#model/site/event-paths';
import type { ListHead } from '../../family.ts';

/** The events with rankings, of the section of leaderboards: in its address a server may stand behind the list. */
export const EVENT_BOARDS_HEAD = {
  name: 'eventboards',
  path: EVENT_BOARDS,
  icon: 'trophy',
  words: 'words.eventBoards',
  texts: { many: 'page.eventBoards', lead: 'board.events.listLead' },
  needs: ['events', 'archives'],
  step: 'minute',
} as const satisfies ListHead;
