import {
  MAX_COVERED,
  POWER_UNITS,
  QUEUE_SIG,
  SIG_LEADER,
  SIG_MEMBER,
  SIG_SIXTH,
  SIXTH_CARD,
  TEAM,
  TEAM_EXTRA,
  TEAM_PLACE,
  TEAM_SIG,
  TEAM_SIZE,
  WINDOWS,
} from '../layout.ts';
import { signatureIn } from './cards.ts';
import { isMember, teamAttribute, teamBand, teamUnits } from './five.ts';
import { placeTeam, shuffled } from './places.ts';
import {
  bestTotal,
  considerQueued,
  prepareQueued,
  queuedLeader,
  queuedSixth,
  queueOrders,
  totalOrders,
} from './queue.ts';
import { getF64, getI32, setF64, setI32 } from './script/memory.ts';
import { windowExtra, windowLimit } from './skills.ts';
import { pointsAtPower, queued, songRate } from './song.ts';

/** Floored score, the leader's place in TEAM and the card of the sixth activation (−1 the leader). */
export let teamScore: f64 = 0;
/** The score before its floor. */
export let teamAverage: f64 = 0;
export let teamLeader: i32 = 0;
export let teamSixth: i32 = -1;
/** Points without skills at the team's power, and of the activations that are not ours. */
export let teamBase: f64 = 0;
export let teamRoom: f64 = 0;

/** Points of the sixth card's activation. */
export let teamSixthExtra: f64 = 0;

/** Our leader's column among the players of a room. */
const LEADER_COLUMN: i32 = 2;

let memberShare: i32 = 1;
let leaderShare: i32 = 0;
let encore: i32 = 5;
let sixths: i32 = 0;
let fixedLeader: i32 = -1;
let roomSig: i32 = -1;
/** Worth per point of power of everything that does not depend on our cards. */
export let fixedRate: f64 = 0;

/**
 * Rules of the live for all teams of a search: who takes the first five windows; in how many of five lives the sixth
 * activation is ours, the room's in all others; `sixthCards` > 0 when ours is a card of SIXTH_CARD and not the leader;
 * `room` the signature of the other players' skills or −1.
 */
export function prepareTeams(
  members: i32,
  leaders: i32,
  ownEncore: i32,
  sixthCards: i32,
  leaderCard: i32,
  room: i32,
): void {
  memberShare = members;
  leaderShare = leaders;
  encore = ownEncore;
  sixths = sixthCards;
  fixedLeader = leaderCard;
  roomSig = room;
  fixedRate = songRate();
  if (room < 0) return;
  for (let window: i32 = 0; window < TEAM_SIZE; window++) fixedRate += 0.8 * windowLimit(room, window);
  if (encore < 5) fixedRate += ((5 - encore) / 5.0) * windowLimit(room, TEAM_SIZE);
}

/** Takes the worth of everything but our cards from the host: that of many songs together. */
export function fixRate(rate: f64): void {
  fixedRate = rate;
}

/** In place of an exact score what bounds it, where many songs count together. */
export function weighTeam(rate: f64): void {
  teamScore = (rate * teamUnits) / POWER_UNITS;
  teamAverage = teamScore;
  teamLeader = 0;
  teamSixth = -1;
}

/** Best real-valued worth of a sixth card when all five share `band` and `attribute`, as often as it plays. */
export function sixthRate(band: i32, attribute: i32): f64 {
  let best: f64 = 0.0;
  for (let index: i32 = 0; index < sixths; index++) {
    const rate: f64 = getF64(SIG_SIXTH, signatureIn(getI32(SIXTH_CARD, index), band, attribute));
    if (index === 0 || rate > best) best = rate;
  }
  return (encore / 5.0) * best;
}

/** Real-valued worth of the team per point of power: never below score ÷ power. */
export function teamRate(): f64 {
  let rate: f64 = fixedRate;
  let leader: f64 = 0.0;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    const sig: i32 = getI32(TEAM_SIG, member);
    rate += getF64(SIG_MEMBER, sig);
    const worth: f64 = getF64(SIG_LEADER, sig);
    if (fixedLeader < 0 ? member === 0 || worth > leader : getI32(TEAM, member) === fixedLeader)
      leader = worth;
  }
  if (sixths > 0) rate += sixthRate(teamBand, teamAttribute);
  return rate + leader;
}

/**
 * Exact score: the floor of the average over all 120 orders under the best leader, every note floored twice.
 * Extras of each window and member stay in TEAM_EXTRA. Ties between leaders go to the lower card.
 */
export function scoreTeam(): void {
  teamBase = pointsAtPower(teamUnits);
  if (queued === 1) {
    scoreQueued();
    return;
  }
  let total: f64 = teamBase * 5.0;
  teamRoom = 0.0;
  if (roomSig >= 0) {
    for (let window: i32 = 0; window < TEAM_SIZE; window++) teamRoom += 4.0 * windowExtra(roomSig, window);
    if (encore < 5) teamRoom += (5 - encore) * windowExtra(roomSig, TEAM_SIZE);
  }
  total += teamRoom;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) fillExtras(member);
  total += shuffled === 1 ? 5.0 * leadByPlace() : leadByWorth();
  teamSixth = -1;
  teamSixthExtra = sixths > 0 ? bestSixth() : 0.0;
  total += encore * teamSixthExtra;
  teamAverage = total / 5.0;
  teamScore = Math.floor(teamAverage);
}

