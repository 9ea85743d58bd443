import { describe, expect, test } from 'vitest';
import { cardsOfTicket, FAMILY, ticketServer, ticketsInOrder } from '#model/families/miracleticket/family';
import { demoContext, itemsOf } from '#tests/families';

const tickets = demoContext.lists.miracleTickets;
const [pick] = FAMILY.picks ?? [];
const [newest] = ticketsInOrder(tickets, demoContext);

describe('the list of miracle tickets', () => {
  test('has the cards that some ticket can be given for, and no others', () => {
    const offered = new Set([...tickets.values()].flatMap(({ cards }) => cards.flatMap((ids) => ids ?? [])));
    const listed = itemsOf(FAMILY).filter((item) => FAMILY.has?.(item, demoContext));
    expect(listed.length).toBeGreaterThan(10);
    expect(new Set(listed.map(({ id }) => id))).toEqual(offered);
  });

  test('narrows to the cards of a ticket on the main server when one is chosen', () => {
    if (!pick || !newest) throw new Error('the demo set has no ticket');
    const found = itemsOf(FAMILY).filter((item) => pick.share(item, String(newest.id), demoContext) !== null);
    expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [...cardsOfTicket(newest, demoContext)].sort((a, b) => a - b),
    );
    expect(itemsOf(FAMILY).filter((item) => pick.share(item, '999999', demoContext) !== null)).toEqual([]);
  });

  test('names tickets of the main server first, the latest before others', () => {
    const order = ticketsInOrder(tickets, demoContext);
    const here = order.filter(({ cards }) => cards[demoContext.main] !== null);
    expect(order.slice(0, here.length)).toEqual(here);
    const starts = here.map(({ startAt }) => startAt[demoContext.main] ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => b - a));
    expect(pick?.options(demoContext)?.map(({ value }) => value)).toEqual(order.map(({ id }) => String(id)));
  });

  test('shows a ticket of another server when the main one lacks it', () => {
    const ticket = { id: 1, name: ['券', null, null, null, null], endAt: NONE, startAt: NONE } as const;
    const cards = [[3, 4], null, null, null, null] as const;
    expect(ticketServer({ ...ticket, cards }, { main: 1, sub: 0 })).toBe(0);
    expect([...cardsOfTicket({ ...ticket, cards }, { main: 1, sub: 0 })]).toEqual([3, 4]);
    expect(ticketServer({ ...ticket, cards: NONE }, { main: 1, sub: 0 })).toBeNull();
  });
});

const NONE = [null, null, null, null, null] as const;
