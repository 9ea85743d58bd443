import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { doubtsOf } from '#model/gacha/doubts';
import { rulesOf, slotsOf } from '#model/gacha/payment';
import { cardsOf, poolOn } from '#model/gacha/pool';
import { GACHA_TYPES } from '#model/records/gacha';
import { readGachaDetails } from '#model/records/gacha-details';
import { readLoginCampaigns } from '#model/records/login-campaign';
import { readGacha } from '#model/records/read-gacha';
import { isServerIndex } from '#model/vocabulary/servers';
import { cards, DATE, demo, NOW, tally } from './demo-set.ts';

const HOUR = 3_600_000;
const SERVERS = [0, 1, 2, 3, 4];
const NEVER = 4_000_000_000_000;
const gacha = readGacha(demo.json('gacha/all'));
const campaigns = readLoginCampaigns(demo.json('loginCampaigns/all'));

interface Offer {
  readonly publishedAt: readonly (number | null)[];
  readonly closedAt: readonly (number | null)[];
}

/** Offers open at a moment that will close one day. */
const open = <T extends Offer>(offers: Iterable<T>, server: number, time: number): T[] =>
  [...offers].filter(({ publishedAt, closedAt }) => {
    const [from, to] = [publishedAt[server] ?? null, closedAt[server] ?? null];
    return from !== null && to !== null && from <= time && time <= to && to < NEVER;
  });

describe('demo gachas', () => {
  test('are 1,835 of eight types', () => {
    expect(tally(gacha.byId.values(), ({ type }) => type)).toEqual({
      special: 977,
      permanent: 226,
      birthday: 204,
      free: 167,
      limited: 166,
      dreamfes: 58,
      miracle: 28,
      kirafes: 9,
    });
    expect(gacha.problems).toEqual([]);
  });

  test('have no banner about as often as in the real set', () => {
    const without = [...gacha.byId.values()].filter(({ bannerAssetBundleName }) => !bannerAssetBundleName);
    expect(Math.abs(without.length - 236)).toBeLessThan(60);
  });

  test('are open on every server from the demo date through the month after it', () => {
    for (const [seed, date] of [
      [1, DATE],
      [9, '2028-02-29'],
    ] as const) {
      const rows = readGacha(createDemo({ seed, date }).json('gacha/all')).byId;
      for (const server of SERVERS) {
        for (let hour = 0; hour < 31 * 24; hour += 7) {
          const now = open(rows.values(), server, Date.parse(date) + hour * HOUR);
          expect(now.length, `${date}, server ${server}, hour ${hour}`).toBeGreaterThan(0);
        }
      }
    }
  });

  test('close after they open and have a name wherever they do', () => {
    for (const { id, name, publishedAt, closedAt } of gacha.byId.values()) {
      for (const server of SERVERS) {
        const [from, to] = [publishedAt[server] ?? null, closedAt[server] ?? null];
        expect([from === null, to === null], `gacha ${id}`).toEqual([
          name[server] === null,
          name[server] === null,
        ]);
        if (from !== null && to !== null) expect(to, `gacha ${id}`).toBeGreaterThan(from);
      }
    }
  });

  test('name at most three new cards, each once and of their own kind', () => {
    const named = [...gacha.byId.values()].flatMap(({ type, newCards }) => newCards.map((id) => [id, type]));
    expect(new Set(named.map(([id]) => id)).size).toBe(named.length);
    for (const [id, type] of named) {
      expect(cards.byId.get(Number(id))?.type, `card ${id}`).toBe(type);
    }
    const sizes = tally(gacha.byId.values(), ({ newCards }) => newCards.length);
    expect(Object.keys(sizes)).toEqual(['0', '1', '2', '3']);
    expect(sizes[0]).toBeGreaterThan(1_200);
  });
});

