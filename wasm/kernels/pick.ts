import {
  CARD_CHARACTER,
  CHARACTER_MUST,
  FRAME_LIST,
  FRAME_SIZE,
  GROUP_BEST,
  GROUP_CARD,
  GROUP_FIRST,
  GROUP_NEXT,
  GROUP_OF,
  GROUP_POWER,
  LEAD,
  MAX_CARDS,
  NODE_POWER,
  PATH_CARD,
  PATH_GROUP,
  PATH_POWER,
  PATH_SUM,
  SORTED,
  TEAM_SIZE,
  WEIGHT,
} from '../layout.ts';
import { characters } from './cards.ts';
import { constant, exchange, topSum } from './look.ts';
import { limit, offer, powerFloor, visit } from './results.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';

/**
 * The card search below a node: for each leader, best first, the four others in falling weight. Only cards whose
 * worth as leader is not above the leader's may join, so each team is met once and its bound is exact.
 * The search can stop after any card and go on later.
 */

let size: i32 = 0;
let leaderPlace: i32 = -1;
let depth: i32 = -1;
let groups: i32 = 0;
let forced: i32 = 0;
let fixedLeader: i32 = -1;

export function preparePicks(leaderCard: i32): void {
  fixedLeader = leaderCard;
}

/** Opens the card search over the cards of a frame, weighed by the last look. */
export function openPick(frame: i32): void {
  size = getI32(FRAME_SIZE, frame);
  for (let index: i32 = 0; index < size; index++)
    setI32(SORTED, index, getI32(FRAME_LIST, frame * MAX_CARDS + index));
  sortByWeight();
  leaderPlace = -1;
  depth = -1;
}

/** Shell sort by falling weight, then by card. */
function sortByWeight(): void {
  let gap: i32 = 1;
  while (gap < size) gap = gap * 3 + 1;
  while (gap > 0) {
    for (let index: i32 = gap; index < size; index++) {
      const card: i32 = getI32(SORTED, index);
      const weight: f64 = getF64(WEIGHT, card);
      let place: i32 = index;
      while (place >= gap && isAfter(getI32(SORTED, place - gap), card, weight) === 1) {
        setI32(SORTED, place, getI32(SORTED, place - gap));
        place -= gap;
      }
      setI32(SORTED, place, card);
    }
    let smaller: i32 = 0;
    while (smaller * 3 + 1 < gap) smaller = smaller * 3 + 1;
    gap = smaller;
  }
}

function isAfter(other: i32, card: i32, weight: f64): i32 {
  const others: f64 = getF64(WEIGHT, other);
  return others < weight || (others === weight && other > card) ? 1 : 0;
}

/** Goes on for about `work` cards; 1 when all teams of the node have been met. */
export function pick(work: i32): i32 {
  let left: i32 = work;
  while (left > 0) {
    left--;
    if (depth >= 0) {
      advance();
    } else {
      leaderPlace++;
      if (leaderPlace >= size) return 1;
      left -= openLeader();
    }
  }
  return 0;
}

/** Starts the branch of the next leader if it can reach the limit; returns the extra work it took. */
function openLeader(): i32 {
  const leader: i32 = getI32(SORTED, leaderPlace);
  if (fixedLeader >= 0 && leader !== fixedLeader) return 0;
  const lead: f64 = getF64(LEAD, leader);
  if (topSum + exchange(leader) + lead + constant < limit) return 0;
  if (gather(getI32(CARD_CHARACTER, leader), lead) === 0) return size >> 3;
  visit();
  setF64(PATH_SUM, 0, getF64(WEIGHT, leader) + lead + constant);
  setF64(PATH_POWER, 0, getF64(NODE_POWER, leader));
  openDepth(0, 0);
  return size >> 3;
}

/** Goes to `group` at depth `at`, or leaves the depth when neither it nor a later group can reach the limit. */
function openDepth(at: i32, group: i32): void {
  const need: i32 = TEAM_SIZE - 1 - at;
  depth = at;
  if (group + need > groups || sumOfGroups(group, need) + getF64(PATH_SUM, at) < limit) {
    depth = at - 1;
    return;
  }
  setI32(PATH_GROUP, at, group);
  setI32(PATH_CARD, at, getI32(GROUP_FIRST, group) - 1);
}

function sumOfGroups(first: i32, count: i32): f64 {
  let sum: f64 = 0.0;
  for (let group: i32 = first; group < first + count; group++) sum += getF64(GROUP_BEST, group);
  return sum;
}

