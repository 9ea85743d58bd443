import {
  ATTRIBUTE_COUNT,
  CARD_ATTRIBUTE,
  CARD_BAND,
  CARD_BONUS,
  CARD_CHARACTER,
  CARD_KEEP,
  CARD_POWER,
  CARD_ROLE,
  CARD_SIG,
  CARD_STATS,
  CARD_SUPPORT,
  CARD_UNITED_ATTRIBUTE,
  CARD_UNITED_BAND,
  CARD_UNITED_SIG,
  CHAIN_HEAD,
  CHAIN_NEXT,
  CHARACTER_MUST,
  CLASS_FIRST,
  GAIN,
  KEPT,
  MAX_OPTIONS,
  MAX_SLOTS,
  POWER_UNITS,
  RATE,
  SLOT_FIRST,
  SLOT_GAIN,
  TEAM_SIZE,
} from '../layout.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { extrasMayCancel, signatureCovers } from './skills.ts';

/** How many cards survived dominance; their indices are in KEPT, class by class. */
export let kept: i32 = 0;
export let slots: i32 = 0;
export let characters: i32 = 0;
/** How many cards must be in the team. */
export let musts: i32 = 0;

/** The signature a card's skill has when all five share `band` and `attribute` (−1: they do not). */
export function signatureIn(card: i32, band: i32, attribute: i32): i32 {
  const unitedBand: i32 = getI32(CARD_UNITED_BAND, card);
  const unitedAttribute: i32 = getI32(CARD_UNITED_ATTRIBUTE, card);
  const united: bool =
    unitedBand + unitedAttribute > -2 &&
    (unitedBand < 0 || unitedBand === band) &&
    (unitedAttribute < 0 || unitedAttribute === attribute);
  return united ? getI32(CARD_UNITED_SIG, card) : getI32(CARD_SIG, card);
}

/**
 * Keeps the cards that can be in a best team and computes their power and gains. A card goes when `depth` others
 * of its character and attribute are at least as good in every respect: then `depth` better teams exist
 * for every team with it. `bandCount` and `characterCount` say how many indices of each kind are in use.
 */
export function prepareCards(
  cards: i32,
  bandCount: i32,
  characterCount: i32,
  slotCount: i32,
  depth: i32,
): void {
  slots = slotCount;
  characters = characterCount;
  markMusts(cards);
  chainCards(cards);
  for (let sort: i32 = 0; sort <= bandCount * ATTRIBUTE_COUNT + 1; sort++) setI32(CLASS_FIRST, sort, 0);
  for (let card: i32 = 0; card < cards; card++) {
    const keep: i32 = isPlayable(card) === 1 && isDominated(card, depth) === 0 ? 1 : 0;
    setI32(CARD_KEEP, card, keep);
    if (keep === 0) continue;
    setI32(CLASS_FIRST, classOf(card) + 2, getI32(CLASS_FIRST, classOf(card) + 2) + 1);
  }
  sortKept(cards, bandCount * ATTRIBUTE_COUNT);
  for (let index: i32 = 0; index < kept; index++) weighCard(getI32(KEPT, index));
}

/** Index of a card's band and attribute together. */
function classOf(card: i32): i32 {
  return getI32(CARD_BAND, card) * ATTRIBUTE_COUNT + getI32(CARD_ATTRIBUTE, card);
}

/** Counting sort by class: cards of class k stand in KEPT from CLASS_FIRST[k] to CLASS_FIRST[k + 1]. */
function sortKept(cards: i32, classes: i32): void {
  for (let sort: i32 = 1; sort <= classes + 1; sort++) {
    setI32(CLASS_FIRST, sort, getI32(CLASS_FIRST, sort) + getI32(CLASS_FIRST, sort - 1));
  }
  for (let card: i32 = 0; card < cards; card++) {
    if (getI32(CARD_KEEP, card) === 0) continue;
    const sort: i32 = classOf(card) + 1;
    setI32(KEPT, getI32(CLASS_FIRST, sort), card);
    setI32(CLASS_FIRST, sort, getI32(CLASS_FIRST, sort) + 1);
  }
  kept = getI32(CLASS_FIRST, classes);
}

function markMusts(cards: i32): void {
  musts = 0;
  for (let character: i32 = 0; character < characters; character++) setI32(CHARACTER_MUST, character, -1);
  for (let card: i32 = 0; card < cards; card++) {
    if (getI32(CARD_ROLE, card) !== 2) continue;
    setI32(CHARACTER_MUST, getI32(CARD_CHARACTER, card), card);
    musts++;
  }
}

