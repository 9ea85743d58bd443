import { type Pace, playsThatFit, type Schedule, scheduleOf } from '#model/plan/schedule';
import { type Session, sessionsBetween } from '#model/plan/windows';
import { kindsOfEvent } from '#model/rules/event-play';
import { boostFactor, eventPoints, type LiveOutcome, type PointKind } from '#model/rules/event-points';
import type { EventType } from '#model/vocabulary/event-types';
import { MINUTE_MS } from '#model/vocabulary/time';
import { type Inputs, MOST_LANDING } from './inputs.ts';

/** Formulas of today: a plan is for what is still to come. */
const FORMULA = 2;
export const BOOSTS = [0, 1, 2, 3] as const;
/** More plays than fit into any event; nothing longer is laid out. */
const MOST_PLAYS = 20_000;

export function kindOf(type: EventType, inputs: Inputs): PointKind {
  if (type === 'medley') return 'medley';
  const kinds = kindsOfEvent(type);
  const wanted = kinds.find((kind) =>
    kind === 'challengePoints' ? inputs.challengePoints > 0 : kind.endsWith('Free') && inputs.isFree,
  );
  return wanted ?? kinds[0] ?? 'story';
}

/** Boosts that one play takes. */
export const boostsOf = (kind: PointKind, boosts: number): number =>
  kind === 'challengePoints' ? 0 : kind === 'medley' ? boosts * 3 : boosts;

/** Challenge points that one challenge live takes. */
const costOf = (inputs: Inputs): LiveOutcome['challengePoints'] => inputs.challengePoints || 200;

export function outcomeOf(inputs: Inputs): LiveOutcome {
  return {
    ownScore: inputs.ownScore,
    roomScore: Math.max(inputs.roomScore, inputs.ownScore),
    bonusPercent: inputs.bonus,
    boosts: inputs.boosts,
    place: inputs.place,
    isWon: inputs.isWon,
    challengePoints: costOf(inputs),
    supportPower: inputs.support,
  };
}

/** Points of a play with so many boosts; null where typed points are no multiple of what boosts multiply. */
export function pointsOf(kind: PointKind, inputs: Inputs, boosts: LiveOutcome['boosts']): number | null {
  if (inputs.source === 'score') return eventPoints(kind, FORMULA, { ...outcomeOf(inputs), boosts });
  if (boosts === inputs.boosts || kind === 'challengePoints') return inputs.points;
  const plain = inputs.points / boostFactor(inputs.boosts);
  return Number.isInteger(plain) ? plain * boostFactor(boosts) : null;
}

export type Reach = 'reached' | 'ended' | 'unreachable' | 'reachable';

export interface Plan {
  readonly reach: Reach;
  readonly points: number;
  /** All that the target takes, and the points beyond it. */
  readonly plays: number;
  readonly surplus: number;
  /** What of it fits before the end. */
  readonly schedule: Schedule;
  /** What all hours of play have room for. */
  readonly room: number;
  /** Points at the end with all plays that fit, and without buying anything. */
  readonly most: number;
  readonly mostFree: number;
  /** What is needed, beyond what is in stock. */
  readonly challengePoints: number;
}

/** Boosts of the event's own that such a play takes before live boosts (reference R66): those of a festival, in its matches. */
export const festivalBoostsOf = (kind: PointKind, { festivalBoosts }: Inputs): number =>
  kind === 'festival' ? festivalBoosts : 0;

const paceOf = (kind: PointKind, inputs: Inputs, boosts: number): Pace => ({
  playMs: inputs.minutes * MINUTE_MS,
  boosts: boostsOf(kind, boosts),
  festival: festivalBoostsOf(kind, inputs),
  stock: inputs.stock,
  cans: inputs.cans,
  buys: inputs.buys,
});

const offsetAt = (time: number): number => -new Date(time).getTimezoneOffset();

/** When there is time to play. Epoch milliseconds; an `end` of 0 is not known. */
export interface Times {
  readonly now: number;
  readonly end: number;
}

export const sessionsOf = (inputs: Inputs, { now, end }: Times): readonly Session[] =>
  sessionsBetween(
    now,
    end,
    {
      weekday: { from: inputs.weekdayFrom, to: inputs.weekdayTo },
      weekend: { from: inputs.weekendFrom, to: inputs.weekendTo },
    },
    offsetAt,
  );

