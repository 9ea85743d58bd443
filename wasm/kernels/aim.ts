import {
  BONUS_UNITS,
  CARD_BONUS,
  CARD_LOSS,
  CARD_POWER,
  CARD_WORTH,
  KEPT,
  POWER_UNITS,
  SUPPORT_DIVISOR,
} from '../layout.ts';
import { kept } from './cards.ts';
import { mostBase, othersUnits, scorePerPoint, totalFor } from './points.ts';
import { getF64, getI32, setF64 } from './script/memory.ts';

/**
 * Points as a sum of card weights. With x = t·power + rate/t, whose square bounds the total (see look), a team's points
 * depend on x, its bonus b and what its support band loses, d. For any slopes s, σ ≥ 0 the sum y = x + s·b − σ·d
 * is a sum of card weights, and a team that enters the results has at least the lowest y of all classes (whole
 * per cent of bonus, whole points of support) that enter. So any slopes give a valid limit; those of a good team a tight one.
 */

/** Weight of one unit of bonus and, taken away, of one unit of the support band's loss. */
export let bonusSlope: f64 = 0;
export let lossSlope: f64 = 0;

let cards: i32 = 0;
let step: f64 = 1;
let highestBonus: f64 = 0;
let topSupport: f64 = 0;
let mostLoss: f64 = 0;
let highestUnits: f64 = Infinity;
/** A tenth of the others' score, by point of our own that floors may add where extras cancel. */
let othersShare: f64 = 0;

/** See results; a sum of fewer than twenty numbers errs by less. */
const MARGIN: f64 = 1e-12;
/** Floors of both scores make the others' share seem larger by less than two points, a fifth of a point of total. */
const OTHERS_ROUNDING: f64 = 0.2;
const SUPPORT_POINT: f64 = SUPPORT_DIVISOR * POWER_UNITS;

/**
 * All bonuses are multiples of `bonusStep`, and no team has more than `topBonus` in sum. No support band has more than
 * `support` units of power; the team's cards together cost it up to `loss` of what CARD_LOSS says.
 */
export function prepareAim(cardCount: i32, bonusStep: f64, topBonus: f64, support: f64, loss: f64): void {
  cards = cardCount;
  step = bonusStep;
  highestBonus = topBonus;
  topSupport = support;
  mostLoss = loss;
  highestUnits = Infinity;
  bonusSlope = 0.0;
  lossSlope = 0.0;
  for (let card: i32 = 0; card < cards; card++) setF64(CARD_WORTH, card, 0.0);
}

/** No team has more power than this, in units; also finds what cancelling extras may do to the others' share. */
export function limitPower(units: f64): void {
  highestUnits = units;
  let lowest: f64 = Infinity;
  for (let index: i32 = 0; index < kept; index++) {
    const power: f64 = getF64(CARD_POWER, getI32(KEPT, index));
    if (power < lowest) lowest = power;
  }
  // The event's power is floored once per team.
  const least: f64 = 5.0 * lowest - POWER_UNITS;
  othersShare = othersUnits > 0.0 ? (least > 0.0 ? othersUnits / least : Infinity) : 0.0;
}

/** Takes the slopes at which a team with this total and bonus (in units) is met exactly, and weighs all cards. */
export function aimAt(total: f64, bonus: f64): void {
  const at: f64 = total > 1.0 ? total : 1.0;
  const percent: f64 = 100.0 + bonus / BONUS_UNITS;
  const perPoint: f64 = Math.sqrt(POWER_UNITS / at) * scorePerPoint(at);
  bonusSlope = (perPoint * mostBase(at)) / percent / BONUS_UNITS;
  lossSlope = (perPoint * 100.0) / percent / SUPPORT_POINT;
  for (let card: i32 = 0; card < cards; card++) {
    setF64(CARD_WORTH, card, bonusSlope * getF64(CARD_BONUS, card) - lossSlope * getF64(CARD_LOSS, card));
  }
}

/** The team's part of y besides x. */
export function worthOf(bonus: f64, loss: f64): f64 {
  return bonusSlope * bonus - lossSlope * loss;
}