/** A card that must be there leaves no room for others of its character; five of them leave none for anybody. */
function isPlayable(card: i32): i32 {
  const must: i32 = getI32(CHARACTER_MUST, getI32(CARD_CHARACTER, card));
  const isFree: i32 = must < 0 && musts < TEAM_SIZE ? 1 : 0;
  return getI32(CARD_ROLE, card) > 0 && (isFree === 1 || must === card) ? 1 : 0;
}

function chainCards(cards: i32): void {
  for (let chain: i32 = 0; chain < characters * ATTRIBUTE_COUNT; chain++) setI32(CHAIN_HEAD, chain, -1);
  for (let card: i32 = cards - 1; card >= 0; card--) {
    if (isPlayable(card) === 0) continue;
    const chain: i32 = getI32(CARD_CHARACTER, card) * ATTRIBUTE_COUNT + getI32(CARD_ATTRIBUTE, card);
    setI32(CHAIN_NEXT, card, getI32(CHAIN_HEAD, chain));
    setI32(CHAIN_HEAD, chain, card);
  }
}

function isDominated(card: i32, depth: i32): i32 {
  if (extrasMayCancel === 1) return 0;
  const chain: i32 = getI32(CARD_CHARACTER, card) * ATTRIBUTE_COUNT + getI32(CARD_ATTRIBUTE, card);
  let better: i32 = 0;
  let other: i32 = getI32(CHAIN_HEAD, chain);
  while (other >= 0) {
    if (other !== card && dominates(other, card) === 1) {
      better++;
      if (better >= depth) return 1;
    }
    other = getI32(CHAIN_NEXT, other);
  }
  return 0;
}

/** At least as good on every parameter, on the event and on every note in every context, and first in a tie. */
function dominates(a: i32, b: i32): i32 {
  const performance: f64 = getF64(CARD_STATS, a * 4) - getF64(CARD_STATS, b * 4);
  if (performance < 0.0) return 0;
  const technique: f64 = getF64(CARD_STATS, a * 4 + 1) - getF64(CARD_STATS, b * 4 + 1);
  if (technique < 0.0) return 0;
  const visual: f64 = getF64(CARD_STATS, a * 4 + 2) - getF64(CARD_STATS, b * 4 + 2);
  if (visual < 0.0 || getF64(CARD_STATS, a * 4 + 3) < getF64(CARD_STATS, b * 4 + 3)) return 0;
  if (getF64(CARD_BONUS, a) < getF64(CARD_BONUS, b)) return 0;
  // What goes into the team is missing in the support band.
  if (getF64(CARD_SUPPORT, a) > getF64(CARD_SUPPORT, b)) return 0;
  if (performance + technique + visual === 0.0 && a > b) return 0;
  if (signatureCovers(getI32(CARD_SIG, a), getI32(CARD_SIG, b)) === 0) return 0;
  if (
    getI32(CARD_SIG, a) === getI32(CARD_UNITED_SIG, a) &&
    getI32(CARD_SIG, b) === getI32(CARD_UNITED_SIG, b)
  ) {
    return 1;
  }
  return dominatesUnited(a, b);
}

/** Compares the skills in every context that the two, being of one band and attribute, can meet together. */
function dominatesUnited(a: i32, b: i32): i32 {
  const band: i32 = getI32(CARD_BAND, a);
  const attribute: i32 = getI32(CARD_ATTRIBUTE, a);
  if (signatureCovers(signatureIn(a, -1, attribute), signatureIn(b, -1, attribute)) === 0) return 0;
  if (signatureCovers(signatureIn(a, band, -1), signatureIn(b, band, -1)) === 0) return 0;
  return signatureCovers(signatureIn(a, band, attribute), signatureIn(b, band, attribute));
}

/** Power without items in units, the gain by each option, and the best gain in each slot. */
function weighCard(card: i32): void {
  const performance: f64 = getF64(CARD_STATS, card * 4);
  const technique: f64 = getF64(CARD_STATS, card * 4 + 1);
  const visual: f64 = getF64(CARD_STATS, card * 4 + 2);
  const sort: i32 = classOf(card);
  setF64(
    CARD_POWER,
    card,
    (performance + technique + visual) * POWER_UNITS + getF64(CARD_STATS, card * 4 + 3),
  );
  for (let slot: i32 = 0; slot < slots; slot++) {
    let best: f64 = 0.0;
    const end: i32 = getI32(SLOT_FIRST, slot + 1);
    for (let option: i32 = getI32(SLOT_FIRST, slot); option < end; option++) {
      const rate: i32 = (sort * MAX_OPTIONS + option) * 3;
      const gain: f64 =
        performance * getF64(RATE, rate) +
        technique * getF64(RATE, rate + 1) +
        visual * getF64(RATE, rate + 2);
      setF64(GAIN, card * MAX_OPTIONS + option, gain);
      if (gain > best) best = gain;
    }
    setF64(SLOT_GAIN, card * MAX_SLOTS + slot, best);
  }
}
