import type { ListHead } from '../family.ts';

/** A list of cards, whose pages are those of the cards. */
export const MIRACLE_TICKET_HEAD = {
  name: 'miracleticket',
  icon: 'ticket',
  texts: { many: 'page.miracleTicket', lead: 'infoHub.miracleTicket' },
  needs: ['miracleTickets', 'cards', 'skills', 'characters', 'bands'],
  late: ['events'],
  hasIntro: true,
} as const satisfies ListHead;
