import type { CardRow } from '../cards/card-rows.types.ts';
import { OWN_CHANCES } from '../cards/card-ways.ts';
import { GACHA_ANNOTATION, GACHA_DESCRIPTION, GACHA_NOTICE } from '../words/offer-texts.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { GachaRow } from './gacha.ts';
import { kindOfGacha, paymentsOf } from './gacha-ways.ts';

type Rates = Readonly<Record<number, number>>;
/** Chance of a rarity in per cent (reference R10); a festival doubles the best ones. */
const RATES: Rates = { 2: 84.5, 3: 8.5, 4: 4, 5: 3 };
const FES_RATES: Rates = { ...RATES, 2: 77.5, 4: 8, 5: 6 };
const RATES_OF: Readonly<Partial<Record<GachaRow['type'], Rates>>> = {
  dreamfes: FES_RATES,
  kirafes: FES_RATES,
  free: { ...RATES, 2: 88.5, 4: 3, 5: 0 },
};
const PLAIN_WEIGHT = 1_000;

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

/** Cards that a gacha features: its new ones, and on a birthday those of the day's member. */
function isFeatured({ newCards }: GachaRow, [id, card]: CardEntry, member: number | null): boolean {
  return newCards.includes(Number(id)) || (card.rarity >= 3 && card.characterId === member);
}

/** What can be drawn on a server: its own cards, and permanent ones that were out by then. */
function poolOf(row: GachaRow, cards: Cards, member: number | null, server: number): Pool {
  const { type: kind, newCards, publishedAt } = row;
  const opensAt = Number(publishedAt[server]);
  const inside = Object.entries(cards).filter(([id, { type, characterId, releasedAt }]) => {
    const at = releasedAt[server] ?? null;
    if (at === null) return false;
    // A new card may be counted as released some days after the gacha that brings it opens.
    if (newCards.includes(Number(id))) return true;
    const isHers = type === 'birthday' && characterId === member;
    return (type === 'permanent' || isHers) && Number(at) <= opensAt;
  });
  const details: Record<string, Detail> = {};
  const rates: Record<string, { rate: number; weightTotal: number }> = { 1: { rate: 0, weightTotal: 0 } };
  let unused = 0;
  // The best first: what a rarity without cards leaves falls to the most common one.
  for (const [rarity, rate] of Object.entries(RATES_OF[kind] ?? RATES).toReversed()) {
    const ofRarity = inside.filter(([, card]) => card.rarity === Number(rarity) && rate > 0);
    const featured = new Set(ofRarity.filter((entry) => isFeatured(row, entry, member)).map(([id]) => id));
    const others = ofRarity.length - featured.size;
    const better = pickupWeight(rate, OWN_CHANCES[Number(rarity) - 1] ?? 0, featured.size, others);
    for (const [id] of ofRarity) {
      const pickup = featured.has(id);
      details[id] = { rarityIndex: Number(rarity), weight: pickup ? better : PLAIN_WEIGHT, pickup };
    }
    if (ofRarity.length === 0) unused += rate;
    const drawn = ofRarity.length === 0 ? 0 : rate + (rarity === '2' ? unused : 0);
    rates[rarity] = { rate: drawn, weightTotal: featured.size * better + others * PLAIN_WEIGHT };
  }
  return { details, rates };
}

type CardEntry = readonly [string, CardRow];
type Cards = Readonly<Record<string, CardRow>>;

const dayOf = (ms: string): string => new Date(Number(ms)).toISOString().slice(0, 16).replace('T', ' ');

/** `gacha/{id}`: the row, what can be drawn at which chance, and what a draw costs (reference R10); on a birthday with its member. */
export function gachaItem(
  id: number,
  row: GachaRow,
  cards: Cards,
  member: number | null,
): Record<string, unknown> {
  const served = <T>(tell: (server: number, opens: string, closes: string) => T): Served<T> =>
    row.publishedAt.map((opens, server) => {
      const closes = row.closedAt[server] ?? null;
      return opens === null || closes === null ? null : tell(server, opens, closes);
    });
  const text = (word: ServedWord) => served((server) => word[server] ?? '');
  const pools = served((server) => poolOf(row, cards, member, server));
  const period = served((_, opens, closes) => `${dayOf(opens)} – ${dayOf(closes)} (UTC)`);
  const newNames = served((server) =>
    row.newCards
      .map((card) => cards[card]?.prefix[server] ?? '')
      .filter(Boolean)
      .join(' / '),
  );
  return {
    ...row,
    gachaType: kindOfGacha(row.type),
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
