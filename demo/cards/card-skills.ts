import type { Attribute } from '#model/vocabulary/attributes';
import { bandOf } from '../cast/cast.ts';
import { type Random, random } from '../seeded/random.ts';
import { isFlat } from './card-kinds.ts';
import type { CardDraft, CardPlan } from './card-plan.types.ts';

/** Cards per skill id, by rarity (counts of reference R4; they add up to the number of cards of the rarity). */
const POOLS: Readonly<Record<number, readonly (readonly [skillId: number, cards: number])[]>> = {
  1: [[1, 40]],
  2: [
    [5, 169],
    [8, 181],
    [2, 141],
    [23, 111],
  ],
  3: [
    [3, 100],
    [6, 158],
    [9, 141],
    [11, 52],
    [13, 39],
    [17, 25],
    [21, 20],
    [24, 31],
    [25, 9],
  ],
  4: [
    [4, 80],
    [7, 9],
    [10, 4],
    [12, 82],
    [14, 75],
    [18, 70],
    [22, 57],
    [26, 64],
    [60, 33],
    [61, 40],
    [63, 6],
    [64, 7],
    [65, 6],
  ],
  5: [
    [66, 101],
    [67, 51],
    [68, 55],
    [71, 10],
    [72, 9],
    [73, 15],
  ],
};

/** Skills that ask for one band, newest first within a dream-festival pool (reference R4). */
const BAND_SKILLS: Readonly<Record<number, readonly [four: number, five: number, fiveCards: number]>> = {
  1: [27, 74, 5],
  2: [28, 75, 5],
  4: [29, 76, 3],
  5: [30, 77, 2],
  3: [31, 78, 4],
  21: [32, 79, 2],
  18: [58, 80, 2],
};
const FOUR_STAR_BAND_CARDS = 5;

/** Skills that ask for one attribute, on limited four-star cards. */
const ATTRIBUTE_SKILLS: Readonly<Record<Attribute, readonly [skillId: number, cards: number]>> = {
  powerful: [43, 25],
  cool: [44, 26],
  happy: [45, 30],
  pure: [46, 24],
};

type Quota = Map<number, number>;

function take(quota: Quota, skillId: number, limit: number): boolean {
  const used = quota.get(skillId) ?? 0;
  if (used >= limit) return false;
  quota.set(skillId, used + 1);
  return true;
}

/** The skill that a card's kind, band or attribute decides; null when the rarity's pool does. */
function decided(card: CardDraft, quota: Quota): number | null {
  const { rarity, type } = card.kind;
  if (type === 'birthday') return 57;
  if (type === 'kirafes') return 70;
  if (type === 'dreamfes') {
    const band = BAND_SKILLS[bandOf(card.characterId)];
    if (rarity === 5) return band && take(quota, band[1], band[2]) ? band[1] : 69;
    return band && take(quota, band[0], FOUR_STAR_BAND_CARDS) ? band[0] : 20;
  }
  if (rarity === 4 && type === 'limited') {
    const [skillId, cards] = ATTRIBUTE_SKILLS[card.attribute];
    return take(quota, skillId, cards) ? skillId : null;
  }
  return null;
}

function poolOf(rarity: number, length: number, rng: Random): number[] {
  const rows = POOLS[rarity] ?? [];
  const all = rows.flatMap(([skillId, cards]) => Array.from({ length: cards }, () => skillId));
  while (all.length < length) all.push(rng.pick(rows)[0]);
  return rng.shuffle(all).slice(0, length);
}

/** Hand-outs with their flat 15000 come with a plain skill, so that they are outliers in power and not in everything. */
const HAND_OUT_SKILLS: readonly number[] = [6, 7, 9, 10, 12, 14];

/** Takes a skill out of a pool: a plain one for a hand-out, else the next that comes. */
function draw(pool: number[], card: CardDraft): number {
  if (!isFlat(card.kind)) return pool.pop() ?? 1;
  const plain = pool.findLastIndex((skillId) => HAND_OUT_SKILLS.includes(skillId));
  return pool.splice(plain, 1)[0] ?? 1;
}

/** Gives every card a skill so that the counts per skill come out as published. */
export function assignSkills(seed: number, cards: readonly CardDraft[]): CardPlan[] {
  const rng = random(seed, 'card skills');
  const quota: Quota = new Map();
  const decidedIds = new Map(cards.map((card) => [card.id, decided(card, quota)]));
  const skillIds = new Map<number, number>();
  const pools = new Map<number, number[]>();
  for (const rarity of [1, 2, 3, 4, 5]) {
    const open = cards.filter(
      (card) => card.kind.rarity === rarity && decidedIds.get(card.id) === null,
    ).length;
    pools.set(rarity, poolOf(rarity, open, rng));
  }
  const inTurn = [...cards].sort((a, b) => Number(isFlat(b.kind)) - Number(isFlat(a.kind)));
  for (const card of inTurn) {
    const pool = pools.get(card.kind.rarity) ?? [];
    skillIds.set(card.id, decidedIds.get(card.id) ?? draw(pool, card));
  }
  return cards.map((card) => ({ ...card, skillId: skillIds.get(card.id) ?? 1 }));
}
