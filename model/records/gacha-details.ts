import type { PerServer } from '../vocabulary/servers.ts';
import { positive } from './read-reward.ts';
import {
  asList,
  asNumber,
  asObject,
  asPercent,
  asPerServer,
  asRank,
  asText,
  isJsonObject,
  type JsonObject,
  perServerText,
} from './reading.ts';

/** A card that can be drawn. */
export interface GachaCard {
  readonly cardId: number;
  readonly rarity: number;
  /** Its part of the total weight of its rarity; at least 0. */
  readonly weight: number;
  readonly isPickup: boolean;
}

interface GachaRate {
  readonly rarity: number;
  /** Chance of the rarity in per cent of one pull. */
  readonly percent: number;
  readonly weightTotal: number;
}

/** One way to pull (reference R10). */
export interface GachaPayment {
  readonly id: number;
  /** What is paid with, such as `free_star`; unknown words are kept. */
  readonly method: string;
  /** How many of it a pull costs; null where the data does not say. */
  readonly price: number | null;
  /** Cards that one pull gives. */
  readonly count: number;
  /** What is special about it, such as `once_a_day`; unknown words are kept. */
  readonly behavior: string;
  /** The kind of gacha that it belongs to, which decides what is promised; unknown words are kept. */
  readonly gachaType: string;
  /** Pulls that a player may pay in this way; null without a limit. */
  readonly maxSpins: number | null;
  readonly ticketId: number | null;
  /** Points for the exchange that one pull gives. */
  readonly points: number;
}

/** What `gacha/{id}` has besides the row of the list. */
export interface GachaDetails {
  /** Cards by descending rarity, the pickups first. */
  readonly cards: PerServer<readonly GachaCard[]>;
  /** By descending rarity. */
  readonly rates: PerServer<readonly GachaRate[]>;
  readonly payments: readonly GachaPayment[];
  readonly description: PerServer<string>;
  readonly annotation: PerServer<string>;
  readonly newMembers: PerServer<string>;
  readonly notice: PerServer<string>;
}

const ID = /^[1-9]\d{0,8}$/;
const MAX_STARS = 5;
const MAX_CARDS_A_PULL = 100;

const asStars = (value: unknown): number | null => {
  const rarity = asRank(value);
  return rarity !== null && rarity >= 1 && rarity <= MAX_STARS ? rarity : null;
};

const asWeight = (value: unknown): number | null => {
  const weight = asNumber(value);
  return weight !== null && weight >= 0 && weight <= 1e9 ? weight : null;
};

function readCards(value: unknown): readonly GachaCard[] | null {
  const cards = Object.entries(asObject(value)).flatMap(([id, entry]) => {
    const row = asObject(entry);
    const rarity = asStars(row.rarityIndex);
    const weight = asWeight(row.weight);
    if (!ID.test(id) || rarity === null || weight === null) return [];
    return [{ cardId: Number(id), rarity, weight, isPickup: row.pickup === true }];
  });
  if (cards.length === 0) return null;
  return cards.sort(
    (a, b) => b.rarity - a.rarity || Number(b.isPickup) - Number(a.isPickup) || b.cardId - a.cardId,
  );
}

function readRates(value: unknown): readonly GachaRate[] | null {
  const rates = Object.entries(asObject(value)).flatMap(([key, entry]) => {
    const row = asObject(entry);
    const rarity = asStars(key);
    const percent = asPercent(row.rate);
    const weightTotal = asNumber(row.weightTotal) ?? 0;
    if (rarity === null || percent === null || percent < 0 || percent > 100) return [];
    return [{ rarity, percent, weightTotal: Math.max(0, weightTotal) }];
  });
  return rates.length === 0 ? null : rates.sort((a, b) => b.rarity - a.rarity);
}

/** `quantity` is the price of one card, `costItemQuantity` that of the whole pull. */
function readPrice(row: JsonObject, method: string, count: number): number | null {
  const each = asWeight(row.quantity);
  return (
    asWeight(row.costItemQuantity) ?? (each === null ? null : each * count) ?? (method === 'free' ? 0 : null)
  );
}

function readPayment(value: unknown): Omit<GachaPayment, 'id' | 'gachaType'> | null {
  if (!isJsonObject(value)) return null;
  const method = asText(value.paymentMethod);
  const count = positive(value.count);
  if (method === null || count === null || count > MAX_CARDS_A_PULL) return null;
  const points = asRank(value.gachaBonusPoint);
  return {
    method,
    price: readPrice(value, method, count),
    count,
    behavior: asText(value.behavior) ?? 'normal',
    maxSpins: positive(value.maxSpinLimit),
    ticketId: positive(value.ticketId),
    points: points ?? 0,
  };
}

/** Reads `gacha/{id}`; null when it is no record at all. What cannot be read is as if it were not there. */
export function readGachaDetails(json: unknown): GachaDetails | null {
  if (!isJsonObject(json)) return null;
  const information = asObject(json.information);
  const said = perServerText(json.description);
  // The list calls the same thing its type.
  const gachaType = asText(json.gachaType) ?? asText(json.type) ?? 'normal';
  return {
    cards: asPerServer(json.details, readCards),
    rates: asPerServer(json.rates, readRates),
    payments: asList(json.paymentMethods, readPayment).map((payment, id) => ({ ...payment, id, gachaType })),
    description: said.some((text) => text !== null) ? said : perServerText(information.description),
    annotation: perServerText(json.annotation),
    newMembers: perServerText(information.newMemberInfo),
    notice: perServerText(information.notice),
  };
}
