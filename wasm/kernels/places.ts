import {
  ORDERS,
  PERMUTATION,
  PLACE_PRICE,
  PLACE_WORTH,
  SHUFFLE_WEIGHT,
  SIG_LEADER,
  SIG_MEMBER,
  SIG_SIXTH,
  TEAM,
  TEAM_EXTRA,
  TEAM_PLACE,
  TEAM_SIZE,
} from '../layout.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { windowLimit } from './skills.ts';

/**
 * The game's own shuffle (reference R27): where a skill stands in the line-up decides how often it is each
 * of the first five activations. The leader stands in the middle, the four others where they help most together.
 *
 * In a bound every card may take the place that suits it best, at a price per place. The four others pay all
 * prices between them, so any prices bound the best placement; those of a strong skill leave little room.
 */

/** 1 when skills go off in the game's own order, 0 when all orders are equally likely. */
export let shuffled: i32 = 0;

/** Ways the shuffle can go. */
const PATHS: f64 = 1024.0;
const MIDDLE: i32 = 2;

/** After prepareSkills, whose worth of members and leaders it replaces. `encore` as there. */
export function preparePlaces(byShuffle: i32, signatures: i32, encore: i32): void {
  shuffled = byShuffle;
  if (byShuffle === 0) return;
  priceStrongest(signatures);
  let prices: f64 = 0.0;
  for (let place: i32 = 0; place < TEAM_SIZE; place++) {
    if (place !== MIDDLE) prices += getF64(PLACE_PRICE, place);
  }
  for (let sig: i32 = 0; sig < signatures; sig++) {
    let surplus: f64 = -Infinity;
    for (let place: i32 = 0; place < TEAM_SIZE; place++) {
      if (place === MIDDLE) continue;
      const beyond: f64 = rateAt(sig, place) - getF64(PLACE_PRICE, place);
      if (beyond > surplus) surplus = beyond;
    }
    const member: f64 = surplus + prices / 4.0;
    const sixth: f64 = encore > 0 ? (encore / 5.0) * getF64(SIG_SIXTH, sig) : 0.0;
    setF64(SIG_MEMBER, sig, member);
    setF64(SIG_LEADER, sig, rateAt(sig, MIDDLE) + sixth - member);
  }
}

/** Prices are what the strongest skill is worth at each place. */
function priceStrongest(signatures: i32): void {
  let most: f64 = -Infinity;
  for (let sig: i32 = 0; sig < signatures; sig++) {
    let sum: f64 = 0.0;
    for (let place: i32 = 0; place < TEAM_SIZE; place++) sum += rateAt(sig, place);
    if (sum <= most) continue;
    most = sum;
    for (let place: i32 = 0; place < TEAM_SIZE; place++) setF64(PLACE_PRICE, place, rateAt(sig, place));
  }
}

/** Expected worth per point of power of a skill at a place. */
function rateAt(sig: i32, place: i32): f64 {
  let rate: f64 = 0.0;
  for (let window: i32 = 0; window < TEAM_SIZE; window++) {
    rate += getF64(SHUFFLE_WEIGHT, place * TEAM_SIZE + window) * windowLimit(sig, window);
  }
  return rate / PATHS;
}

/**
 * Expected points of the team's skills, whose extras are in TEAM_EXTRA, in the best placement (TEAM_PLACE: the member
 * at each place), the leader's encore included. Ties go to the lower leader, then to the first placement.
 */
export function placeTeam(fixedLeader: i32, encore: i32): f64 {
  weighPlaces(encore);
  let best: f64 = -Infinity;
  let row: i32 = 0;
  for (let order: i32 = 0; order < ORDERS; order++) {
    const leader: i32 = getI32(PERMUTATION, order * TEAM_SIZE + MIDDLE);
    if (fixedLeader >= 0 && getI32(TEAM, leader) !== fixedLeader) continue;
    let sum: f64 = 0.0;
    for (let place: i32 = 0; place < TEAM_SIZE; place++) {
      sum += getF64(PLACE_WORTH, getI32(PERMUTATION, order * TEAM_SIZE + place) * TEAM_SIZE + place);
    }
    const isBetter: bool =
      sum > best || (sum === best && leader < getI32(PERMUTATION, row * TEAM_SIZE + MIDDLE));
    if (!isBetter) continue;
    best = sum;
    row = order;
  }
  for (let place: i32 = 0; place < TEAM_SIZE; place++) {
    setI32(TEAM_PLACE, place, getI32(PERMUTATION, row * TEAM_SIZE + place));
  }
  return best / PATHS;
}

/** Points times paths of each member at each place: whole numbers, for alone the leader has all of the encore or none. */
function weighPlaces(encore: i32): void {
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    for (let place: i32 = 0; place < TEAM_SIZE; place++) {
      let worth: f64 = 0.0;
      for (let window: i32 = 0; window < TEAM_SIZE; window++) {
        worth +=
          getF64(SHUFFLE_WEIGHT, place * TEAM_SIZE + window) *
          getF64(TEAM_EXTRA, window * TEAM_SIZE + member);
      }
      if (encore > 0 && place === MIDDLE) {
        worth += (encore / 5.0) * PATHS * getF64(TEAM_EXTRA, TEAM_SIZE * TEAM_SIZE + member);
      }
      setF64(PLACE_WORTH, member * TEAM_SIZE + place, worth);
    }
  }
}
