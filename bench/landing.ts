import { landingsOf } from '#model/plan/landing';
import { fewestLives } from '#model/plan/mix';
import { waysOf } from '#model/plan/ways';
import { challengePointsOf, eventPoints, type LiveOutcome } from '#model/rules/event-points';
import { random, SEED } from './accounts.ts';
import { median } from './quantile.ts';

export interface LandingTimes {
  readonly cases: number;
  /** Targets that no last plays meet: those were proved. */
  readonly without: number;
  readonly medianMs: number;
  readonly worstMs: number;
}

const CASES = 100;
const MAX_TARGET = 10_000_000;
const SCORES = { least: 500_000, most: 4_000_000 };
const MAX_BONUS = 300;
const COSTS = [200, 400, 800, 1600] as const;

function outcomeOf(next: () => number): LiveOutcome {
  const ownScore = Math.floor(SCORES.least + next() * (SCORES.most - SCORES.least));
  return {
    ownScore,
    roomScore: ownScore * 5,
    bonusPercent: Math.floor(next() * MAX_BONUS),
    boosts: 3,
    place: 1,
    isWon: true,
    challengePoints: COSTS[Math.floor(next() * COSTS.length)] ?? 200,
    supportPower: 0,
  };
}

/** A challenge event, which has the most ways to play: with normal lives alone, or with challenge lives beside them. */
function timeOf(missing: number, outcome: LiveOutcome, hasChallenge: boolean) {
  const start = performance.now();
  const points = eventPoints('challenge', 2, outcome);
  const challenge = hasChallenge
    ? {
        points: eventPoints('challengePoints', 2, outcome),
        cost: outcome.challengePoints,
        gain: challengePointsOf(points),
        stock: 0,
      }
    : null;
  const question = { missing, points, challenge };
  const ways = [...waysOf('challenge', outcome), ...(challenge ? waysOf('challengePoints', outcome) : [])];
  const mix = fewestLives(question);
  const isNone = mix === null || landingsOf(question, mix, ways).length === 0;
  return { ms: performance.now() - start, isNone };
}

/** Exact landings on targets up to ten million. */
export function measureLanding(): LandingTimes {
  const next = random(SEED);
  const asked = Array.from({ length: CASES }, (_, at) => ({
    outcome: outcomeOf(next),
    missing: MAX_TARGET - Math.floor(next() * 1_000),
    hasChallenge: at % 2 === 1,
  }));
  const found = asked.map(({ missing, outcome, hasChallenge }) => timeOf(missing, outcome, hasChallenge));
  const times = found.map(({ ms }) => ms);
  return {
    cases: CASES,
    without: found.filter(({ isNone }) => isNone).length,
    medianMs: median(times),
    worstMs: Math.max(...times),
  };
}
