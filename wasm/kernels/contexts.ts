import {
  ATTRIBUTE_COUNT,
  CARD_BONUS,
  CARD_POWER,
  CHOICE,
  CLASS_FIRST,
  CONTEXT_ATTRIBUTE,
  CONTEXT_BAND,
  CONTEXT_BOUND,
  FRAME_LIST,
  FRAME_SIZE,
  FRAME_T,
  GREEDY,
  KEPT,
  POWER_UNITS,
  TEAM_SIZE,
} from '../layout.ts';
import { aimAt, limitPower } from './aim.ts';
import { kept, slots } from './cards.ts';
import { balance, greedyRate, greedyUnits, look, lookAgain, powerReach, reach } from './look.ts';
import { byPoints, othersUnits } from './points.ts';
import { limit, offer, renewLimit } from './results.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { fixedRate } from './team.ts';

/**
 * Contexts: what all five cards of a team share - a band, an attribute, both or neither - and with it what items give
 * them. Each is the root of a tree that the search splits further.
 */

/** Slopes and greedy team hardly change after so many rounds. */
const AIMS: i32 = 3;

let bands: i32 = 0;
/** How many contexts may hold a better team, in CONTEXT_BAND, CONTEXT_ATTRIBUTE and CONTEXT_BOUND. */
export let contexts: i32 = 0;

/** Looks at the root of every context that five cards fit, offers the greedy team of each, and keeps those in reach, highest bound first. */
export function openContexts(bandCount: i32): void {
  bands = bandCount;
  contexts = 0;
  let t: f64 = firstBalance();
  leaveSlotsOpen();
  if (byPoints === 1) t = aimFirst(t);
  for (let band: i32 = -1; band < bandCount; band++) {
    for (let attribute: i32 = -1; attribute < ATTRIBUTE_COUNT; attribute++) {
      fillRoot(band, attribute);
      if (getI32(FRAME_SIZE, 0) < TEAM_SIZE) continue;
      t = lookAtRoot(band, attribute, t);
      if (reach < 0.0 || reach < limit) continue;
      offerGreedy();
      addContext(band, attribute, reach);
    }
  }
}

/** Looks until the greedy team of all cards and the slopes that make it best for points agree; offers each. */
function aimFirst(first: f64): f64 {
  let t: f64 = first;
  fillRoot(-1, -1);
  if (getI32(FRAME_SIZE, 0) < TEAM_SIZE) return t;
  look(0, -1, -1, t);
  for (let round: i32 = 0; round < AIMS; round++) {
    if (reach < 0.0) return t;
    if (round === 0) limitPower(powerReach);
    let bonus: f64 = 0.0;
    for (let place: i32 = 0; place < TEAM_SIZE; place++) bonus += getF64(CARD_BONUS, getI32(GREEDY, place));
    aimAt((greedyRate * (greedyUnits + othersUnits)) / POWER_UNITS, bonus);
    offerGreedy();
    t = balance();
    lookAgain(0, -1, -1, t);
  }
  renewLimit();
  return t;
}

/** A first guess of the balance, from five times the first card without skills. */
function firstBalance(): f64 {
  return kept === 0 ? 1.0 : Math.sqrt(fixedRate / (5.0 * getF64(CARD_POWER, getI32(KEPT, 0)) + 1.0));
}

/** The kept cards that fit a context. */
function fillRoot(band: i32, attribute: i32): void {
  setI32(FRAME_SIZE, 0, 0);
  const firstBand: i32 = band < 0 ? 0 : band;
  const lastBand: i32 = band < 0 ? bands - 1 : band;
  for (let one: i32 = firstBand; one <= lastBand; one++) {
    const sort: i32 = one * ATTRIBUTE_COUNT + (attribute < 0 ? 0 : attribute);
    const end: i32 = attribute < 0 ? sort + ATTRIBUTE_COUNT : sort + 1;
    appendKept(getI32(CLASS_FIRST, sort), getI32(CLASS_FIRST, end));
  }
}

function appendKept(first: i32, end: i32): void {
  const size: i32 = getI32(FRAME_SIZE, 0);
  for (let index: i32 = first; index < end; index++) {
    setI32(FRAME_LIST, size + index - first, getI32(KEPT, index));
  }
  setI32(FRAME_SIZE, 0, size + end - first);
}

/**
 * Two looks: the second with the balance that the first one's greedy team has, unless the first already rules the
 * context out. Returns that balance.
 */
function lookAtRoot(band: i32, attribute: i32, t: f64): f64 {
  look(0, band, attribute, t);
  if (reach < 0.0 || reach < limit) return t;
  const balanced: f64 = balance();
  lookAgain(0, band, attribute, balanced);
  setF64(FRAME_T, 0, balanced);
  return balanced;
}

/** The greedy team of the last look, as a result. */
export function offerGreedy(): void {
  offer(getI32(GREEDY, 0), getI32(GREEDY, 1), getI32(GREEDY, 2), getI32(GREEDY, 3), getI32(GREEDY, 4));
}

/** Inserts a context, highest bound first. */
function addContext(band: i32, attribute: i32, bound: f64): void {
  let place: i32 = contexts;
  while (place > 0 && getF64(CONTEXT_BOUND, place - 1) < bound) {
    setI32(CONTEXT_BAND, place, getI32(CONTEXT_BAND, place - 1));
    setI32(CONTEXT_ATTRIBUTE, place, getI32(CONTEXT_ATTRIBUTE, place - 1));
    setF64(CONTEXT_BOUND, place, getF64(CONTEXT_BOUND, place - 1));
    place--;
  }
  setI32(CONTEXT_BAND, place, band);
  setI32(CONTEXT_ATTRIBUTE, place, attribute);
  setF64(CONTEXT_BOUND, place, bound);
  contexts++;
}

/** Fills frame 0 with a context's cards, all slots open, and looks at it. */
export function enterContext(context: i32): void {
  leaveSlotsOpen();
  const band: i32 = getI32(CONTEXT_BAND, context);
  const attribute: i32 = getI32(CONTEXT_ATTRIBUTE, context);
  fillRoot(band, attribute);
  lookAtRoot(band, attribute, firstBalance());
}

function leaveSlotsOpen(): void {
  for (let slot: i32 = 0; slot < slots; slot++) setI32(CHOICE, slot, -1);
}
