import {
  CARD_CHARACTER,
  CARD_POWER,
  CARD_WORTH,
  CHARACTER_BEST,
  CHARACTER_CARD,
  CHARACTER_COUNT,
  CHARACTER_MUST,
  CHARACTER_POWER,
  CHARACTER_STATE,
  CHOICE,
  FRAME_LIST,
  FRAME_SIZE,
  GAIN,
  GREEDY,
  LEAD,
  MAX_CARDS,
  MAX_OPTIONS,
  MAX_SLOTS,
  NODE_POWER,
  POWER_UNITS,
  SIG_LEADER,
  SIG_MEMBER,
  SLOT_GAIN,
  TEAM_SIZE,
  WEIGHT,
} from '../layout.ts';
import { characters, musts, signatureIn, slots } from './cards.ts';
import { othersUnits } from './points.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { fixedRate, sixthRate } from './team.ts';

/**
 * One look at a node of the item tree (reference R31).
 *
 * For t > 0 power × rate ≤ (t·power + rate/t)²/4, which is a sum of card weights w = t·power + member/t plus the
 * leader's worth / t. In a slot that is still open every card takes the item that suits it best alone, which only
 * overestimates. The five best characters give the greedy team; exchanging one gives the bound with any given card.
 */

/** Sum of weights that no team of this node exceeds, everything included; negative when there is no team. */
export let reach: f64 = -1;
/** Sum of the five greedy weights, the worth that is the same for all teams, and the best leader's surplus. */
export let topSum: f64 = 0;
export let constant: f64 = 0;
export let surplus: f64 = 0;
/** Weight of the weakest of the five that may be exchanged. */
export let weakest: f64 = 0;
/** Power (units) and rate of the greedy team as seen by this node: their ratio is the next t. */
export let greedyUnits: f64 = 0;
export let greedyRate: f64 = 0;
/** No team of this node has more power than this, in units. */
export let powerReach: f64 = 0;

let fixedLeader: i32 = -1;

export function prepareLooks(leaderCard: i32): void {
  fixedLeader = leaderCard;
}

/** Power of a card at the node: chosen options, and in open slots whatever suits the card best. */
function powerAtNode(card: i32): f64 {
  let power: f64 = getF64(CARD_POWER, card);
  for (let slot: i32 = 0; slot < slots; slot++) {
    const option: i32 = getI32(CHOICE, slot);
    power +=
      option < 0 ? getF64(SLOT_GAIN, card * MAX_SLOTS + slot) : getF64(GAIN, card * MAX_OPTIONS + option);
  }
  return power;
}

/** Finds the power of a frame's cards under the chosen options, then looks. */
export function look(frame: i32, band: i32, attribute: i32, t: f64): void {
  const size: i32 = getI32(FRAME_SIZE, frame);
  for (let index: i32 = 0; index < size; index++) {
    const card: i32 = getI32(FRAME_LIST, frame * MAX_CARDS + index);
    setF64(NODE_POWER, card, powerAtNode(card));
  }
  lookAgain(frame, band, attribute, t);
}

/** Weighs the cards of a frame, whose powers are known, and finds its bound; `t` balances power against rate. */
export function lookAgain(frame: i32, band: i32, attribute: i32, t: f64): void {
  const size: i32 = getI32(FRAME_SIZE, frame);
  for (let character: i32 = 0; character < characters; character++) {
    setI32(CHARACTER_CARD, character, -1);
    setI32(CHARACTER_STATE, character, 0);
    setF64(CHARACTER_COUNT, character, 0.0);
  }
  for (let index: i32 = 0; index < size; index++) {
    const card: i32 = getI32(FRAME_LIST, frame * MAX_CARDS + index);
    const sig: i32 = signatureIn(card, band, attribute);
    const power: f64 = getF64(NODE_POWER, card);
    const weight: f64 = t * power + getF64(SIG_MEMBER, sig) / t + getF64(CARD_WORTH, card);
    setF64(WEIGHT, card, weight);
    setF64(LEAD, card, getF64(SIG_LEADER, sig) / t);
    const character: i32 = getI32(CARD_CHARACTER, card);
    const best: i32 = getI32(CHARACTER_CARD, character);
    setF64(CHARACTER_COUNT, character, getF64(CHARACTER_COUNT, character) + 1.0);
    if (best < 0 || weight > getF64(CHARACTER_BEST, character)) {
      setI32(CHARACTER_CARD, character, card);
      setF64(CHARACTER_BEST, character, weight);
    }
    if (best < 0 || power > getF64(CHARACTER_POWER, character)) setF64(CHARACTER_POWER, character, power);
  }
  constant = (fixedRate + sixthRate(band, attribute)) / t + t * othersUnits;
  pickGreedy();
  if (reach < 0.0) return;
  findLeader(frame, size);
  measureGreedy(band, attribute);
  reach = topSum + surplus + constant;
}

