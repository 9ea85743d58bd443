import { type Pool, poolOn } from '#model/gacha/pool';
import { type GachaDetails, type GachaPayment, readGachaDetails } from '#model/records/gacha-details';

export const payment = (more: Partial<GachaPayment> = {}): GachaPayment => ({
  id: 0,
  method: 'free_star',
  price: 250,
  count: 1,
  behavior: 'normal',
  gachaType: 'normal',
  maxSpins: null,
  ticketId: null,
  points: 0,
  ...more,
});

/** Two cards of five stars, one of them a pickup, and some of each rarity below. */
const DETAILS = {
  51: { rarityIndex: 5, weight: 800, pickup: true },
  52: { rarityIndex: 5, weight: 2200, pickup: false },
  41: { rarityIndex: 4, weight: 1, pickup: false },
  31: { rarityIndex: 3, weight: 1, pickup: false },
  32: { rarityIndex: 3, weight: 3, pickup: false },
  21: { rarityIndex: 2, weight: 1, pickup: false },
};
const RATES = {
  2: { rate: 84.5, weightTotal: 1 },
  3: { rate: 8.5, weightTotal: 4 },
  4: { rate: 4, weightTotal: 1 },
  5: { rate: 3, weightTotal: 3000 },
};

export function invented(details: object = DETAILS, rates: object = RATES): GachaDetails {
  const read = readGachaDetails({ details: [details], rates: [rates] });
  if (!read) throw new Error('an object is always read');
  return read;
}

export function inventedPool(): Pool {
  const pool = poolOn(invented(), 0);
  if (!pool) throw new Error('there is something to draw');
  return pool;
}
