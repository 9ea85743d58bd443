import { wordsOf } from '../../listing/views/words.ts';
import type { GachaRecord } from '../../records/gacha.ts';
import type { MiracleTicketRecord } from '../../records/miracle-ticket.ts';
import { localised } from '../../rules/localised.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { statusAt } from '../../rules/running.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import { DAY_MS } from '../../vocabulary/time.ts';
import { FAMILY as CARDS } from '../cards/family.ts';
import type { CardItem } from '../cards/item.ts';
import { pagePath } from '../families.ts';
import type { Context, Family, Pick } from '../family.ts';
import { joinWords } from '../fields.ts';
import { periodText } from '../periods.ts';
import { MIRACLE_TICKET_HEAD } from './head.ts';

type Tickets = ReadonlyMap<number, MiracleTicketRecord>;
type Place = Readonly<Record<'main' | 'sub', ServerIndex>>;

/** The server whose cards and dates of a ticket are shown: the main one, else the nearest that has it. */
export function ticketServer({ cards }: MiracleTicketRecord, { main, sub }: Place): ServerIndex | null {
  return localised(cards, main, sub)?.server ?? null;
}

/** Cards that a ticket can be given for, for a visitor. */
export function cardsOfTicket(ticket: MiracleTicketRecord, place: Place): ReadonlySet<number> {
  const server = ticketServer(ticket, place);
  return server === null ? NO_CARDS : cardSets(ticket)(server);
}
const NO_CARDS: ReadonlySet<number> = new Set();
const cardSets = memoizePerObject((ticket: MiracleTicketRecord) => {
  const made = new Map<ServerIndex, ReadonlySet<number>>();
  return (server: ServerIndex): ReadonlySet<number> => {
    const known = made.get(server) ?? new Set(ticket.cards[server] ?? []);
    made.set(server, known);
    return known;
  };
});

const startOf = (ticket: MiracleTicketRecord, place: Place): number => {
  const server = ticketServer(ticket, place);
  return (server === null ? null : ticket.startAt[server]) ?? 0;
};

/** The latest first; those of the main server before others. */
export function ticketsInOrder(tickets: Tickets, place: Place): readonly MiracleTicketRecord[] {
  const isHere = (ticket: MiracleTicketRecord): number => Number(ticket.cards[place.main] !== null);
  return [...tickets.values()].sort(
    (a, b) => isHere(b) - isHere(a) || startOf(b, place) - startOf(a, place) || b.id - a.id,
  );
}

export const ticketName = ({ id, name }: MiracleTicketRecord, { main, sub }: Place): string =>
  localised(name, main, sub)?.value ?? `#${id}`;

/** A ticket is handed out by a gacha before it can be given away, and may be kept for some weeks. */
const MAX_KEPT_MS = 45 * DAY_MS;

/** The gacha that brings a ticket: the data does not name it, so it is the last of its kind that began by then (reference R14). */
export function gachaOfTicket(
  ticket: MiracleTicketRecord,
  server: ServerIndex,
  gachas: Iterable<GachaRecord>,
): GachaRecord | null {
  const start = ticket.startAt[server];
  if (start === null) return null;
  const sinceOf = ({ publishedAt }: GachaRecord): number => start - (publishedAt[server] ?? Number.NaN);
  const [latest = null] = [...gachas]
    .filter((gacha) => gacha.type === 'miracle' && sinceOf(gacha) >= 0 && sinceOf(gacha) <= MAX_KEPT_MS)
    .sort((a, b) => sinceOf(a) - sinceOf(b) || b.id - a.id);
  return latest;
}

/** Server, dates and whether it can be exchanged now. */
function hintOf(ticket: MiracleTicketRecord, { main, sub, now, words }: Context): string | null {
  const server = ticketServer(ticket, { main, sub });
  if (server === null) return null;
  const [startAt, endAt] = [ticket.startAt[server], ticket.endAt[server]];
  const status = statusAt({ startAt, endAt }, now);
  return joinWords(
    words.t(`server.short.${SERVERS[server]}`),
    periodText(startAt, endAt, now, words),
    status && words.t(`event.${status}`),
  );
}

const TICKET_PICK: Pick<CardItem> = {
  key: 'ticket',
  title: 'miracleTicket.ticket',
  options: (context) => {
    const { miracleTickets } = context.lists;
    if (miracleTickets.size === 0) return null;
    return ticketsInOrder(miracleTickets, context).map((ticket) => ({
      value: String(ticket.id),
      label: ticketName(ticket, context),
    }));
  },
  searchWords: (value, { lists }) => wordsOf(lists.miracleTickets.get(Number(value))?.name ?? []),
  hint: (value, context) => {
    const ticket = context.lists.miracleTickets.get(Number(value));
    return joinWords(`#${value}`, ticket ? hintOf(ticket, context) : null);
  },
  share: ({ id }, value, context) => {
    const ticket = context.lists.miracleTickets.get(Number(value));
    return ticket && cardsOfTicket(ticket, context).has(id) ? 1 : null;
  },
};

const cardsOfAny = memoizePerObject((tickets: Tickets): ReadonlySet<number> => {
  const all = [...tickets.values()].flatMap(({ cards }) => cards.flatMap((ids) => ids ?? []));
  return new Set(all);
});

/** The cards that some ticket can be given for, with all that the list of cards knows of them. */
export const FAMILY: Family<Parameters<typeof CARDS.item>[0], CardItem> = {
  ...CARDS,
  head: MIRACLE_TICKET_HEAD,
  path: ({ id }) => pagePath(CARDS.head, id),
  has: ({ id }, { lists }) => cardsOfAny(lists.miracleTickets).has(id),
  picks: [TICKET_PICK, ...(CARDS.picks ?? [])],
};