/** Plays until the end without buying anything. */
function playsForFree(kind: PointKind, inputs: Inputs, sessions: readonly Session[], pace: Pace): number {
  const plays = scheduleOf(MOST_PLAYS, sessions, { ...pace, buys: false }).plays;
  if (kind !== 'challengePoints') return plays;
  return Math.min(plays, Math.floor(inputs.challengeStock / costOf(inputs)));
}

/** The plan at `now`; null while a number is missing. */
export function planOf(
  kind: PointKind,
  inputs: Inputs,
  times: Times & { readonly boosts: LiveOutcome['boosts'] },
): Plan | null {
  const points = pointsOf(kind, inputs, times.boosts);
  if (points === null || points <= 0 || inputs.target <= 0) return null;
  const sessions = sessionsOf(inputs, times);
  const pace = paceOf(kind, inputs, times.boosts);
  const plays = Math.ceil(Math.max(0, inputs.target - inputs.current) / points);
  const schedule = scheduleOf(Math.min(plays, MOST_PLAYS), sessions, pace);
  const room = playsThatFit(sessions, pace.playMs);
  const free = playsForFree(kind, inputs, sessions, pace);
  const fits = schedule.plays === plays;
  return {
    reach: plays === 0 ? 'reached' : times.end <= times.now ? 'ended' : fits ? 'reachable' : 'unreachable',
    points,
    plays,
    surplus: plays === 0 ? 0 : inputs.current + plays * points - inputs.target,
    schedule,
    room,
    most: inputs.current + (inputs.buys || kind === 'challengePoints' ? room : free) * points,
    mostFree: inputs.current + free * points,
    challengePoints:
      kind === 'challengePoints' ? Math.max(0, plays * costOf(inputs) - inputs.challengeStock) : 0,
  };
}

/** A way to play once: boosts, and the lowest and highest score that give just these points. */
export interface Way {
  readonly points: number;
  readonly boosts: LiveOutcome['boosts'];
  readonly from: number;
  readonly to: number;
}

const WAYS = 30;

/** Lives that a player can stop at any score: alone. Place and result of a match cannot be chosen, and a medley is not played alone. */
const ALONE: Readonly<Record<PointKind, PointKind | null>> = {
  story: 'story',
  challenge: 'challenge',
  challengePoints: 'challenge',
  live_try: 'live_try',
  mission_live: 'mission_live',
  versus: 'versusFree',
  versusFree: 'versusFree',
  festival: 'festivalFree',
  festivalFree: 'festivalFree',
  medley: null,
};
export const kindAlone = (kind: PointKind): PointKind | null => ALONE[kind];

/**
 * Ways to play alone up to the own score, for an exact landing: each boost level at scores spread evenly, each with the range of
 * scores that pays the same. Distinct points, of equal ones that with fewer boosts.
 */
export function waysOf(kind: PointKind, inputs: Inputs): readonly Way[] {
  const pay = (ownScore: number, boosts: LiveOutcome['boosts']) =>
    eventPoints(kind, FORMULA, { ...outcomeOf(inputs), ownScore, roomScore: ownScore, boosts });
  const steps = Math.floor(WAYS / BOOSTS.length);
  const ways = new Map<number, Way>();
  for (const boosts of BOOSTS) {
    for (let step = 0; step < steps; step += 1) {
      const score = Math.floor((inputs.ownScore * (steps - step)) / steps);
      const points = pay(score, boosts);
      if (points <= 0 || ways.has(points)) continue;
      ways.set(points, { points, boosts, ...rangeOf((one) => pay(one, boosts), score, inputs.ownScore) });
    }
  }
  return [...ways.values()];
}

/** The scores around `score` up to `most` that pay the same; points never fall with the score. */
function rangeOf(pay: (score: number) => number, score: number, most: number) {
  const points = pay(score);
  let [low, from] = [0, score];
  while (low < from) {
    const middle = Math.floor((low + from) / 2);
    if (pay(middle) >= points) from = middle;
    else low = middle + 1;
  }
  let [to, high] = [score, most];
  while (to < high) {
    const middle = Math.ceil((to + high) / 2);
    if (pay(middle) <= points) to = middle;
    else high = middle - 1;
  }
  return { from, to };
}

export const canLand = (inputs: Inputs): boolean => {
  const left = inputs.target - inputs.current;
  return inputs.source === 'score' && inputs.ownScore > 0 && left > 0 && left <= MOST_LANDING;
};
