import type { CardRow } from '../cards/card-rows.types.ts';
import { OWN_CHANCES } from '../cards/card-ways.ts';
import { GACHA_ANNOTATION, GACHA_DESCRIPTION, GACHA_NOTICE } from '../words/offer-texts.ts';
import type { Word } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { GachaRow } from './gacha.ts';

/** Chance of a rarity in per cent (reference R10); a dream festival doubles the best. */
const RATES: Readonly<Record<number, number>> = { 2: 84.5, 3: 8.5, 4: 4, 5: 3 };
const FES_RATES: Readonly<Record<number, number>> = { 2: 81.5, 3: 8.5, 4: 4, 5: 6 };
const PLAIN_WEIGHT = 1_000;
const STARS = 250;

interface Detail {
  readonly rarityIndex: number;
  readonly weight: number;
  readonly pickup: boolean;
}
interface Pool {
  readonly details: Readonly<Record<string, Detail>>;
  readonly rates: Readonly<Record<string, { readonly rate: number; readonly weightTotal: number }>>;
}

/** Weight of each new card, so that its chance is what the card itself says of its gacha. */
function pickupWeight(rate: number, chance: number, news: number, others: number): number {
  const share = (chance * 100) / rate;
  if (others === 0 || share * news >= 1) return PLAIN_WEIGHT;
  return Math.round((PLAIN_WEIGHT * others * share) / (1 - share * news));
}

/** What can be drawn on a server: its own cards, and permanent ones that were out by then. */
function poolOf({ type: kind, newCards, publishedAt }: GachaRow, cards: Cards, server: number): Pool {
  const opensAt = Number(publishedAt[server]);
  // A new card may be counted as released some days after the gacha that brings it opens.
  const inside = Object.entries(cards).filter(([id, { type, releasedAt }]) => {
    const at = releasedAt[server] ?? null;
    if (at === null) return false;
    return newCards.includes(Number(id)) || (type === 'permanent' && Number(at) <= opensAt);
  });
  const details: Record<string, Detail> = {};
  const rates: Record<string, { rate: number; weightTotal: number }> = {};
  for (const [rarity, rate] of Object.entries(kind === 'dreamfes' ? FES_RATES : RATES)) {
    const ofRarity = inside.filter(([, card]) => card.rarity === Number(rarity));
    const news = ofRarity.filter(([id]) => newCards.includes(Number(id))).length;
    const chance = OWN_CHANCES[Number(rarity) - 1] ?? 0;
    const better = pickupWeight(rate, chance, news, ofRarity.length - news);
    for (const [id] of ofRarity) {
      const pickup = newCards.includes(Number(id));
      details[id] = { rarityIndex: Number(rarity), weight: pickup ? better : PLAIN_WEIGHT, pickup };
    }
    rates[rarity] = { rate, weightTotal: news * better + (ofRarity.length - news) * PLAIN_WEIGHT };
  }
  return { details, rates };
}

type Cards = Readonly<Record<string, CardRow>>;

/** A way to pull before its numbers. */
interface Way {
  readonly method: string;
  readonly count: number;
  readonly price: number;
  readonly behavior: string;
  readonly points?: number;
  readonly ticketId?: number;
}

const SINGLE: Way = { method: 'free_star', count: 1, price: STARS, behavior: 'normal', points: 1 };
const TEN: Way = { ...SINGLE, count: 10, price: STARS * 10, behavior: 'over_the_3_star_once', points: 10 };
const DAILY: Way = { method: 'paid_star', count: 1, price: 60, behavior: 'once_a_day', points: 1 };
const FIRST: Way = { method: 'paid_star', count: 10, price: 1_500, behavior: 'once', points: 10 };
const BETTER: Way = { ...FIRST, behavior: 'fixed_4_star_once', price: 3_000 };
const TICKET: Way = { method: 'normal_ticket', count: 1, price: 1, behavior: 'normal', ticketId: 1 };
const GOOD_TICKET: Way = {
  method: 'over_the_3_star_ticket',
  count: 1,
  price: 1,
  behavior: 'normal',
  ticketId: 2,
};
const GIFT: Way = { method: 'free_star', count: 10, price: 0, behavior: 'once_a_day' };

const WAYS: Readonly<Record<GachaRow['type'], readonly Way[]>> = {
  permanent: [SINGLE, TEN, DAILY, TICKET, GOOD_TICKET],
  limited: [SINGLE, TEN, DAILY, FIRST, TICKET],
  dreamfes: [SINGLE, TEN, DAILY, BETTER],
  kirafes: [SINGLE, TEN, DAILY, BETTER],
  birthday: [SINGLE, TEN, DAILY],
  miracle: [{ ...FIRST, price: 2_500 }],
  special: [SINGLE, TEN, FIRST],
  free: [GIFT],
};

const paymentsOf = (gachaId: number, type: GachaRow['type']) =>
  WAYS[type].map(({ method, count, price, behavior, points, ticketId }, nth) => ({
    gachaId,
    paymentMethod: method,
    quantity: price,
    paymentMethodId: gachaId * 10 + nth,
    count,
    behavior,
    pickup: false,
    costItemQuantity: price,
    discountType: 'none',
    ...(ticketId === undefined ? {} : { ticketId }),
    ...(points === undefined ? {} : { gachaBonusPoint: points }),
  }));

const dayOf = (ms: string): string => new Date(Number(ms)).toISOString().slice(0, 16).replace('T', ' ');

/** `gacha/{id}`: the row, what can be drawn at which chance, and what a draw costs (reference R10). */
export function gachaItem(id: number, row: GachaRow, cards: Cards): Record<string, unknown> {
  const served = <T>(tell: (server: number, opens: string, closes: string) => T): Served<T> =>
    row.publishedAt.map((opens, server) => {
      const closes = row.closedAt[server] ?? null;
      return opens === null || closes === null ? null : tell(server, opens, closes);
    });
  const text = (word: Word) => served((server) => word[server] ?? '');
  const pools = served((server) => poolOf(row, cards, server));
  const period = served((_, opens, closes) => `${dayOf(opens)} – ${dayOf(closes)} (UTC)`);
  const newNames = served((server) =>
    row.newCards
      .map((card) => cards[card]?.prefix[server] ?? '')
      .filter(Boolean)
      .join(' / '),
  );
  return {
    ...row,
    gachaType: 'normal',
    details: pools.map((pool) => pool?.details ?? null),
    rates: pools.map((pool) => pool?.rates ?? null),
    paymentMethods: paymentsOf(id, row.type),
    description: text(GACHA_DESCRIPTION),
    annotation: text(GACHA_ANNOTATION),
    gachaPeriod: period,
    information: {
      description: text(GACHA_DESCRIPTION),
      term: period,
      newMemberInfo: newNames,
      notice: text(GACHA_NOTICE),
    },
  };
}
