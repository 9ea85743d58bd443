import {
  CHILD_BOUND,
  CHILD_OPTION,
  CHOICE,
  CONTEXT_ATTRIBUTE,
  CONTEXT_BAND,
  CONTEXT_BOUND,
  FRAME_CHILDREN,
  FRAME_CHOICE,
  FRAME_LIST,
  FRAME_NEXT,
  FRAME_SIZE,
  FRAME_SLOT,
  FRAME_T,
  MAX_CARDS,
  MAX_OPTIONS,
  MAX_SLOTS,
  OPTION_CLASH,
  SLOT_FIRST,
} from '../layout.ts';
import { slots } from './cards.ts';
import { contexts, enterContext, offerGreedy, openContexts } from './contexts.ts';
import { balance, greedyUnits, look, overestimate, powerReach, reach, reduce, teamsLeft } from './look.ts';
import { openPick, pick } from './pick.ts';
import { highestValue, limit, powerFloor, visit } from './results.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';

/**
 * The tree of reference R32: contexts (what all five share) at the root, then one item slot fixed per
 * level, then the card search. Depth first, best bound first; it can stop at any time with a valid bound.
 */

/** With less overestimate by open slots than this part of the power, cards are searched instead of splitting a slot. */
const LITTLE_OVERESTIMATE: f64 = 0.0002;

let fewTeams: f64 = 0;

let context: i32 = -1;
let depth: i32 = -1;
let picking: i32 = 0;
let pickReach: f64 = 0;

/**
 * Looks at the root of every context and orders them by bound. Where no more than `few` teams are left their cards
 * are searched without splitting slots first.
 */
export function openSearch(bandCount: i32, few: f64): void {
  fewTeams = few;
  context = -1;
  depth = -1;
  picking = 0;
  openContexts(bandCount);
}

/** Goes on for about `work` cards; 1 when the results are proved. */
export function advanceSearch(work: i32): i32 {
  let left: i32 = work;
  while (left > 0) {
    if (picking === 1) {
      if (pick(left) === 0) return 0;
      picking = 0;
      left -= 100;
    } else if (depth >= 0) {
      openChild();
      left -= getI32(FRAME_SIZE, 0) + 50;
    } else {
      context++;
      if (context >= contexts || getF64(CONTEXT_BOUND, context) < limit) {
        context = contexts;
        return 1;
      }
      openContext();
      left -= getI32(FRAME_SIZE, 0) + 50;
    }
  }
  return 0;
}

function openContext(): void {
  enterContext(context);
  depth = -1;
  enterNode(0);
}

/** The node just looked at, with its cards in frame `at`: closes it, searches its cards, or splits a slot. */
function enterNode(at: i32): void {
  visit();
  if (reach < limit || powerReach < powerFloor) return;
  offerGreedy();
  reduce(at, limit);
  if (getI32(FRAME_SIZE, at) < 5) return;
  const slot: i32 = slotToSplit();
  if (slot < 0 || teamsLeft() <= fewTeams) {
    pickReach = reach;
    picking = 1;
    openPick(at);
    return;
  }
  depth = at;
  splitSlot(at, slot);
}

/** The open slot that overestimates the greedy team most; −1 when all of them together hardly do. */
function slotToSplit(): i32 {
  let worst: i32 = -1;
  let most: f64 = 0.0;
  let total: f64 = 0.0;
  for (let slot: i32 = 0; slot < slots; slot++) {
    if (getI32(CHOICE, slot) >= 0) continue;
    const excess: f64 = overestimate(slot, getI32(SLOT_FIRST, slot), getI32(SLOT_FIRST, slot + 1));
    total += excess;
    if (excess > most) {
      most = excess;
      worst = slot;
    }
  }
  return total < greedyUnits * LITTLE_OVERESTIMATE ? -1 : worst;
}

/** One look at each child before the order is chosen. */
function splitSlot(at: i32, slot: i32): void {
  const t: f64 = balance();
  const band: i32 = getI32(CONTEXT_BAND, context);
  const attribute: i32 = getI32(CONTEXT_ATTRIBUTE, context);
  setF64(FRAME_T, at, t);
  setI32(FRAME_SLOT, at, slot);
  setI32(FRAME_NEXT, at, 0);
  setI32(FRAME_CHILDREN, at, 0);
  for (let other: i32 = 0; other < slots; other++) {
    setI32(FRAME_CHOICE, at * MAX_SLOTS + other, getI32(CHOICE, other));
  }
  const end: i32 = getI32(SLOT_FIRST, slot + 1);
  for (let option: i32 = getI32(SLOT_FIRST, slot); option < end; option++) {
    if (isClashing(option) === 1) continue;
    choose(slot, option);
    look(at, band, attribute, t);
    if (reach >= limit && reach >= 0.0) addChild(at, option, reach);
    restoreChoices(at);
  }
}

