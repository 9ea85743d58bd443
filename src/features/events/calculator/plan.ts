import {
  affordable,
  type ChallengeTerms,
  type Mix,
  type MixPlan,
  type MixQuestion,
  planMix,
  pointsOfMix,
} from '#model/plan/mix';
import { type Schedule, STARS_PER_CAN } from '#model/plan/schedule';
import { type Session, sessionsBetween } from '#model/plan/windows';
import { kindsOfEvent } from '#model/rules/event-play';
import {
  boostFactor,
  challengePointsOf,
  eventPoints,
  type LiveOutcome,
  type PointKind,
} from '#model/rules/event-points';
import type { EventType } from '#model/vocabulary/event-types';
import { MINUTE_MS } from '#model/vocabulary/time';
import type { Inputs } from './inputs.ts';

/** Formulas of today: a plan is for what is still to come. */
const FORMULA = 2;
export const BOOSTS = [0, 1, 2, 3] as const;

/** What normal lives are played for; challenge lives come beside them. */
export function kindOf(type: EventType, inputs: Inputs): PointKind {
  if (type === 'medley') return 'medley';
  const kinds = kindsOfEvent(type);
  const wanted = kinds.find((kind) => kind.endsWith('Free') && inputs.isFree);
  return wanted ?? kinds[0] ?? 'story';
}

/** Boosts that one play takes. */
export const boostsOf = (kind: PointKind, boosts: number): number =>
  kind === 'medley' ? boosts * 3 : boosts;

export function outcomeOf(inputs: Inputs): LiveOutcome {
  return {
    ownScore: inputs.ownScore,
    roomScore: Math.max(inputs.roomScore, inputs.ownScore),
    bonusPercent: inputs.bonus,
    boosts: inputs.boosts,
    place: inputs.place,
    isWon: inputs.isWon,
    challengePoints: inputs.challengePoints || 200,
    supportPower: inputs.support,
  };
}

/** Of a challenge live. */
export const challengeOutcomeOf = (inputs: Inputs): LiveOutcome => ({
  ...outcomeOf(inputs),
  ownScore: inputs.challengeScore || inputs.ownScore,
});

/** Points of a play with so many boosts; null where typed points are no multiple of what boosts multiply, or a score is missing. */
export function pointsOf(kind: PointKind, inputs: Inputs, boosts: LiveOutcome['boosts']): number | null {
  if (inputs.source === 'score') {
    return inputs.ownScore > 0 ? eventPoints(kind, FORMULA, { ...outcomeOf(inputs), boosts }) : null;
  }
  if (boosts === inputs.boosts) return inputs.points;
  const plain = inputs.points / boostFactor(inputs.boosts);
  return Number.isInteger(plain) ? plain * boostFactor(boosts) : null;
}

/** Challenge points that a live of so many points brings; typed ones grow with boosts as points do. */
function gainOf(inputs: Inputs, points: number, boosts: LiveOutcome['boosts']): number {
  if (inputs.source === 'score' || inputs.challengeGain === null) return challengePointsOf(points);
  return Math.ceil((inputs.challengeGain * boostFactor(boosts)) / boostFactor(inputs.boosts));
}

/** What challenge lives pay and take beside lives of so many points; null where there are none, or their points are not known. */
function challengeOf(
  kind: PointKind,
  inputs: Inputs,
  points: number,
  boosts: LiveOutcome['boosts'],
): ChallengeTerms | null {
  const cost = inputs.challengePoints;
  if (kind !== 'challenge' || cost === 0) return null;
  const paid =
    inputs.source === 'score'
      ? eventPoints('challengePoints', FORMULA, challengeOutcomeOf(inputs))
      : inputs.challengeLivePoints;
  if (paid <= 0) return null;
  return { points: paid, cost, stock: inputs.challengeStock, gain: gainOf(inputs, points, boosts) };
}