/** The same where skills wait for each other: every order of them is played through. */
function scoreQueued(): void {
  teamRoom = 0.0;
  teamSixthExtra = 0.0;
  prepareQueued(roomSig);
  let isLaid: i32 = 0;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    if (fixedLeader >= 0 && getI32(TEAM, member) !== fixedLeader) continue;
    if (isLaid === 0 || memberShare === 0) layColumns(member);
    isLaid = 1;
    if (sixths > 0) considerSixths(member);
    else considerQueued(member, getI32(TEAM_SIG, member), -1, encore);
  }
  teamLeader = queuedLeader;
  teamSixth = queuedSixth;
  teamAverage = (teamBase * totalOrders() + bestTotal) / totalOrders();
  teamScore = Math.floor(teamAverage);
}

/** Who takes the first five windows: our five, or our leader among four others. */
function layColumns(leader: i32): void {
  for (let column: i32 = 0; column < TEAM_SIZE; column++) {
    const sig: i32 =
      memberShare === 1
        ? getI32(TEAM_SIG, column)
        : column === LEADER_COLUMN
          ? getI32(TEAM_SIG, leader)
          : roomSig;
    setI32(QUEUE_SIG, column, sig);
  }
  queueOrders();
}

/** Every kind of sixth card once: cards alike are worth the same, and the first of them wins. */
function considerSixths(leader: i32): void {
  for (let index: i32 = 0; index < sixths; index++) {
    const card: i32 = getI32(SIXTH_CARD, index);
    if (isMember(card) === 1) continue;
    const sig: i32 = signatureIn(card, teamBand, teamAttribute);
    let isKnown: i32 = 0;
    for (let before: i32 = 0; before < index && isKnown === 0; before++) {
      const other: i32 = getI32(SIXTH_CARD, before);
      if (isMember(other) === 0 && signatureIn(other, teamBand, teamAttribute) === sig) isKnown = 1;
    }
    if (isKnown === 0) considerQueued(leader, sig, card, encore);
  }
}

/** Points of our skills in the game's own order, the leader and all others placed best. */
function leadByPlace(): f64 {
  const points: f64 = placeTeam(fixedLeader, sixths > 0 ? 0 : encore);
  teamLeader = getI32(TEAM_PLACE, 2);
  return points;
}

/** Five times the points of our skills when all orders are equally likely, under the best leader. */
function leadByWorth(): f64 {
  let total: f64 = 0.0;
  let lead: f64 = 0.0;
  teamLeader = -1;
  for (let member: i32 = 0; member < TEAM_SIZE; member++) {
    const turns: f64 = memberTurns(member);
    if (memberShare === 1) total += turns;
    const worth: f64 =
      (leaderShare === 1 ? turns : 0.0) +
      (sixths > 0 ? 0.0 : encore * getF64(TEAM_EXTRA, TEAM_SIZE * TEAM_SIZE + member));
    const leads: bool =
      fixedLeader < 0 ? teamLeader < 0 || worth > lead : getI32(TEAM, member) === fixedLeader;
    if (leads) {
      lead = worth;
      teamLeader = member;
    }
  }
  return total + lead;
}

function fillExtras(member: i32): void {
  const sig: i32 = getI32(TEAM_SIG, member);
  for (let window: i32 = 0; window < WINDOWS; window++) {
    setF64(TEAM_EXTRA, window * TEAM_SIZE + member, windowExtra(sig, window));
  }
}

/** Sum of a member's extras over the first five windows. */
function memberTurns(member: i32): f64 {
  let turns: f64 = 0.0;
  for (let window: i32 = 0; window < TEAM_SIZE; window++) {
    turns += getF64(TEAM_EXTRA, window * TEAM_SIZE + member);
  }
  return turns;
}

/** Points of the best sixth activation by a card outside the five; the first such card in a tie. */
function bestSixth(): f64 {
  let best: f64 = 0.0;
  for (let index: i32 = 0; index < sixths; index++) {
    const card: i32 = getI32(SIXTH_CARD, index);
    if (isMember(card) === 1) continue;
    const sig: i32 = signatureIn(card, teamBand, teamAttribute);
    const limit: f64 = getF64(SIG_SIXTH, sig) * (teamUnits / POWER_UNITS) + MAX_COVERED;
    if (teamSixth >= 0 && limit < best) continue;
    const extra: f64 = windowExtra(sig, TEAM_SIZE);
    if (teamSixth < 0 || extra > best || (extra === best && card < teamSixth)) {
      best = extra;
      teamSixth = card;
    }
  }
  return best;
}
