import { eventPoints, type LiveOutcome, type PointFormula, type PointKind } from '../rules/event-points.ts';

/** A way to play once, alone: the lowest and highest score that pay just these points. */
export interface Way {
  readonly points: number;
  readonly boosts: LiveOutcome['boosts'];
  /** Challenge points that it takes, as few as there can be; 0 for a normal live. */
  readonly cost: 0 | 200;
  readonly from: number;
  readonly to: number;
}

/** Lives that a player can stop at any score: alone. Place and result of a match cannot be chosen, and a medley is not played alone. */
const ALONE: Readonly<Record<PointKind, PointKind | null>> = {
  story: 'story',
  challenge: 'challenge',
  challengePoints: 'challengePoints',
  live_try: 'live_try',
  mission_live: 'mission_live',
  versus: 'versusFree',
  versusFree: 'versusFree',
  festival: 'festivalFree',
  festivalFree: 'festivalFree',
  medley: null,
};
export const kindAlone = (kind: PointKind): PointKind | null => ALONE[kind];

/** Formulas of today: a plan is for what is still to come. */
const FORMULA: PointFormula = 2;
/** Higher ones are not stopped at. */
const HIGHEST = 5_000_000;
const BOOSTS = [0, 1, 2, 3] as const;
const UNBOOSTED = [0] as const;
const CHEAPEST = 200;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** All ranges of scores that pay the same, whole, from 0 up; points never fall with the score. */
function rangesOf(pay: (score: number) => number, most: number): readonly Range[] {
  const ranges: Range[] = [];
  let from = 0;
  while (from <= most) {
    const points = pay(from);
    let [low, high] = [from, from + 1];
    while (high < HIGHEST * 2 && pay(high) === points) [low, high] = [high, high + (high - from) * 2];
    while (low + 1 < high) {
      const middle = Math.floor((low + high) / 2);
      if (pay(middle) === points) low = middle;
      else high = middle;
    }
    ranges.push({ from, to: low });
    from = low + 1;
  }
  // A range that is reached whole; with a very low score the one that is at least begun.
  const whole = ranges.filter(({ to }) => to <= most);
  return whole.length > 0 ? whole : ranges.slice(0, 1);
}

/** All ways to play alone up to the own score: every range, and with every number of boosts where boosts count. */
export function waysOf(kind: PointKind, outcome: LiveOutcome): readonly Way[] {
  const pay = (ownScore: number, patch: Partial<LiveOutcome>) =>
    eventPoints(kind, FORMULA, {
      ...outcome,
      ownScore,
      roomScore: ownScore,
      challengePoints: CHEAPEST,
      ...patch,
    });
  // Every play pays something.
  const ranges = rangesOf((score) => pay(score, { boosts: 0 }), Math.min(outcome.ownScore, HIGHEST));
  const isChallenge = kind === 'challengePoints';
  const cost = isChallenge ? CHEAPEST : 0;
  return ranges.flatMap((range) =>
    (isChallenge ? UNBOOSTED : BOOSTS).map((boosts): Way => {
      const points = pay(range.from, { boosts });
      return { points, boosts, cost, ...range };
    }),
  );
}
