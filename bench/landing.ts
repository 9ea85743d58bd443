import { landOn } from '#model/plan/landing';
import { random, SEED } from './accounts.ts';
import { median } from './quantile.ts';

export interface LandingTimes {
  readonly cases: number;
  /** Totals that no list of plays makes: those were proved. */
  readonly without: number;
  readonly medianMs: number;
  readonly worstMs: number;
}

const CASES = 100;
const WAYS = 30;
const MOST_TOTAL = 10_000_000;
/** A challenge live for 1,600 points pays this at a score of four million; no other pays half of it. */
const MOST_POINTS = 100_000;
/** Steps between points, so that some totals cannot be made. */
const STEPS = [1, 10, 1_000];

/** Points of 30 plays: of random worth, or steps apart with one play that is not. */
function waysOf(next: () => number, step: number): readonly number[] {
  const least = step === 1 ? 50 : 20_000;
  const points = () => Math.ceil((least + next() * (MOST_POINTS - least)) / step) * step;
  const ways = Array.from({ length: WAYS }, points);
  return step === 1 ? ways : [...ways.slice(1), 20_001];
}

function timeOf(total: number, points: readonly number[]) {
  const start = performance.now();
  const run = landOn(total, points);
  for (;;) {
    const { done, value } = run.next();
    if (done) return { ms: performance.now() - start, isNone: value === null };
  }
}

/** Exact landings on totals up to ten million with 30 distinct plays. */
export function measureLanding(): LandingTimes {
  const next = random(SEED);
  const asked = Array.from({ length: CASES }, (_, at) => {
    const ways = waysOf(next, STEPS[at % STEPS.length] ?? 1);
    return { ways, total: MOST_TOTAL - Math.floor(next() * 1_000) };
  });
  const found = asked.map(({ total, ways }) => timeOf(total, ways));
  const times = found.map(({ ms }) => ms);
  return {
    cases: CASES,
    without: found.filter(({ isNone }) => isNone).length,
    medianMs: median(times),
    worstMs: Math.max(...times),
  };
}
