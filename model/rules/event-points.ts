/**
 * What a live is played for. A challenge event counts its normal lives and those for challenge points apart; VS events and
 * festivals pay their matches in one way and free lives in another.
 */
export const POINT_KINDS = [
  'story',
  'challenge',
  'challengePoints',
  'live_try',
  'mission_live',
  'versus',
  'versusFree',
  'festival',
  'festivalFree',
  'medley',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** Which generation of formulas an event uses: 0 and 1 counted a high score less, 2 counts all of it (reference R30). */
export type PointFormula = 0 | 1 | 2;

/** How a live ended; what its kind does not ask for is ignored. Scores and power are whole numbers. */
export interface LiveOutcome {
  readonly ownScore: number;
  /** Of all players together, own score included; the own score alone in a free live. */
  readonly roomScore: number;
  /** The team's bonus to points, whole per cent. */
  readonly bonusPercent: number;
  /** Live boosts, 0–3; a medley takes three times as many. */
  readonly boosts: 0 | 1 | 2 | 3;
  /** 1–5. */
  readonly place: 1 | 2 | 3 | 4 | 5;
  readonly isWon: boolean;
  readonly challengePoints: 200 | 400 | 800 | 1600;
  /** Power of the support band of a mission live. */
  readonly supportPower: number;
}

/** Points before any multiplier: `base` plus own score and the others' by their divisors. */
interface ByScore {
  readonly base: number;
  readonly divisor: number;
}

type Older<T> = { readonly old: T; readonly now: T };

type ScoreKind = 'story' | 'challenge' | 'live_try' | 'mission_live' | 'festivalFree';

const BY_SCORE: Readonly<Record<ScoreKind, Older<ByScore>>> = {
  story: { old: { base: 50, divisor: 10_000 }, now: { base: 50, divisor: 10_000 } },
  challenge: { old: { base: 20, divisor: 25_000 }, now: { base: 70, divisor: 50_000 } },
  live_try: { old: { base: 40, divisor: 13_000 }, now: { base: 130, divisor: 26_000 } },
  mission_live: { old: { base: 40, divisor: 10_000 }, now: { base: 120, divisor: 15_000 } },
  festivalFree: { old: { base: 80, divisor: 14_000 }, now: { base: 80, divisor: 14_000 } },
};

/** Older rules of these are not published: they count as today. */
const OF_TODAY: readonly PointKind[] = ['versusFree', 'festivalFree', 'medley'];

/** Whether the generation of the formula makes a difference. */
export const hasOlderRules = (kind: PointKind): boolean => !OF_TODAY.includes(kind);
const generationOf = (kind: PointKind, formula: PointFormula): PointFormula =>
  hasOlderRules(kind) ? formula : 2;

/** Widths of the slices of a score; each counts less than the one before, the last one without end. */
const OWN_SLICES = [1_600_000, 150_000, 250_000, 400_000];
const OTHERS_SLICES = OWN_SLICES.map((width) => width * 4);
/** Of VS and challenge lives, in both older generations. */
const ALONE_SLICES = [2_100_000, 150_000, 250_000];
const FESTIVAL_SLICES = [2_625_000, 187_500, 312_500];

/** Highest scores that formula 0 counts. */
const OWN_CLIP = 1_500_000;
const ROOM_CLIP = 7_500_000;

/** The others' score counts a tenth of the own. */
const OTHERS_FACTOR = 10;
const SUPPORT_DIVISOR = 3_000;

const VERSUS = {
  old: { 1: 60, 2: 52, 3: 44, 4: 37, 5: 30 },
  now: { 1: 200, 2: 173, 3: 146, 4: 123, 5: 100 },
} as const;
const FESTIVAL = {
  old: { 1: 50, 2: 47, 3: 44, 4: 42, 5: 40 },
  now: { 1: 125, 2: 117, 3: 110, 4: 105, 5: 100 },
} as const;
const BOOSTS = [1, 5, 10, 15] as const;
/** What boosts multiply the points of a live by. */
export const boostFactor = (boosts: LiveOutcome['boosts']): number => BOOSTS[boosts];
/** A medley is three songs and as many boosts. */
const MEDLEY_BOOSTS = [3, 15, 30, 45] as const;

/** Points of a score whose k-th slice counts one k-th, to the hundredth. */
function softCapped(score: number, divisor: number, widths: readonly number[]): number {
  let left = score;
  let hundredths = 0;
  for (const [index, width] of [...widths, Number.POSITIVE_INFINITY].entries()) {
    const slice = Math.min(left, width);
    hundredths += Math.floor((slice * 100) / (divisor * (index + 1)));
    left -= slice;
  }
  return Math.floor(hundredths / 100);
}

/** How base points follow from scores in lives whose points are multiplied, for those who turn the formula round. */
export interface ScoreRules extends ByScore {
  readonly formula: PointFormula;
  /**
   * Widths of slices of the own score and of the others', whose divisor is ten times as large. Formula 0: one slice,
   * beyond which nothing counts. 1: the k-th counts one k-th. 2: none.
   */
  readonly own: readonly number[];
  readonly others: readonly number[];
}

export function scoreRules(kind: ScoreKind, asked: PointFormula): ScoreRules {
  const formula = generationOf(kind, asked);
  const { base, divisor } = BY_SCORE[kind][formula === 2 ? 'now' : 'old'];
  if (formula === 0) return { formula, base, divisor, own: [OWN_CLIP], others: [ROOM_CLIP - OWN_CLIP] };
  const endless = (widths: readonly number[]) => (formula === 1 ? [...widths, Number.POSITIVE_INFINITY] : []);
  return { formula, base, divisor, own: endless(OWN_SLICES), others: endless(OTHERS_SLICES) };
}

/** Points of own score and room by the generation of the formula. */
function scorePoints(formula: PointFormula, { ownScore, roomScore }: LiveOutcome, divisor: number): number {
  const others = Math.max(0, roomScore - ownScore);
  if (formula === 1) {
    return (
      softCapped(ownScore, divisor, OWN_SLICES) + softCapped(others, divisor * OTHERS_FACTOR, OTHERS_SLICES)
    );
  }
  const own = formula === 0 ? Math.min(ownScore, OWN_CLIP) : ownScore;
  const rest = formula === 0 ? Math.min(others, ROOM_CLIP - OWN_CLIP) : others;
  return Math.floor(own / divisor) + Math.floor(rest / (divisor * OTHERS_FACTOR));
}

/** Points of the own score in lives that both older generations count in slices of their own, without a clip. */
const sliced = (formula: PointFormula, score: number, divisor: number, widths: readonly number[]): number =>
  formula === 2 ? Math.floor(score / divisor) : softCapped(score, divisor, widths);

/** Whole per cent on whole points, rounded down without leaving whole numbers. */
const raised = (points: number, percent: number): number => Math.floor((points * (100 + percent)) / 100);

function byScore(kind: ScoreKind, formula: PointFormula, outcome: LiveOutcome): number {
  const { base, divisor } = BY_SCORE[kind][formula === 2 ? 'now' : 'old'];
  return raised(base + scorePoints(formula, outcome, divisor), outcome.bonusPercent);
}

type Points = (formula: PointFormula, outcome: LiveOutcome) => number;

const POINTS: Readonly<Record<Exclude<PointKind, 'medley' | 'challengePoints'>, Points>> = {
  story: (formula, outcome) => byScore('story', formula, outcome),
  challenge: (formula, outcome) => byScore('challenge', formula, outcome),
  live_try: (formula, outcome) => byScore('live_try', formula, outcome),
  mission_live: (formula, outcome) =>
    byScore('mission_live', formula, outcome) + Math.floor(outcome.supportPower / SUPPORT_DIVISOR),
  versus: (formula, { ownScore, place }) =>
    sliced(formula, ownScore, formula === 2 ? 6_500 : 5_500, ALONE_SLICES) +
    VERSUS[formula === 2 ? 'now' : 'old'][place],
  versusFree: (_formula, { ownScore }) => 100 + Math.floor(ownScore / 9_750),
  festivalFree: (formula, outcome) => byScore('festivalFree', formula, outcome),
  festival: (formula, { ownScore, place, isWon }) => {
    const isNow = formula === 2;
    return (
      sliced(formula, ownScore, isNow ? 6_500 : 5_500, FESTIVAL_SLICES) +
      (isNow ? 50 : 20) +
      (isWon ? (isNow ? 125 : 50) : 0) +
      FESTIVAL[isNow ? 'now' : 'old'][place]
    );
  },
};

/** Event points that bring one challenge point. */
const PER_CHALLENGE_POINT = 20;

/** Challenge points that a normal live of a challenge event brings with its event points, boosts included (reference R30). */
export const challengePointsOf = (points: number): number => Math.ceil(points / PER_CHALLENGE_POINT);

/** Event points of one live (reference R30); of a medley, of its three songs together. */
export function eventPoints(kind: PointKind, asked: PointFormula, outcome: LiveOutcome): number {
  const formula = generationOf(kind, asked);
  if (kind === 'medley') {
    return (Math.floor(outcome.ownScore / 18_500) + 100) * MEDLEY_BOOSTS[outcome.boosts];
  }
  if (kind === 'challengePoints') {
    const points =
      formula === 2
        ? 3_250 + Math.floor(outcome.ownScore / 450)
        : 1_000 + sliced(formula, outcome.ownScore, 300, ALONE_SLICES);
    return (points * outcome.challengePoints) / 200;
  }
  return POINTS[kind](formula, outcome) * BOOSTS[outcome.boosts];
}
