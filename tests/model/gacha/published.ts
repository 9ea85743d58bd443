import { type Pool, poolOn } from '#model/gacha/pool';
import { type GachaDetails, readGachaDetails } from '#model/records/gacha-details';

const five = <T>(value: T): readonly T[] => Array.from({ length: 5 }, () => value);

/** Forty cards, four of each of ten members, of two to five stars; member 5 has cards 17 to 20. */
const CARDS = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, rarity: 2 + (at % 4) }));
const RATES = { 1: [0, 0], 2: [84.5, 10], 3: [8.5, 10], 4: [4, 10], 5: [3, 10] };

/** A gacha with the fields that published items have; nothing in it is theirs. */
export function published(
  gachaType: string,
  ways: readonly object[],
  featured: readonly number[] = [],
): GachaDetails {
  const details = readGachaDetails({
    gachaType,
    type: gachaType === 'normal' ? 'permanent' : gachaType,
    details: five(
      Object.fromEntries(
        CARDS.map(({ id, rarity }) => [
          id,
          { rarityIndex: rarity, weight: 1, pickup: featured.includes(id) },
        ]),
      ),
    ),
    rates: five(
      Object.fromEntries(
        Object.entries(RATES).map(([stars, [rate, weightTotal]]) => [stars, { rate, weightTotal }]),
      ),
    ),
    paymentMethods: ways.map((way, nth) => ({
      gachaId: 1,
      paymentMethodId: nth + 1,
      quantity: 250,
      count: 10,
      behavior: 'over_the_3_star_once',
      pickup: false,
      discountType: 0,
      ...way,
    })),
  });
  if (!details) throw new Error('an object is always read');
  return details;
}

export function publishedPool(details: GachaDetails): Pool {
  const pool = poolOn(details, 0);
  if (!pool) throw new Error('there is something to draw');
  return pool;
}

export const memberOf = (cardId: number): number => 1 + Math.floor((cardId - 1) / 4);

export const ORDINARY = published('normal', [
  { paymentMethod: 'free_star', costItemQuantity: 2_500 },
  { paymentMethod: 'free_star', count: 1, behavior: 'normal', costItemQuantity: 250 },
  { paymentMethod: 'paid_star', count: 1, behavior: 'once_a_day', quantity: 60, costItemQuantity: 60 },
  { paymentMethod: 'paid_star', quantity: 150, costItemQuantity: 1_500, maxSpinLimit: 1 },
  { paymentMethod: 'normal_ticket', behavior: 'normal', quantity: 1, costItemQuantity: 10, ticketId: 1 },
  {
    paymentMethod: 'normal_ticket',
    count: 1,
    behavior: 'normal',
    quantity: 1,
    costItemQuantity: 1,
    ticketId: 1,
  },
]);
export const FESTIVAL = published('normal', [
  { paymentMethod: 'free_star', costItemQuantity: 2_500 },
  { paymentMethod: 'paid_star', quantity: 200, costItemQuantity: 2_000, maxSpinLimit: 5 },
]);
export const BIRTHDAY = published(
  'birthday',
  [{ paymentMethod: 'free_star', costItemQuantity: 2_500, maxSpinLimit: 1 }],
  [18, 19, 20],
);
export const FREE = published('free', [
  { paymentMethod: 'free', count: 1, behavior: 'normal', quantity: 0, costItemQuantity: 0, maxSpinLimit: 1 },
]);