/** Tries the next card at the current depth. */
function advance(): void {
  const at: i32 = depth;
  const group: i32 = getI32(PATH_GROUP, at);
  const place: i32 = getI32(PATH_CARD, at) + 1;
  if (place >= getI32(GROUP_FIRST, group + 1)) {
    // A group that must be there has no alternative.
    if (at < forced) depth = at - 1;
    else openDepth(at, group + 1);
    return;
  }
  setI32(PATH_CARD, at, place);
  const card: i32 = getI32(GROUP_CARD, place);
  const sum: f64 = getF64(PATH_SUM, at) + getF64(WEIGHT, card);
  const need: i32 = TEAM_SIZE - 2 - at;
  if (group + 1 + need > groups || sum + sumOfGroups(group + 1, need) < limit) {
    setI32(PATH_CARD, at, getI32(GROUP_FIRST, group + 1) - 1);
    return;
  }
  const power: f64 = getF64(PATH_POWER, at) + getF64(NODE_POWER, card);
  if (need > 0 && power + need * getF64(GROUP_POWER, group + 1) < powerFloor) return;
  if (need === 0) {
    offerPath(card);
    return;
  }
  visit();
  setF64(PATH_SUM, at + 1, sum);
  setF64(PATH_POWER, at + 1, power);
  openDepth(at + 1, group + 1);
}

function offerPath(card: i32): void {
  offer(getI32(SORTED, leaderPlace), pathCard(0), pathCard(1), pathCard(2), card);
}

function pathCard(at: i32): i32 {
  return getI32(GROUP_CARD, getI32(PATH_CARD, at));
}

/** Groups the cards that may follow a leader by character. 0 when a card that must be there may not. */
function gather(character: i32, lead: f64): i32 {
  groups = 0;
  for (let other: i32 = 0; other < characters; other++) setI32(GROUP_OF, other, -1);
  for (let other: i32 = 0; other < characters; other++) {
    const must: i32 = getI32(CHARACTER_MUST, other);
    if (must < 0 || other === character) continue;
    if (fixedLeader < 0 && getF64(LEAD, must) > lead) return 0;
    openGroup(other);
  }
  forced = groups;
  for (let place: i32 = 0; place < size; place++) {
    if (mayFollow(place, character, lead) === 0) continue;
    const other: i32 = getI32(CARD_CHARACTER, getI32(SORTED, place));
    if (getI32(GROUP_OF, other) < 0) openGroup(other);
    const group: i32 = getI32(GROUP_OF, other);
    setI32(GROUP_NEXT, group, getI32(GROUP_NEXT, group) + 1);
  }
  fillGroups(character, lead);
  return 1;
}

function openGroup(character: i32): void {
  setI32(GROUP_OF, character, groups);
  setI32(GROUP_NEXT, groups, 0);
  groups++;
}

/** A card that would lead better than the leader belongs to another branch; equals follow in sorted order. */
function mayFollow(place: i32, character: i32, lead: f64): i32 {
  const card: i32 = getI32(SORTED, place);
  const other: i32 = getI32(CARD_CHARACTER, card);
  if (other === character) return 0;
  if (fixedLeader >= 0 || getI32(CHARACTER_MUST, other) >= 0) return 1;
  const own: f64 = getF64(LEAD, card);
  return own < lead || (own === lead && place > leaderPlace) ? 1 : 0;
}

/** Lays the groups out one after another; GROUP_NEXT holds their sizes first and then the next free place. */
function fillGroups(character: i32, lead: f64): void {
  let first: i32 = 0;
  for (let group: i32 = 0; group < groups; group++) {
    const count: i32 = getI32(GROUP_NEXT, group);
    setI32(GROUP_FIRST, group, first);
    setI32(GROUP_NEXT, group, first);
    setF64(GROUP_POWER, group, 0.0);
    first += count;
  }
  setI32(GROUP_FIRST, groups, first);
  for (let place: i32 = 0; place < size; place++) {
    if (mayFollow(place, character, lead) === 0) continue;
    const card: i32 = getI32(SORTED, place);
    const group: i32 = getI32(GROUP_OF, getI32(CARD_CHARACTER, card));
    const next: i32 = getI32(GROUP_NEXT, group);
    if (next === getI32(GROUP_FIRST, group)) setF64(GROUP_BEST, group, getF64(WEIGHT, card));
    setI32(GROUP_CARD, next, card);
    setI32(GROUP_NEXT, group, next + 1);
    const power: f64 = getF64(NODE_POWER, card);
    if (power > getF64(GROUP_POWER, group)) setF64(GROUP_POWER, group, power);
  }
  // From here on GROUP_POWER is the highest power in this group or any after it.
  for (let group: i32 = groups - 2; group >= 0; group--) {
    if (getF64(GROUP_POWER, group + 1) > getF64(GROUP_POWER, group)) {
      setF64(GROUP_POWER, group, getF64(GROUP_POWER, group + 1));
    }
  }
}
