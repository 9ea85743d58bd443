import {
  DURATION,
  ORDER_SCORE,
  ORDERS,
  PERMUTATION,
  QUEUE_SIG,
  QUEUE_SIXTH,
  QUEUE_START,
  QUEUE_VALUE,
  QUEUE_WAYS,
  SIG_DURATION,
  TEAM_PLACE,
  TEAM_SIZE,
} from '../layout.ts';
import { shuffled } from './places.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { queuedExtra } from './skills.ts';
import { dueTime, startAfter } from './song.ts';

/**
 * Skills that wait for each other: when one starts depends on those before it, so that every order is played through.
 * Only songs whose skill notes are close need it (`queued` of song).
 */

/** Of the leaders and sixth cards considered: the highest total of all ways an order can come, and whose it is. */
export let bestTotal: f64 = 0;
export let queuedLeader: i32 = -1;
export let queuedSixth: i32 = -1;

const PATHS: f64 = 1024.0;
const MIDDLE: i32 = 2;
/** All shares of the sixth activation: how often it is ours is counted in fifths. */
const FIFTHS: f64 = 5.0;
let placement: i32 = 0;
let roomSig: i32 = -1;

/** In how many ways an order and a player of the sixth activation can come. */
export function totalOrders(): f64 {
  return FIFTHS * (shuffled === 1 ? PATHS : 120.0);
}

/** `room`: whose skill is the sixth activation where ours is not. */
export function prepareQueued(room: i32): void {
  roomSig = room;
  bestTotal = -Infinity;
  queuedLeader = -1;
  queuedSixth = -1;
}

/** Plays the 120 orders of the skills in QUEUE_SIG at the current power, and returns when the sixth may start. */
export function queueOrders(): void {
  for (let order: i32 = 0; order < ORDERS; order++) {
    let points: f64 = 0.0;
    let start: f64 = dueTime(0);
    let seconds: f64 = 0.0;
    for (let window: i32 = 0; window < TEAM_SIZE; window++) {
      const sig: i32 = getI32(QUEUE_SIG, getI32(PERMUTATION, order * TEAM_SIZE + window));
      if (window > 0) start = startAfter(window, start, seconds);
      points += queuedExtra(sig, window, start);
      seconds = getF64(DURATION, getI32(SIG_DURATION, sig));
    }
    setF64(QUEUE_VALUE, order, points);
    setF64(QUEUE_START, order, startAfter(TEAM_SIZE, start, seconds));
  }
}

/** Five times the points of the sixth activation in each order, which in `fifths` of five lives is that of `sig`. */
function queueSixth(sig: i32, fifths: i32): void {
  const share: f64 = fifths;
  for (let order: i32 = 0; order < ORDERS; order++) {
    const start: f64 = getF64(QUEUE_START, order);
    let points: f64 = 0.0;
    if (share > 0.0) points += share * queuedExtra(sig, TEAM_SIZE, start);
    if (share < FIFTHS) points += (FIFTHS - share) * queuedExtra(roomSig, TEAM_SIZE, start);
    setF64(QUEUE_SIXTH, order, points);
  }
}

/** Takes a leader and a sixth activation (its card, −1 the leader) if they reach more than those before. `fifths` as above. */
export function considerQueued(leader: i32, sig: i32, card: i32, fifths: i32): void {
  queueSixth(sig, fifths);
  const total: f64 = shuffled === 1 ? placeQueued(leader) : sumOfOrders();
  if (total <= bestTotal) return;
  bestTotal = total;
  queuedLeader = leader;
  queuedSixth = card;
  if (shuffled === 0) return;
  for (let place: i32 = 0; place < TEAM_SIZE; place++) {
    setI32(TEAM_PLACE, place, getI32(PERMUTATION, placement * TEAM_SIZE + place));
  }
}

function sumOfOrders(): f64 {
  let total: f64 = 0.0;
  for (let order: i32 = 0; order < ORDERS; order++) {
    total += FIFTHS * getF64(QUEUE_VALUE, order) + getF64(QUEUE_SIXTH, order);
  }
  return total;
}

/** The best placement of the four others around the leader; the first in a tie. */
function placeQueued(leader: i32): f64 {
  let best: f64 = -Infinity;
  for (let row: i32 = 0; row < ORDERS; row++) {
    if (getI32(PERMUTATION, row * TEAM_SIZE + MIDDLE) !== leader) continue;
    let total: f64 = 0.0;
    for (let order: i32 = 0; order < ORDERS; order++) {
      const ways: f64 = getF64(QUEUE_WAYS, order);
      if (ways === 0.0) continue;
      const played: i32 = playedBy(row, order);
      total += ways * (FIFTHS * getF64(QUEUE_VALUE, played) + getF64(QUEUE_SIXTH, played));
    }
    if (total <= best) continue;
    best = total;
    placement = row;
  }
  return best;
}

/** Row of PERMUTATION in which members play when places of a placement go off in an order. */
function playedBy(row: i32, order: i32): i32 {
  let rank: i32 = 0;
  for (let window: i32 = 0; window < TEAM_SIZE; window++) {
    const member: i32 = memberAt(row, order, window);
    let smaller: i32 = 0;
    for (let later: i32 = window + 1; later < TEAM_SIZE; later++) {
      if (memberAt(row, order, later) < member) smaller++;
    }
    rank = rank * (TEAM_SIZE - window) + smaller;
  }
  return rank;
}

function memberAt(row: i32, order: i32, window: i32): i32 {
  return getI32(PERMUTATION, row * TEAM_SIZE + getI32(PERMUTATION, order * TEAM_SIZE + window));
}

/** The score of each order of the skills in QUEUE_SIG into ORDER_SCORE; `sixth` the signature of the last. */
export function scoreQueuedOrders(base: f64, sixth: i32): void {
  queueOrders();
  queueSixth(sixth, 5);
  for (let order: i32 = 0; order < ORDERS; order++) {
    setF64(ORDER_SCORE, order, base + getF64(QUEUE_VALUE, order) + getF64(QUEUE_SIXTH, order) / FIFTHS);
  }
}
