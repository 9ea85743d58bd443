import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsOfTicket,
  FAMILY,
  gachaOfTicket,
  ticketServer,
  ticketsInOrder,
} from '#model/families/miracleticket/family';
import type { GachaRecord } from '#model/records/gacha';
import { DAY_MS } from '#model/vocabulary/time';
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

  test('finds the gacha that brings a ticket on each server that has it', () => {
    const gachas = [...demoContext.lists.gacha.values()];
    for (const ticket of tickets.values()) {
      const server = ticketServer(ticket, demoContext);
      if (server === null) throw new Error('a ticket of the demo set is somewhere');
      const found = gachaOfTicket(ticket, server, gachas);
      expect([found?.type, found?.publishedAt[server]]).toEqual(['miracle', ticket.startAt[server]]);
    }
  });

  test('takes the latest gacha of its kind that began within the weeks before, and no other', () => {
    const kind = fc.constantFrom('miracle', 'special');
    const day = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(fc.array(fc.record({ kind, day })), day, (begun, start) => {
        const gachas = begun.map((one, id): GachaRecord => gachaAt(id, one.kind, one.day * DAY_MS));
        const ticket = { id: 1, name: NONE, cards: NONE, endAt: NONE, startAt: at(start * DAY_MS) };
        const fitting = begun.filter(
          (one) => one.kind === 'miracle' && one.day <= start && start - one.day <= 45,
        );
        const latest = fitting.length === 0 ? undefined : Math.max(...fitting.map((one) => one.day)) * DAY_MS;
        expect(gachaOfTicket(ticket, 0, gachas)?.publishedAt[0]).toBe(latest);
        expect(gachaOfTicket(ticket, 1, gachas)).toBeNull();
      }),
    );
  });
});

const at = (ms: number) => [ms, null, null, null, null] as const;

const gachaAt = (id: number, type: string, ms: number): GachaRecord => ({
  id,
  type,
  name: NONE,
  resourceName: '',
  bannerAssetBundleName: null,
  publishedAt: at(ms),
  closedAt: NONE,
  newCards: [],
});

const NONE = [null, null, null, null, null] as const;
