import type { parseArgs } from 'node:util';
import { type PointPlay, type PointTarget, type SongPointKind, TARGETS } from '#model/compute/points';
import type { EventBonus, EventRecord } from '#model/records/event';
import { isPlayedAlone, kindsOfEvent, powerBonusFor } from '#model/rules/event-play';
import type { PointFormula, PointKind } from '#model/rules/event-points';
import { choose, readNumber, SolveError, usualOf } from './solve-flags.ts';

/** The flags of `npm run solve` that speak of an event. */
export const EVENT_FLAGS = {
  target: { type: 'string', default: 'score' },
  boosts: { type: 'string', default: '0' },
  place: { type: 'string', default: '1' },
  result: { type: 'string', default: 'win' },
  'challenge-points': { type: 'string' },
  formula: { type: 'string', default: '2' },
} as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof EVENT_FLAGS }>>['values'];

type PointFlag = Exclude<keyof typeof EVENT_FLAGS, 'target'>;

/** What the points of a live depend on besides scores. */
const COUNTED: Readonly<Record<PointKind, readonly PointFlag[]>> = {
  story: ['boosts', 'formula'],
  challenge: ['boosts', 'formula'],
  challengePoints: ['challenge-points', 'formula'],
  live_try: ['boosts', 'formula'],
  mission_live: ['boosts', 'formula'],
  versus: ['boosts', 'place', 'formula'],
  versusFree: ['boosts'],
  festival: ['boosts', 'place', 'result', 'formula'],
  festivalFree: ['boosts'],
  medley: ['boosts'],
};

/** How a live of an event ends and what it is played for. */
export interface EventOptions extends Pick<PointPlay, 'boosts' | 'place' | 'isWon' | 'challengePoints'> {
  /** Flags that say something of the points. */
  readonly given: readonly PointFlag[];
  readonly target: PointTarget;
  readonly formula: PointFormula;
  readonly isForChallengePoints: boolean;
}

const CHALLENGE_POINTS = ['200', '400', '800', '1600'] as const;

export function readEventOptions(flags: Flags): EventOptions {
  const points = flags['challenge-points'];
  const { target: _, ...usual } = EVENT_FLAGS;
  return {
    given: (Object.keys(usual) as PointFlag[]).filter((flag) => flags[flag] !== usualOf(usual[flag])),
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

/** Alone, in a room (in a festival: its match), or a match of a VS event. */
export const LIVES = ['free', 'multi', 'match'] as const;
type Live = (typeof LIVES)[number];

interface EventPart {
  readonly live: 'free' | 'multi';
  readonly powerBonus: EventBonus | null;
  readonly points: PointPlay | null;
}

/** What the question says of the event: the bonus to power, and what a live pays. */
export function playOf(
  event: EventRecord | null,
  options: EventOptions,
  asked: { readonly isMedley: boolean; readonly live: Live },
): EventPart {
  const { target, given, isForChallengePoints, ...play } = options;
  if (event === null) {
    const flag = target === 'score' ? given[0] : `target ${target}`;
    if (flag !== undefined) throw new SolveError(`--${flag} needs --event ID`);
    if (asked.live === 'match') throw new SolveError('--live match needs --event ID');
    return { live: asked.live, powerBonus: null, points: null };
  }
  const kind = asked.isMedley ? null : kindOf(event, asked.live, isForChallengePoints);
  refuseLive(event, kind, asked.live);
  refuseUncounted(event, asked.isMedley && event.type === 'medley' ? 'medley' : kind, options);
  const { bonus } = event;
  return {
    live: asked.live === 'multi' ? 'multi' : 'free',
    powerBonus: powerBonusFor(event, kind, bonus),
    points: kind === null ? null : { ...play, kind, bonus },
  };
}

function kindOf({ type }: EventRecord, live: Live, isForChallengePoints: boolean): SongPointKind | null {
  const [usual = null, other = null] = kindsOfEvent(type);
  const isOther = other === 'challengePoints' ? isForChallengePoints : isFreeOf(other, live);
  return isOther ? other : usual;
}

const isFreeOf = (kind: SongPointKind | null, live: Live): boolean =>
  (kind === 'versusFree' && live !== 'match') || (kind === 'festivalFree' && live === 'free');

function refuseLive({ id, type }: EventRecord, kind: SongPointKind | null, live: Live): void {
  if (live === 'match' && kind !== 'versus') {
    throw new SolveError(`--live match makes no sense for event ${id}: it is of the kind ${type}`);
  }
  if (live === 'multi' && isPlayedAlone(kind)) {
    const lives = type === 'versus' ? 'VS lives (--live match)' : 'challenge lives';
    throw new SolveError(
      `--live multi makes no sense for event ${id}: ${lives} are played alone, without fever or skills of others`,
    );
  }
}

/** A flag that the event's points do not depend on is a mistake, not a wish. */
function refuseUncounted(event: EventRecord, kind: PointKind | null, { target, given }: EventOptions): void {
  const counted = kind === null ? [] : COUNTED[kind];
  const uncounted = given.find((flag) => !counted.includes(flag));
  const flag = kind === null && target !== 'score' ? `target ${target}` : uncounted;
  if (flag !== undefined) {
    const way = kind === 'versusFree' ? 'match' : 'multi';
    const isFree = kind === 'versusFree' || kind === 'festivalFree';
    const paid = isFree ? `paid as a free live without --live ${way}` : `of the kind ${event.type}`;
    throw new SolveError(`--${flag} makes no sense for event ${event.id}: it is ${paid}`);
  }
}