/** The five best characters, those that must be there first; their states become 1 (2 when not exchangeable). */
function pickGreedy(): void {
  let chosen: i32 = 0;
  let powerSum: f64 = 0.0;
  topSum = 0.0;
  weakest = 0.0;
  reach = 0.0;
  for (let character: i32 = 0; character < characters; character++) {
    if (getI32(CHARACTER_MUST, character) < 0) continue;
    if (getI32(CHARACTER_CARD, character) < 0) reach = -1.0;
    setI32(CHARACTER_STATE, character, 2);
    setI32(GREEDY, chosen, getI32(CHARACTER_CARD, character));
    topSum += getF64(CHARACTER_BEST, character);
    powerSum += getF64(CHARACTER_POWER, character);
    chosen++;
  }
  while (chosen < TEAM_SIZE) {
    let best: i32 = -1;
    for (let character: i32 = 0; character < characters; character++) {
      if (getI32(CHARACTER_CARD, character) < 0 || getI32(CHARACTER_STATE, character) !== 0) continue;
      if (best < 0 || getF64(CHARACTER_BEST, character) > getF64(CHARACTER_BEST, best)) best = character;
    }
    if (best < 0) {
      reach = -1.0;
      return;
    }
    setI32(CHARACTER_STATE, best, 1);
    setI32(GREEDY, chosen, getI32(CHARACTER_CARD, best));
    weakest = getF64(CHARACTER_BEST, best);
    topSum += weakest;
    chosen++;
  }
  powerReach = powerSum + topPower(TEAM_SIZE - musts);
}

/** Sum of the `count` highest powers of different characters that are free to choose. */
function topPower(count: i32): f64 {
  let sum: f64 = 0.0;
  let ceiling: f64 = Infinity;
  let taken: i32 = 0;
  while (taken < count) {
    let best: f64 = -1.0;
    let ties: i32 = 0;
    for (let character: i32 = 0; character < characters; character++) {
      if (getI32(CHARACTER_CARD, character) < 0 || getI32(CHARACTER_STATE, character) === 2) continue;
      const power: f64 = getF64(CHARACTER_POWER, character);
      if (power >= ceiling) continue;
      if (power === best) ties++;
      if (power > best) {
        best = power;
        ties = 1;
      }
    }
    if (best < 0.0) return sum;
    for (; ties > 0 && taken < count; ties--) {
      sum += best;
      taken++;
    }
    ceiling = best;
  }
  return sum;
}

/** How much the greedy sum changes when this card is forced in; −∞ when all places are taken by others. */
export function exchange(card: i32): f64 {
  const character: i32 = getI32(CARD_CHARACTER, card);
  if (getI32(CHARACTER_STATE, character) > 0) return getF64(WEIGHT, card) - getF64(CHARACTER_BEST, character);
  return musts === TEAM_SIZE ? -Infinity : getF64(WEIGHT, card) - weakest;
}

/** The best leader, and the greedy team with it forced in. */
function findLeader(frame: i32, size: i32): void {
  let leader: i32 = fixedLeader;
  if (leader >= 0) surplus = exchange(leader) + getF64(LEAD, leader);
  for (let index: i32 = 0; index < size && fixedLeader < 0; index++) {
    const card: i32 = getI32(FRAME_LIST, frame * MAX_CARDS + index);
    const gain: f64 = exchange(card) + getF64(LEAD, card);
    if (leader < 0 || gain > surplus) {
      leader = card;
      surplus = gain;
    }
  }
  const character: i32 = getI32(CARD_CHARACTER, leader);
  for (let place: i32 = 0; place < TEAM_SIZE; place++) {
    const isSame: bool = getI32(CARD_CHARACTER, getI32(GREEDY, place)) === character;
    // Places are filled best first, so the last one holds the weakest.
    if (isSame || (place === TEAM_SIZE - 1 && getI32(CHARACTER_STATE, character) === 0)) {
      setI32(GREEDY, place, leader);
      return;
    }
  }
}