/** Fixes an option in a slot, and in every open slot the only one that then goes with all others. */
function choose(slot: i32, option: i32): void {
  setI32(CHOICE, slot, option);
  for (let other: i32 = 0; other < slots; other++) {
    if (getI32(CHOICE, other) < 0) setI32(CHOICE, other, onlyOption(other));
  }
}

/** The one option of an open slot that clashes with none that is chosen; −1 when there are others. */
function onlyOption(slot: i32): i32 {
  let only: i32 = -1;
  const end: i32 = getI32(SLOT_FIRST, slot + 1);
  for (let option: i32 = getI32(SLOT_FIRST, slot); option < end; option++) {
    if (isClashing(option) === 1) continue;
    if (only >= 0) return -1;
    only = option;
  }
  return only;
}

function restoreChoices(at: i32): void {
  for (let slot: i32 = 0; slot < slots; slot++)
    setI32(CHOICE, slot, getI32(FRAME_CHOICE, at * MAX_SLOTS + slot));
}

/** Whether a slot already fixed holds what makes this option needless: exchanging the two items never costs power. */
function isClashing(option: i32): i32 {
  if (getI32(OPTION_CLASH, option * MAX_OPTIONS + option) === 1) return 1;
  for (let slot: i32 = 0; slot < slots; slot++) {
    const chosen: i32 = getI32(CHOICE, slot);
    if (chosen >= 0 && getI32(OPTION_CLASH, chosen * MAX_OPTIONS + option) === 1) return 1;
  }
  return 0;
}

function addChild(at: i32, option: i32, bound: f64): void {
  const first: i32 = at * MAX_OPTIONS;
  let place: i32 = first + getI32(FRAME_CHILDREN, at);
  while (place > first && getF64(CHILD_BOUND, place - 1) < bound) {
    setF64(CHILD_BOUND, place, getF64(CHILD_BOUND, place - 1));
    setI32(CHILD_OPTION, place, getI32(CHILD_OPTION, place - 1));
    place--;
  }
  setF64(CHILD_BOUND, place, bound);
  setI32(CHILD_OPTION, place, option);
  setI32(FRAME_CHILDREN, at, getI32(FRAME_CHILDREN, at) + 1);
}

/** Enters the next child of the deepest frame, or leaves the frame. */
function openChild(): void {
  const at: i32 = depth;
  const slot: i32 = getI32(FRAME_SLOT, at);
  const next: i32 = getI32(FRAME_NEXT, at);
  const row: i32 = at * MAX_OPTIONS + next;
  restoreChoices(at);
  if (next >= getI32(FRAME_CHILDREN, at) || getF64(CHILD_BOUND, row) < limit) {
    depth = at - 1;
    return;
  }
  setI32(FRAME_NEXT, at, next + 1);
  choose(slot, getI32(CHILD_OPTION, row));
  const size: i32 = getI32(FRAME_SIZE, at);
  setI32(FRAME_SIZE, at + 1, size);
  for (let index: i32 = 0; index < size; index++) {
    setI32(FRAME_LIST, (at + 1) * MAX_CARDS + index, getI32(FRAME_LIST, at * MAX_CARDS + index));
  }
  look(at + 1, getI32(CONTEXT_BAND, context), getI32(CONTEXT_ATTRIBUTE, context), getF64(FRAME_T, at));
  enterNode(at + 1);
}

/** No team that has not been met can score, or earn where points come first, more than this; 0 when all have. */
export function openBound(): f64 {
  let bound: f64 = picking === 1 ? pickReach : -1.0;
  for (let at: i32 = 0; at <= depth; at++) {
    const next: i32 = getI32(FRAME_NEXT, at);
    if (next < getI32(FRAME_CHILDREN, at) && getF64(CHILD_BOUND, at * MAX_OPTIONS + next) > bound) {
      bound = getF64(CHILD_BOUND, at * MAX_OPTIONS + next);
    }
  }
  if (context + 1 < contexts && getF64(CONTEXT_BOUND, context + 1) > bound) {
    bound = getF64(CONTEXT_BOUND, context + 1);
  }
  return bound < limit || bound < 0.0 ? 0.0 : highestValue(bound);
}
