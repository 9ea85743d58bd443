import type { parseArgs } from 'node:util';
import { type PointPlay, type SongPointKind, TARGETS, type Target } from '#model/compute/points';
import type { EventBonus, EventRecord } from '#model/records/event';
import { kindsOfEvent, powerBonusFor } from '#model/rules/event-play';
import type { PointFormula } from '#model/rules/event-points';
import { choose, readNumber, SolveError } from './solve-flags.ts';

/** The flags of `npm run solve` that speak of an event. */
export const EVENT_FLAGS = {
  target: { type: 'string', default: 'score' },
  boosts: { type: 'string', default: '0' },
  place: { type: 'string', default: '1' },
  result: { type: 'string', default: 'win' },
  'challenge-points': { type: 'string' },
  formula: { type: 'string', default: '2' },
} as const;

export const EVENT_USAGE =
  '[--target score|points|both] [--boosts 0-3] [--place 1-5] [--result win|lose] [--challenge-points 200|400|800|1600] [--formula 0|1|2]';

type Flags = ReturnType<typeof parseArgs<{ options: typeof EVENT_FLAGS }>>['values'];

/** How a live of an event ends and what it is played for. */
export interface EventOptions extends Pick<PointPlay, 'boosts' | 'place' | 'isWon' | 'challengePoints'> {
  readonly target: Target;
  readonly formula: PointFormula;
  readonly isForChallengePoints: boolean;
}

const CHALLENGE_POINTS = ['200', '400', '800', '1600'] as const;

export function readEventOptions(flags: Flags): EventOptions {
  const points = flags['challenge-points'];
  return {
    target: choose('--target', TARGETS, flags.target),
    boosts: readNumber('--boosts', flags.boosts, 0, 3, true) as EventOptions['boosts'],
    place: readNumber('--place', flags.place, 1, 5, true) as EventOptions['place'],
    isWon: choose('--result', ['win', 'lose'] as const, flags.result) === 'win',
    formula: readNumber('--formula', flags.formula, 0, 2, true) as PointFormula,
    isForChallengePoints: points !== undefined,
    challengePoints: Number(
      choose('--challenge-points', CHALLENGE_POINTS, points ?? '200'),
    ) as EventOptions['challengePoints'],
  };
}

/** What the question says of the event: the bonus to power, and what a live pays. */
export function playOf(
  event: EventRecord | null,
  { target, isForChallengePoints, ...options }: EventOptions,
): { readonly powerBonus: EventBonus | null; readonly points: PointPlay | null } {
  if (event === null) {
    if (target !== 'score') throw new SolveError(`--target ${target} needs --event ID`);
    return { powerBonus: null, points: null };
  }
  const kind = kindOf(event, target, isForChallengePoints);
  const { bonus } = event;
  return {
    powerBonus: powerBonusFor(event, kind, bonus),
    points: kind === null ? null : { ...options, kind, bonus },
  };
}

function kindOf(event: EventRecord, target: Target, isForChallengePoints: boolean): SongPointKind | null {
  const kinds = kindsOfEvent(event.type);
  const wanted = isForChallengePoints ? kinds.find((kind) => kind === 'challengePoints') : kinds[0];
  if (wanted === undefined && (target !== 'score' || isForChallengePoints)) {
    const what = isForChallengePoints ? '--challenge-points' : `--target ${target}`;
    throw new SolveError(`${what} makes no sense for event ${event.id}: it is of the kind ${event.type}`);
  }
  return wanted ?? null;
}
