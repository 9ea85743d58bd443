import {
  MAX_RESULTS,
  POWER_UNITS,
  RESULT_LEADER,
  RESULT_POINTS,
  RESULT_POWER,
  RESULT_SCORE,
  RESULT_SIXTH,
  RESULT_TEAM,
  TEAM,
  TEAM_SIZE,
} from '../layout.ts';
import { highestTotal, limitOfPoints, pointsOfReach } from './aim.ts';
import { equipTeam, formTeam, teamUnits } from './five.ts';
import { byPoints, countTeam, earnPoints, mostPoints, othersUnits, teamPoints } from './points.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { extrasMayCancel } from './skills.ts';
import { notes } from './song.ts';
import { scoreTeam, teamLeader, teamRate, teamScore, teamSixth, weighTeam } from './team.ts';

/** Nodes of the tree opened so far, and results found, best first. */
export let nodes: i32 = 0;
export let found: i32 = 0;
/** A sum of weights below this cannot enter the results. */
export let limit: f64 = -Infinity;
/** Lowest allowed power in units. */
export let powerFloor: f64 = 0;

let capacity: i32 = 1;
let sixthNeeded: i32 = 0;
let listing: i32 = 0;
/** Where the host puts the team after which a list goes on. */
const LISTED: i32 = MAX_RESULTS - 1;

/**
 * Real-valued bounds hold up to rounding, and this much room keeps them safe. A bound is made of fewer than 3,000
 * additions and products; each errs by at most 2^-53 of what it adds, whatever the sign, so a sum of weights by less
 * than 4e-13 of itself and a score, its square, by less than 8e-13. Where extras cancel the sum of what was added is
 * larger than the result, but there slack() is by far the larger room. Power needs none: it is counted in whole units.
 */
const MARGIN: f64 = 1e-12;

export function prepareResults(top: i32, lowestPower: f64, needsSixth: i32): void {
  nodes = 0;
  found = 0;
  capacity = top;
  powerFloor = lowestPower * POWER_UNITS;
  sixthNeeded = needsSixth;
  listing = 0;
  limit = -Infinity;
}

/** Teams stand by their real-valued worth from now on: all of them (1), or those after the one in the last row (2). */
export function listByWorth(kind: i32): void {
  listing = kind;
}

export function visit(): void {
  nodes++;
}

/** Lowest score that still enters the results; −1 while there is room. */
export function entryScore(): f64 {
  return found < capacity ? -1.0 : getF64(RESULT_SCORE, capacity - 1);
}

function entryPoints(): f64 {
  return getF64(RESULT_POINTS, capacity - 1);
}

/** Floors can add up above the real value only where extras cancel, by less than one point a note. */
function slack(): f64 {
  return extrasMayCancel === 1 ? notes : 0.0;
}

/** No team of this real-valued worth scores more. */
export function highestScore(worth: f64): f64 {
  return worth * (1.0 + MARGIN) + slack();
}

/** Scores a team exactly, with its own best items and leader, and enters it if it belongs among the results. */
export function offer(a: i32, b: i32, c: i32, d: i32, e: i32): void {
  formTeam(a, b, c, d, e);
  equipTeam();
  if (teamUnits < powerFloor) return;
  const rate: f64 = teamRate();
  if (mayEnter(rate) === 0) return;
  if (listing === 0) scoreTeam();
  else weighTeam(rate);
  if (listing === 2 && compareWith(LISTED) <= 0) return;
  if (sixthNeeded === 1 && teamSixth < 0) return;
  if (byPoints === 1) earnPoints();
  const place: i32 = placeOfTeam();
  if (place < 0 || place >= capacity) return;
  enter(place);
  renewLimit();
}

/** Whether the team just equipped, worth so much per point of power, can stand among the results. */
function mayEnter(rate: f64): i32 {
  const worth: f64 = (rate * teamUnits) / POWER_UNITS;
  if (byPoints === 0 || found < capacity) return highestScore(worth) < entryScore() ? 0 : 1;
  countTeam();
  const total: f64 = (rate * (teamUnits + othersUnits)) / POWER_UNITS;
  const points: f64 = mostPoints(highestTotal(total, slack()));
  if (points !== entryPoints()) return points > entryPoints() ? 1 : 0;
  return highestScore(worth) < entryScore() ? 0 : 1;
}

