import type { PointPlay, PointRow, TeamPoints } from '#model/compute/points';
import { PLAYERS } from '#model/compute/room';
import type { TeamQuestion, TeamResult } from '#model/compute/team';
import { eventPoints, type LiveOutcome } from '#model/rules/event-points';
import { RATE_UNITS_PER_PERCENT } from '#model/rules/rates';
import { isMultiplied } from '#model/rules/team-points';
import * as L from '../layout.ts';
import { CARD_BONUS } from '../layout.ts';
import type { Engine } from './engine.ts';
import { nameItems } from './items/slots.ts';
import type { Packed } from './pack.ts';
import { type Cards, hasSupport, readSupport } from './points/support.ts';
import { isShuffled, ORDER_CHANCES, spreadOf } from './tables/shuffle.ts';

const BOOSTS = [0, 1, 2, 3] as const;
const CHALLENGE_POINTS = [200, 400, 800, 1600] as const;

/** Points of the team recalled last; `members` are its cards by index in line-up order. */
function readPoints(
  engine: Engine,
  packed: Cards,
  question: TeamQuestion,
  of: { readonly members: readonly number[]; readonly score: number; readonly roomScore: number | null },
): TeamPoints | null {
  const play = question.points;
  if (play === null) return null;
  const isPaid = isMultiplied(play.kind);
  if (isPaid) engine.kernels.countTeam();
  const support = hasSupport(question) ? readSupport(engine, packed) : null;
  const bonusPercent = isPaid ? engine.read('teamBonus') : 0;
  const outcome: LiveOutcome = {
    ...play,
    ownScore: of.score,
    roomScore: of.roomScore ?? of.score,
    bonusPercent,
    supportPower: support?.power ?? 0,
  };
  return {
    points: eventPoints(play.kind, play.formula, outcome),
    table: pointTable(play, outcome),
    bonusPercent,
    cardPercents: of.members.map((index) =>
      isPaid ? (engine.floats[(CARD_BONUS >> 3) + index] ?? 0) / RATE_UNITS_PER_PERCENT : 0,
    ),
    support,
  };
}

const pointTable = ({ kind, formula }: PointPlay, outcome: LiveOutcome): readonly PointRow[] =>
  kind === 'challengePoints'
    ? CHALLENGE_POINTS.map((challengePoints) => ({
        spent: challengePoints,
        points: eventPoints(kind, formula, { ...outcome, challengePoints }),
      }))
    : BOOSTS.map((boosts) => ({ spent: boosts, points: eventPoints(kind, formula, { ...outcome, boosts }) }));

const LEADER_PLACE = 2;

/** Reads the result at `place` back from memory, with its power, items and the scores of all orders. */
export function readResult(
  engine: Engine,
  packed: Packed,
  question: TeamQuestion,
  place: number,
): TeamResult {
  const { floats, ints, kernels } = engine;
  const score = floats[(L.RESULT_SCORE >> 3) + place] ?? 0;
  const sixthIndex = ints[(L.RESULT_SIXTH >> 2) + place] ?? 0;
  kernels.recall(place);
  const units = engine.read('teamUnits');
  const chances = isShuffled(question) ? ORDER_CHANCES : null;
  const line = chances ? placement(engine) : lineUp(engine);
  const members = line.map((member) => ints[(L.TEAM >> 2) + member] ?? 0);
  const ids = members.map((index) => idOf(packed, index));
  const items = [...Array(packed.slots).keys()].map((slot) => ints[(L.TEAM_OPTION >> 2) + slot] ?? -1);
  const play =
    engine.read('queued') === 1
      ? queuedOrders(engine, packed, question, { line, sixthIndex })
      : plainOrders(engine, packed, question, line);
  const { scores, average } = everyWay(engine, packed, play);
  const spread = spreadOf(engine, scores, chances);
  const room = packed.roomSig < 0 ? null : roomScore(average, units / L.POWER_UNITS, question);
  return {
    cards: ids,
    leader: ids[LEADER_PLACE] ?? 0,
    sixth: idOf(packed, sixthIndex),
    order: spread.best.map((column) => ids[column] ?? 0),
    bestOrderShare: spread.share,
    ...powerOf(engine, members, units),
    areaItems: nameItems(items, question.itemSets, packed.sets),
    score: { average: score, min: spread.lowest, max: spread.highest },
    orderScores: scores,
    orderChances: chances,
    roomScore: room,
    points: readPoints(engine, packed, question, { members, score, roomScore: room }),
  };
}

const idOf = ({ cards }: Packed, index: number): number => cards[index]?.id ?? 0;

/** Places of the kernels' team as the game's own shuffle makes best. */
const placement = ({ ints }: Engine): readonly number[] =>
  Array.from(ints.subarray(L.TEAM_PLACE >> 2, (L.TEAM_PLACE >> 2) + L.TEAM_SIZE));