describe('pages of demo gachas', () => {
  const drawn = [...gacha.byId.values()].filter(({ newCards }) => newCards.length > 0);

  test('give new cards at the chance that the cards state', () => {
    let compared = 0;
    for (const { id, newCards } of drawn.filter((_, at) => at % 40 === 39)) {
      const { details, rates } = Object(demo.json(`gacha/${id}`));
      for (const card of newCards) {
        const { rarity, source } = Object(demo.json(`cards/${card}`));
        for (const server of SERVERS) {
          const told = source[server].gacha?.[id]?.probability;
          const detail = details[server]?.[card];
          if (told === undefined || detail === undefined) continue;
          const { rate, weightTotal } = rates[server][rarity];
          const alone = Object.values(Object(details[server])).filter(
            (other) => Object(other).rarityIndex === rarity && !Object(other).pickup,
          );
          // Where nothing else of the rarity can be drawn, its whole rate falls to the new cards.
          if (alone.length === 0) continue;
          expect(detail.pickup).toBe(true);
          expect((rate * detail.weight) / weightTotal / 100, `gacha ${id}, card ${card}`).toBeCloseTo(
            told,
            4,
          );
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('weigh what can be drawn, and only what is out', () => {
    for (const { id, publishedAt } of drawn.filter((_, at) => at % 90 === 0)) {
      const { details, rates } = Object(demo.json(`gacha/${id}`));
      for (const server of SERVERS) {
        const opensAt = publishedAt[server] ?? null;
        expect([details[server] === null, rates[server] === null]).toEqual(Array(2).fill(opensAt === null));
        const sums: Record<string, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
        for (const [card, detail] of Object.entries(Object(details[server]))) {
          const { rarityIndex, weight, pickup } = Object(detail);
          sums[rarityIndex] = (sums[rarityIndex] ?? 0) + weight;
          const releasedAt = cards.byId.get(Number(card))?.releasedAt[server] ?? null;
          expect(releasedAt, `card ${card} in gacha ${id}`).not.toBeNull();
          if (!pickup) expect(releasedAt, `card ${card}`).toBeLessThanOrEqual(opensAt ?? 0);
        }
        for (const [rarity, { weightTotal }] of Object.entries(Object(rates[server])) as [
          string,
          { weightTotal: number },
        ][])
          expect(weightTotal, `gacha ${id}, ${server}`).toBe(sums[rarity]);
      }
    }
  });
});

describe('ways to pull of demo gachas', () => {
  /** Some of each kind, enough to meet all their sets of ways on each server. */
  const some = GACHA_TYPES.flatMap((type) =>
    [...gacha.byId.values()]
      .filter((one) => one.type === type)
      .slice(-10)
      .map(({ id }) => ({ id, type })),
  );
  const items = some.map(({ id, type }) => {
    const json = demo.json(`gacha/${id}`);
    const details = readGachaDetails(json);
    if (!details) throw new Error(`gacha ${id} has an item`);
    return { id, type, details, json: Object(json) };
  });
  const ways = items.flatMap(({ details }) => details.payments);

  test('have rules that are known, in several sets for each kind', () => {
    for (const { id, details } of items) {
      expect(details.payments.length, `gacha ${id}`).toBeGreaterThan(0);
      const doubts = details.payments.flatMap((payment) => doubtsOf(payment, poolOn(details, 0)));
      expect(
        doubts.filter(({ kind }) => kind === 'word' || kind === 'member'),
        `gacha ${id}`,
      ).toEqual([]);
    }
    for (const type of GACHA_TYPES) {
      const ofType = items.filter((one) => one.type === type);
      const sets = ofType.map(({ details }) => JSON.stringify(details.payments.map(rulesOf)));
      expect(new Set(sets).size, type).toBeGreaterThan(1);
    }
  });

  test('hold every kind of limit and promise that is published', () => {
    expect(new Set(ways.map(({ behavior }) => behavior))).toEqual(
      new Set([
        'normal',
        'once_a_day',
        'once_a_day_over_the_3_star_once',
        'over_the_3_star_once',
        'over_the_4_star_once',
        'fixed_4_star_once',
        'fixed_5_star_once',
      ]),
    );
    expect(new Set(ways.map(({ maxSpins }) => maxSpins))).toEqual(new Set([null, 1, 2, 3, 5]));
    expect(new Set(ways.map(({ gachaType }) => gachaType))).toEqual(new Set(['normal', 'birthday', 'free']));
    expect(new Set(ways.map(({ method }) => method)).size).toBe(9);
  });

  test('cost as much for a pull as for its cards', () => {
    for (const { json } of items)
      for (const { quantity, count, costItemQuantity, discountType } of json.paymentMethods) {
        expect(costItemQuantity).toBe(quantity * count);
        expect([0, 1]).toContain(discountType);
      }
  });

  test('promise on a birthday a card of its member with the tenth', () => {
    for (const { id, details } of items.filter(({ type }) => type === 'birthday')) {
      const [ten] = details.payments;
      for (const server of SERVERS.filter(isServerIndex)) {
        const pool = poolOn(details, server);
        if (!pool || !ten) continue;
        const promised = cardsOf(slotsOf(pool, ten).at(-1) ?? []);
        const members = new Set(promised.map(({ cardId }) => cards.byId.get(cardId)?.characterId));
        expect(promised.length, `gacha ${id}`).toBeGreaterThan(0);
        expect(
          promised.every(({ isPickup }) => isPickup),
          `gacha ${id}`,
        ).toBe(true);
        expect(members.size, `gacha ${id}`).toBe(1);
      }
    }
  });
});

describe('demo login campaigns', () => {
  test('are of every type, some without a picture', () => {
    expect(tally(campaigns.byId.values(), ({ type }) => type)).toEqual({
      rookie: 5,
      comeback: 30,
      normal: 350,
      event: 311,
      birthday: 204,
    });
    const without = [...campaigns.byId.values()].filter(({ assetBundleName }) =>
      assetBundleName.every((name) => name === null),
    );
    expect(without.length).toBeGreaterThan(20);
    expect(without.every(({ type }) => type === 'event')).toBe(true);
  });

  test('run on every server at the demo date', () => {
    for (const server of SERVERS) {
      expect(open(campaigns.byId.values(), server, NOW).length, `server ${server}`).toBeGreaterThan(0);
    }
  });
});
