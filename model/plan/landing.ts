import { affordable, type Mix, type MixQuestion, pointsOfMix } from './mix.ts';
import type { Way } from './ways.ts';

/** How a target is met to the point: plays as usual until so much is left, then these. */
export interface Landing {
  readonly before: Mix;
  /** Points that are left after them. */
  readonly left: number;
  /** One to three, those with the widest range of scores first. */
  readonly plays: readonly Way[];
}

/** From as many usual plays as fit down to so many fewer, of either kind. */
const FEWER = 4;
/** What challenge lives leave has other last digits with each of them. */
const FEWER_CHALLENGES = 5;
export const MAX_LAST_PLAYS = 3;

const widthOf = ({ from, to }: Way): number => to - from;

/** Usual plays that leave something, with what they leave; those that leave least first. */
export function beforesOf(question: MixQuestion, { challengeLives: most }: Mix) {
  const { missing, points, challenge } = question;
  const found: { before: Mix; left: number; challengePoints: number }[] = [];
  for (let fewer = 0; fewer < FEWER_CHALLENGES && fewer <= most; fewer += 1) {
    const challengeLives = most - fewer;
    const room = missing - 1 - pointsOfMix({ lives: 0, challengeLives }, question);
    const fit = points > 0 ? Math.floor(room / points) : 0;
    for (let lives = fit; room >= 0 && lives >= 0 && lives > fit - FEWER; lives -= 1) {
      const before = { lives, challengeLives };
      if (challengeLives > affordable(lives, challenge)) break;
      const challengePoints = challenge
        ? challenge.stock + lives * challenge.gain - challengeLives * challenge.cost
        : 0;
      found.push({ before, left: missing - pointsOfMix(before, question), challengePoints });
    }
  }
  return found.sort((a, b) => a.left - b.left);
}

/** Of ways that pay the same for the same, the one that is stopped latest: it has the fewest boosts and the song nearly whole. */
function distinct(ways: readonly Way[]): readonly Way[] {
  const best = new Map<number, Way>();
  for (const way of ways) {
    const known = best.get(way.points);
    if (!known || way.cost < known.cost || (way.cost === known.cost && way.from > known.from)) {
      best.set(way.points, way);
    }
  }
  return [...best.values()].sort((a, b) => b.points - a.points);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const leastScore = (ways: readonly Way[]): number => Math.min(...ways.map(({ from }) => from));

interface Ways {
  /** Distinct, most points first. */
  readonly list: readonly Way[];
  readonly byPoints: ReadonlyMap<number, Way>;
  /** Divides what all of them pay. */
  readonly divisor: number;
}

function indexed(ways: readonly Way[]): Ways {
  const list = distinct(ways);
  return {
    list,
    byPoints: new Map(list.map((way) => [way.points, way])),
    divisor: list.reduce((sum, { points }) => gcd(sum, points), 0) || 1,
  };
}

interface Left {
  readonly points: number;
  /** To be spent at most. */
  readonly challengePoints: number;
}

/** So many lists are kept separate for what is left; more are no help. */
const MAX_LISTS = 3;

/** Exactly `count` ways, none before place `from`, that pay what is left; of several, those stopped latest first. */
function sumsTo(left: Left, count: number, ways: Ways, from = 0): readonly (readonly Way[])[] {
  if (count === 1) {
    const way = ways.byPoints.get(left.points);
    return way && way.cost <= left.challengePoints ? [[way]] : [];
  }
  const lists: (readonly Way[])[] = [];
  for (let at = from; ; at += 1) {
    const way = ways.list[at];
    // Those that follow pay no more.
    if (!way || way.points * count < left.points) break;
    if (way.points >= left.points || way.cost > left.challengePoints) continue;
    const rest = { points: left.points - way.points, challengePoints: left.challengePoints - way.cost };
    const [others] = sumsTo(rest, count - 1, ways, at);
    if (!others) continue;
    lists.push([way, ...others]);
    // Of three there are many lists: the first will do.
    if (count === MAX_LAST_PLAYS) break;
  }
  return lists.sort((a, b) => leastScore(b) - leastScore(a)).slice(0, MAX_LISTS);
}

const allPlays = ({ before: { lives, challengeLives } }: Landing): number => lives + challengeLives;

/** Those with so many last plays, the fewest plays in all first. */
function landingsBy(count: number, befores: ReturnType<typeof beforesOf>, usable: Ways): readonly Landing[] {
  const found = befores.flatMap(({ before, left, challengePoints }): Landing[] => {
    if (left % usable.divisor !== 0) return [];
    return sumsTo({ points: left, challengePoints }, count, usable).map((plays) => ({
      before,
      left,
      plays: plays.toSorted((a, b) => widthOf(b) - widthOf(a)),
    }));
  });
  return found.sort((a, b) => allPlays(a) - allPlays(b));
}

/**
 * Ways to meet the target to the point (reference R66): the widest ranges first, since a play must be stopped within them, then the fewest
 * last plays, then the fewest plays in all. None where no one to three plays make up for what usual ones leave.
 */
export function landingsOf(question: MixQuestion, mix: Mix, ways: readonly Way[]): readonly Landing[] {
  const befores = beforesOf(question, mix);
  const widths = [...new Set(ways.map(widthOf))].sort((a, b) => b - a);
  for (const width of widths) {
    const usable = indexed(ways.filter((way) => widthOf(way) >= width));
    const found: Landing[] = [];
    for (let count = 1; count <= MAX_LAST_PLAYS; count += 1) {
      // Lists of three are searched for only where there are no shorter ones; of two there may be other plans.
      if (count === MAX_LAST_PLAYS && found.length > 0) break;
      found.push(...landingsBy(count, befores, usable));
    }
    if (found.length > 0) return found;
  }
  return [];
}