/** Finds the limit for the last result; again when points are the target once more. */
export function renewLimit(): void {
  if (byPoints === 1) {
    limit = found < capacity ? -Infinity : limitOfPoints(entryPoints(), entryScore(), slack());
    return;
  }
  const entry: f64 = entryScore() - slack();
  limit = entry > 0.0 ? 2.0 * Math.sqrt(entry * POWER_UNITS) * (1.0 - MARGIN) : -Infinity;
}

/** Score, or points where they come first, that no team of this sum of weights exceeds. */
export function highestValue(sum: f64): f64 {
  if (byPoints === 1) return pointsOfReach(sum, slack());
  return Math.floor(highestScore((sum * sum) / 4.0 / POWER_UNITS));
}

/** Where the team stands by points if they count, score, power and cards; −1 when it is already there. */
function placeOfTeam(): i32 {
  let place: i32 = found;
  while (place > 0) {
    const order: i32 = compareWith(place - 1);
    if (order === 0) return -1;
    if (order > 0) return place;
    place--;
  }
  return place;
}

/** 1 when the result at `place` stands before the team, −1 when after, 0 when it is the same team. */
function compareWith(place: i32): i32 {
  const points: f64 = getF64(RESULT_POINTS, place);
  if (points !== teamPoints) return points > teamPoints ? 1 : -1;
  const score: f64 = getF64(RESULT_SCORE, place);
  if (score !== teamScore) return score > teamScore ? 1 : -1;
  const power: f64 = getF64(RESULT_POWER, place);
  if (power !== teamUnits) return power > teamUnits ? 1 : -1;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    const other: i32 = getI32(RESULT_TEAM, place * TEAM_SIZE + member);
    const card: i32 = getI32(TEAM, member);
    if (other !== card) return other < card ? 1 : -1;
  }
  return 0;
}

function enter(place: i32): void {
  if (found < capacity) found++;
  for (let row: i32 = found - 1; row > place; row--) {
    setF64(RESULT_POINTS, row, getF64(RESULT_POINTS, row - 1));
    setF64(RESULT_SCORE, row, getF64(RESULT_SCORE, row - 1));
    setF64(RESULT_POWER, row, getF64(RESULT_POWER, row - 1));
    setI32(RESULT_LEADER, row, getI32(RESULT_LEADER, row - 1));
    setI32(RESULT_SIXTH, row, getI32(RESULT_SIXTH, row - 1));
    for (let member: i32 = 0; member < TEAM_SIZE; member++) {
      setI32(RESULT_TEAM, row * TEAM_SIZE + member, getI32(RESULT_TEAM, (row - 1) * TEAM_SIZE + member));
    }
  }
  setF64(RESULT_POINTS, place, teamPoints);
  setF64(RESULT_SCORE, place, teamScore);
  setF64(RESULT_POWER, place, teamUnits);
  setI32(RESULT_LEADER, place, getI32(TEAM, teamLeader));
  setI32(RESULT_SIXTH, place, teamSixth < 0 ? getI32(TEAM, teamLeader) : teamSixth);
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    setI32(RESULT_TEAM, place * TEAM_SIZE + member, getI32(TEAM, member));
  }
}

/** Forms, equips and scores the team of a result again, so that its items and extras can be read. */
export function recall(place: i32): void {
  formTeam(
    getI32(RESULT_TEAM, place * TEAM_SIZE),
    getI32(RESULT_TEAM, place * TEAM_SIZE + 1),
    getI32(RESULT_TEAM, place * TEAM_SIZE + 2),
    getI32(RESULT_TEAM, place * TEAM_SIZE + 3),
    getI32(RESULT_TEAM, place * TEAM_SIZE + 4),
  );
  equipTeam();
  scoreTeam();
  if (byPoints === 1) earnPoints();
}