/** `priced`: only with cans that are bought. */
type Reach = 'reached' | 'ended' | 'unreachable' | 'priced' | 'reachable';

export interface Plan extends Pick<MixPlan, 'room'> {
  readonly reach: Reach;
  readonly question: MixQuestion;
  /** Of a normal live, and of a challenge live where there are any. */
  readonly points: number;
  readonly challenge: ChallengeTerms | null;
  /** All that the target takes, both kinds together, and the points beyond it. */
  readonly needed: Mix;
  readonly plays: number;
  readonly surplus: number;
  /** What is played: all of it, or what fits without buying. */
  readonly schedule: Schedule;
  /** What reaching the target costs; 0 where nothing need be bought. */
  readonly stars: number;
  /** Points at the end with all plays that fit, and without buying anything. */
  readonly most: number;
  readonly mostFree: number;
}

/** Boosts of the event's own that such a play takes before live boosts (reference R66): those of a festival, in its matches. */
const festivalBoostsOf = (kind: PointKind, { festivalBoosts }: Inputs): number =>
  kind === 'festival' ? festivalBoosts : 0;

const paceOf = (kind: PointKind, inputs: Inputs, boosts: number) => ({
  playMs: inputs.minutes * MINUTE_MS,
  boosts: boostsOf(kind, boosts),
  festival: festivalBoostsOf(kind, inputs),
  stock: inputs.stock,
  cans: inputs.cans,
});

const offsetAt = (time: number): number => -new Date(time).getTimezoneOffset();

/** When there is time to play. Epoch milliseconds; an `end` of 0 is not known. */
export interface Times {
  readonly now: number;
  readonly end: number;
}

const sessionsOf = (inputs: Inputs, { now, end }: Times): readonly Session[] =>
  sessionsBetween(
    now,
    end,
    {
      weekday: { from: inputs.weekdayFrom, to: inputs.weekdayTo },
      weekend: { from: inputs.weekendFrom, to: inputs.weekendTo },
    },
    offsetAt,
  );

function reachOf({ isFree, paid }: MixPlan, missing: number, { now, end }: Times): Reach {
  if (missing === 0) return 'reached';
  if (end <= now) return 'ended';
  return isFree ? 'reachable' : paid ? 'priced' : 'unreachable';
}

/** The plan at `now`; null while a number is missing. */
export function planOf(
  kind: PointKind,
  inputs: Inputs,
  times: Times & { readonly boosts: LiveOutcome['boosts'] },
): Plan | null {
  const points = pointsOf(kind, inputs, times.boosts);
  if (points === null || inputs.target <= 0) return null;
  const challenge = challengeOf(kind, inputs, points, times.boosts);
  // Challenge lives alone need challenge points that are there.
  if (points <= 0 && affordable(0, challenge) === 0) return null;
  const missing = Math.max(0, inputs.target - inputs.current);
  const question = { missing, points, challenge };
  const found = planMix(question, sessionsOf(inputs, times), paceOf(kind, inputs, times.boosts));
  const needed = found.needed ?? { lives: 0, challengeLives: affordable(0, challenge) };
  return {
    reach: reachOf(found, missing, times),
    question,
    points,
    challenge,
    needed,
    plays: needed.lives + needed.challengeLives,
    surplus: missing === 0 ? 0 : Math.max(0, pointsOfMix(needed, question) - missing),
    schedule: (inputs.buys && found.paid) || found.free,
    stars: (found.paid?.boosts.cansBought ?? 0) * STARS_PER_CAN,
    room: found.room,
    most: inputs.current + found.most,
    mostFree: inputs.current + found.mostFree,
  };
}

/**
 * Whether what is laid out reaches the target: without buying, or with what the visitor is ready to buy. As many plays of the other
 * kind may pay less, so points are compared.
 */
export const isPlanned = ({ schedule, plays, question }: Plan): boolean =>
  plays > 0 && pointsOfMix(schedule, question) >= question.missing;
