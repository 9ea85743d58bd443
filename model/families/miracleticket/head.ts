import type { FamilyHead } from '../head.ts';

/** A list of cards, whose pages are those of the cards: not one of `FAMILIES`. */
export const MIRACLE_TICKET_HEAD = {
  name: 'miracleticket',
  object: 'card',
  texts: {
    one: 'page.card',
    many: 'page.miracleTicket',
    lead: 'infoHub.miracleTicket',
    all: 'cards.all',
    missingTitle: 'cards.missingTitle',
    missingText: 'cards.missingText',
  },
  needs: ['cards', 'skills', 'characters', 'bands', 'miracleTickets'],
  late: ['events'],
  panels: [],
  blocks: 6,
  sample: 1,
} as const satisfies FamilyHead;