function measureGreedy(band: i32, attribute: i32): void {
  let leader: f64 = 0.0;
  greedyUnits = 0.0;
  greedyRate = fixedRate + sixthRate(band, attribute);
  for (let place: i32 = 0; place < TEAM_SIZE; place++) {
    const card: i32 = getI32(GREEDY, place);
    const sig: i32 = signatureIn(card, band, attribute);
    const worth: f64 = getF64(SIG_LEADER, sig);
    greedyUnits += getF64(NODE_POWER, card);
    greedyRate += getF64(SIG_MEMBER, sig);
    if (fixedLeader < 0 ? place === 0 || worth > leader : card === fixedLeader) leader = worth;
  }
  greedyRate += leader;
}

/** The t at which the greedy team's bound is its own power × rate. */
export function balance(): f64 {
  const rate: f64 = greedyRate > 0.0 ? greedyRate : 1.0;
  return Math.sqrt(rate / (greedyUnits + othersUnits + 1.0));
}

/** Score that a sum of weights can stand for: the bound of 5.2, power counted in units. */
export function scoreOfReach(sum: f64): f64 {
  return (sum * sum) / 4.0 / POWER_UNITS;
}

/** Keeps the cards of a frame that can still be in a team of at least `limit`; counts them by character. */
export function reduce(frame: i32, limit: f64): void {
  const size: i32 = getI32(FRAME_SIZE, frame);
  let left: i32 = 0;
  for (let character: i32 = 0; character < characters; character++) setF64(CHARACTER_COUNT, character, 0.0);
  for (let index: i32 = 0; index < size; index++) {
    const card: i32 = getI32(FRAME_LIST, frame * MAX_CARDS + index);
    const lead: f64 = getF64(LEAD, card);
    const help: f64 = fixedLeader < 0 && lead > surplus ? lead : surplus;
    if (topSum + exchange(card) + help + constant < limit) continue;
    setI32(FRAME_LIST, frame * MAX_CARDS + left, card);
    left++;
    const character: i32 = getI32(CARD_CHARACTER, card);
    setF64(CHARACTER_COUNT, character, getF64(CHARACTER_COUNT, character) + 1.0);
  }
  setI32(FRAME_SIZE, frame, left);
}

/** How many teams the counted cards can form: the fifth elementary symmetric polynomial, musts fixed. */
export function teamsLeft(): f64 {
  let one: f64 = 0.0;
  let two: f64 = 0.0;
  let three: f64 = 0.0;
  let four: f64 = 0.0;
  let five: f64 = 0.0;
  for (let character: i32 = 0; character < characters; character++) {
    if (getI32(CHARACTER_MUST, character) >= 0) continue;
    const count: f64 = getF64(CHARACTER_COUNT, character);
    five += four * count;
    four += three * count;
    three += two * count;
    two += one * count;
    one += count;
  }
  if (musts === 0) return five;
  if (musts === 1) return four;
  if (musts === 2) return three;
  if (musts === 3) return two;
  return musts === 4 ? one : 1.0;
}

/** By how many units an open slot overestimates the greedy team: its cards' own best items beyond the best common one. */
export function overestimate(slot: i32, first: i32, end: i32): f64 {
  let alone: f64 = 0.0;
  for (let place: i32 = 0; place < TEAM_SIZE; place++) {
    alone += getF64(SLOT_GAIN, getI32(GREEDY, place) * MAX_SLOTS + slot);
  }
  let together: f64 = 0.0;
  for (let option: i32 = first; option < end; option++) {
    let gain: f64 = 0.0;
    for (let place: i32 = 0; place < TEAM_SIZE; place++) {
      gain += getF64(GAIN, getI32(GREEDY, place) * MAX_OPTIONS + option);
    }
    if (gain > together) together = gain;
  }
  return alone - together;
}