/** Places of the kernels' team in line-up order: the leader in the middle, the others by id around it. */
function lineUp(engine: Engine): readonly number[] {
  const leader = engine.read('teamLeader');
  const others = [...Array(L.TEAM_SIZE).keys()].filter((member) => member !== leader);
  return [...others.slice(0, LEADER_PLACE), leader, ...others.slice(LEADER_PLACE)];
}

/** Scores the 120 orders, the sixth activation ours or another player's. */
type Play = (isOurs: boolean) => void;

interface Ways {
  readonly scores: readonly number[];
  /** Exact. */
  readonly average: number;
}

/** Every order with every player who may play the encore, ours first. */
function everyWay({ floats, kernels }: Engine, { encores }: Packed, play: Play): Ways {
  const scored = (isOurs: boolean) => {
    play(isOurs);
    const scores = Array.from(floats.subarray(L.ORDER_SCORE >> 3, (L.ORDER_SCORE >> 3) + L.ORDERS));
    return { scores, total: kernels.totalOfOrders() };
  };
  if (encores === 0 || encores === PLAYERS) {
    const { scores, total } = scored(encores > 0);
    return { scores, average: total / L.ORDERS };
  }
  const ours = scored(true);
  const theirs = scored(false);
  const lives = Array.from({ length: PLAYERS }, (_, live) => (live < encores ? ours : theirs));
  return {
    scores: lives.flatMap(({ scores }) => scores),
    average: lives.reduce((sum, { total }) => sum + total, 0) / (PLAYERS * L.ORDERS),
  };
}

/** Columns in line-up order. In a multi live the four other columns are the other players' leaders. */
function plainOrders(engine: Engine, packed: Packed, question: TeamQuestion, line: readonly number[]): Play {
  const { floats, kernels } = engine;
  const extras = floats.slice(L.TEAM_EXTRA >> 3, (L.TEAM_EXTRA >> 3) + L.WINDOWS * L.TEAM_SIZE);
  for (let window = 0; window < L.TEAM_SIZE; window++) {
    line.forEach((member, column) => {
      const own = question.live === 'free' || column === LEADER_PLACE;
      const extra = own
        ? (extras[window * L.TEAM_SIZE + member] ?? 0)
        : kernels.windowExtra(packed.roomSig, window);
      floats[(L.TEAM_EXTRA >> 3) + window * L.TEAM_SIZE + column] = extra;
    });
  }
  const leader = line[LEADER_PLACE] ?? 0;
  const ours =
    packed.sixth === 'leader'
      ? (extras[(L.WINDOWS - 1) * L.TEAM_SIZE + leader] ?? 0)
      : engine.read('teamSixthExtra');
  return (isOurs) => {
    const sixth = isOurs ? ours : kernels.windowExtra(packed.roomSig, L.WINDOWS - 1);
    kernels.scoreOrders(engine.read('teamBase') + sixth);
  };
}

/** The same where skills wait for each other. */
function queuedOrders(
  engine: Engine,
  packed: Packed,
  question: TeamQuestion,
  { line, sixthIndex }: { readonly line: readonly number[]; readonly sixthIndex: number },
): Play {
  const { ints, kernels } = engine;
  const sigOf = (member: number): number => ints[(L.TEAM_SIG >> 2) + member] ?? 0;
  line.forEach((member, column) => {
    const own = question.live === 'free' || column === LEADER_PLACE;
    ints[(L.QUEUE_SIG >> 2) + column] = own ? sigOf(member) : packed.roomSig;
  });
  const ours =
    packed.sixth === 'leader'
      ? sigOf(line[LEADER_PLACE] ?? 0)
      : kernels.signatureIn(sixthIndex, engine.read('teamBand'), engine.read('teamAttribute'));
  return (isOurs) => kernels.scoreQueuedOrders(engine.read('teamBase'), isOurs ? ours : packed.roomSig);
}

function powerOf({ floats }: Engine, members: readonly number[], units: number) {
  let cards = 0;
  let eventUnits = 0;
  for (const index of members) {
    const first = (L.CARD_STATS >> 3) + index * 4;
    const [performance = 0, technique = 0, visual = 0, event = 0] = floats.subarray(first, first + 4);
    cards += performance + technique + visual;
    eventUnits += event;
  }
  const power = Math.floor(units / L.POWER_UNITS);
  const event = Math.floor(eventUnits / L.POWER_UNITS);
  return { power, powerParts: { cards, areaItems: power - cards - event, event } };
}

/** Own score and the other four's, whose score per power is taken to be ours (reference R27). */
function roomScore(average: number, power: number, { room }: TeamQuestion): number {
  // Cards without any known parameters have no power and score nothing.
  const perPower = power > 0 ? average / power : 0;
  return Math.floor(average + perPower * 4 * Math.max(0, room.averagePower) + 1e-5);
}
