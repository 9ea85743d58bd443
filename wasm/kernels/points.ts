import {
  BONUS_UNITS,
  CARD_BONUS,
  CARD_CHARACTER,
  POWER_UNITS,
  SLICE_BOTH,
  SLICE_OTHERS,
  SLICE_OWN,
  SUPPORT_CARD,
  SUPPORT_DIVISOR,
  SUPPORT_UNITS,
  TEAM,
  TEAM_SIZE,
  TEAM_SUPPORT,
} from '../layout.ts';
import { teamUnits } from './five.ts';
import { getF64, getI32, setI32 } from './script/memory.ts';
import { teamAverage, teamScore } from './team.ts';

/**
 * Points of a live without boosts, which only multiply them (reference R30): whole base points from the
 * scores, raised by the team's bonus, and what the support band brings.
 *
 * The others of a room score in proportion to our rate (2.6), so their tenth counts like power of our own in a bound:
 * own + others ÷ 10 ≤ rate × (power + 0.4 × their average power). This sum is called the total here.
 */

/** 1 when teams stand by points first. */
export let byPoints: i32 = 0;
/** Power, in units, that stands for the others in a bound. */
export let othersUnits: f64 = 0;
/** Of the team scored last: points, whole per cent of bonus, and power of its support band in units. */
export let teamPoints: f64 = 0;
export let teamBonus: f64 = 0;
export let teamSupport: f64 = 0;

let formula: i32 = 2;
let slices: i32 = 0;
let basePoints: f64 = 0;
let divisor: f64 = 1;
let othersPower: f64 = 0;
let supports: i32 = 0;

/** The others' score counts a tenth of the own. */
const TENTH: f64 = 0.1;

/**
 * Rules for all teams of a search. The host wrote `sliceCount` widths of slices (formula 0: one, beyond which nothing
 * counts; 1: each counts less, the last without end; 2: none) and `supportCards` candidates of the support band.
 */
export function preparePoints(
  ranked: i32,
  generation: i32,
  sliceCount: i32,
  base: f64,
  perPoint: f64,
  othersAverage: f64,
  supportCards: i32,
): void {
  byPoints = ranked;
  formula = generation;
  slices = sliceCount;
  basePoints = base;
  divisor = perPoint;
  othersPower = othersAverage;
  supports = supportCards;
  othersUnits = 4.0 * TENTH * othersAverage * POWER_UNITS;
  teamPoints = 0.0;
}

/** Points of the team in TEAM, scored before, at a bonus and support found with it. */
export function earnPoints(): void {
  const power: f64 = teamUnits / POWER_UNITS;
  const perPower: f64 = power > 0.0 ? teamAverage / power : 0.0;
  const room: f64 = Math.floor(teamAverage + perPower * 4.0 * othersPower + 0.00001);
  const others: f64 = room > teamScore ? room - teamScore : 0.0;
  const base: f64 =
    basePoints + counted(teamScore, divisor, SLICE_OWN) + counted(others, divisor * 10.0, SLICE_OTHERS);
  countTeam();
  teamPoints = raised(base);
}

/** Finds the bonus and the support band of the team in TEAM. */
export function countTeam(): void {
  let bonus: f64 = 0.0;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) bonus += getF64(CARD_BONUS, getI32(TEAM, member));
  teamBonus = Math.floor(bonus / BONUS_UNITS + 0.5);
  teamSupport = bestSupport();
}

/** Whole base points with the team's bonus and support. */
function raised(base: f64): f64 {
  return (
    Math.floor((base * (100.0 + teamBonus)) / 100.0) +
    Math.floor(Math.floor(teamSupport / POWER_UNITS) / SUPPORT_DIVISOR)
  );
}

function counted(score: f64, perPoint: f64, widths: i32): f64 {
  if (formula === 2) return Math.floor(score / perPoint);
  if (formula === 0) {
    const most: f64 = getF64(widths, 0);
    return Math.floor((score < most ? score : most) / perPoint);
  }
  let left: f64 = score;
  let hundredths: f64 = 0.0;
  for (let slice: i32 = 0; slice < slices; slice++) {
    const width: f64 = getF64(widths, slice);
    const part: f64 = left < width ? left : width;
    hundredths += Math.floor((part * 100.0) / (perPoint * (slice + 1)));
    left -= part;
  }
  return Math.floor(hundredths / 100.0);
}

/** The best five candidates outside the team, one of each character: they go to TEAM_SUPPORT. */
function bestSupport(): f64 {
  let sum: f64 = 0.0;
  let taken: i32 = 0;
  for (let index: i32 = 0; index < supports && taken < TEAM_SIZE; index++) {
    const card: i32 = getI32(SUPPORT_CARD, index);
    if (mayJoin(card, taken) === 0) continue;
    setI32(TEAM_SUPPORT, taken, card);
    sum += getF64(SUPPORT_UNITS, index);
    taken++;
  }
  for (; taken < TEAM_SIZE; taken++) setI32(TEAM_SUPPORT, taken, -1);
  return sum;
}

function mayJoin(card: i32, taken: i32): i32 {
  for (let member: i32 = 0; member < TEAM_SIZE; member++) if (getI32(TEAM, member) === card) return 0;
  for (let place: i32 = 0; place < taken; place++) {
    if (getI32(CARD_CHARACTER, getI32(TEAM_SUPPORT, place)) === getI32(CARD_CHARACTER, card)) return 0;
  }
  return 1;
}

/** Base points that no team with this total exceeds: without the floors. */
export function mostBase(total: f64): f64 {
  if (formula === 2) return basePoints + total / divisor;
  let left: f64 = total;
  let points: f64 = basePoints;
  for (let slice: i32 = 0; slice < slices; slice++) {
    const width: f64 = getF64(SLICE_BOTH, slice);
    const part: f64 = left < width ? left : width;
    points += part / (divisor * (slice + 1));
    left -= part;
  }
  return points;
}

/** The lowest total with which so many base points are possible; ∞ when none is. */
export function totalFor(base: f64): f64 {
  let left: f64 = base - basePoints;
  if (left <= 0.0) return 0.0;
  if (formula === 2) return left * divisor;
  let total: f64 = 0.0;
  for (let slice: i32 = 0; slice < slices; slice++) {
    const worth: f64 = divisor * (slice + 1);
    const width: f64 = getF64(SLICE_BOTH, slice);
    if (left * worth <= width) return total + left * worth;
    total += width;
    left -= width / worth;
  }
  return Infinity;
}

/** Score that one more base point takes at a total. */
export function scorePerPoint(total: f64): f64 {
  let left: f64 = total;
  for (let slice: i32 = 0; slice < slices - 1; slice++) {
    left -= getF64(SLICE_BOTH, slice);
    if (left < 0.0) return divisor * (slice + 1);
  }
  return slices === 0 ? divisor : divisor * slices;
}

/** Points that the team, counted before, does not exceed with this total. */
export function mostPoints(total: f64): f64 {
  return raised(Math.floor(mostBase(total)));
}