/** The total that a real-valued one may be exceeded by: floors, and extras that cancel by up to `slack` points. */
export function highestTotal(total: f64, slack: f64): f64 {
  return total * (1.0 + MARGIN) + (othersUnits > 0.0 ? OTHERS_ROUNDING : 0.0) + slackOfTotal(slack);
}

function slackOfTotal(slack: f64): f64 {
  return slack > 0.0 ? slack * (1.0 + othersShare) : 0.0;
}

/** The lowest sum of units that is rounded to `percent`; −1 when none of the multiples is. */
function lowestBonus(percent: f64): f64 {
  const half: f64 = BONUS_UNITS * 0.5;
  const sum: f64 = percent * BONUS_UNITS - half;
  const lowest: f64 = sum <= 0.0 ? 0.0 : step * Math.ceil(sum / step);
  return lowest < percent * BONUS_UNITS + half && lowest <= highestBonus ? lowest : -1.0;
}

/** The lowest y of a team that stands before one with these points and score, or level with it. */
export function limitOfPoints(points: f64, score: f64, slack: f64): f64 {
  // Another with the same points needs the score: a rate of at least score ÷ power makes the others score as well.
  const tie: f64 = score * (1.0 + othersUnits / highestUnits) - (othersUnits > 0.0 ? 0.1 : 0.0);
  let lowest: f64 = Infinity;
  for (let percent: f64 = 0.0; percent * BONUS_UNITS <= highestBonus + BONUS_UNITS; percent += 1.0) {
    const bonus: f64 = lowestBonus(percent);
    if (bonus < 0.0) continue;
    let support: f64 = Math.floor(topSupport / SUPPORT_POINT);
    while (support >= 0.0) {
      const loss: f64 = lossOf(support);
      const better: f64 = totalFor(baseFor(points + 1.0 - support, percent));
      let level: f64 = totalFor(baseFor(points - support, percent));
      if (level < tie) level = tie;
      const y: f64 = lowestSum(better < level ? better : level, bonus, loss, slack);
      if (y < lowest) lowest = y;
      if (loss >= mostLoss) break;
      support -= 1.0;
    }
  }
  return lowest;
}

/** The highest loss, as cards count it, that leaves so many points of support. */
function lossOf(support: f64): f64 {
  const loss: f64 = topSupport - support * SUPPORT_POINT;
  return loss < mostLoss ? loss : mostLoss;
}

/** The lowest whole base points that a bonus raises to so many. */
function baseFor(points: f64, percent: f64): f64 {
  return points <= 0.0 ? 0.0 : Math.ceil((points * 100.0) / (100.0 + percent));
}

function lowestSum(total: f64, bonus: f64, loss: f64, slack: f64): f64 {
  const real: f64 = total - (othersUnits > 0.0 ? OTHERS_ROUNDING : 0.0) - slackOfTotal(slack);
  const x: f64 = real > 0.0 ? 2.0 * Math.sqrt(real * POWER_UNITS) : 0.0;
  return x + worthOf(bonus, loss) - MARGIN * (x + worthOf(bonus, -loss));
}

/** Points that no team with this y exceeds. */
export function pointsOfReach(y: f64, slack: f64): f64 {
  let highest: f64 = 0.0;
  for (let percent: f64 = 0.0; percent * BONUS_UNITS <= highestBonus + BONUS_UNITS; percent += 1.0) {
    const bonus: f64 = lowestBonus(percent);
    if (bonus < 0.0) continue;
    let support: f64 = Math.floor(topSupport / SUPPORT_POINT);
    while (support >= 0.0) {
      const loss: f64 = lossOf(support);
      const x: f64 = y - worthOf(bonus, loss) + MARGIN * (y + worthOf(bonus, -loss));
      if (x >= 0.0) {
        const total: f64 = highestTotal((x * x) / 4.0 / POWER_UNITS, slack);
        const points: f64 = Math.floor((Math.floor(mostBase(total)) * (100.0 + percent)) / 100.0) + support;
        if (points > highest) highest = points;
      }
      if (loss >= mostLoss) break;
      support -= 1.0;
    }
  }
  return highest;
}
