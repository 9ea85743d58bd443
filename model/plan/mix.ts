import { type ChallengePace, type Pace, playsThatFit, type Schedule, scheduleOf } from './schedule.ts';
import type { Session } from './windows.ts';

/** What challenge lives pay, and what they take (reference R66). */
export interface ChallengeTerms extends Omit<ChallengePace, 'lives'> {
  readonly points: number;
}

/** What is to be reached, and with what. All numbers are whole. */
export interface MixQuestion {
  /** Points that are missing; 0 or more. */
  readonly missing: number;
  /** Of a normal live; 0 where none is played. */
  readonly points: number;
  /** Null where nothing is bought with what lives bring. */
  readonly challenge: ChallengeTerms | null;
}

/** How many of each. */
export interface Mix {
  readonly lives: number;
  readonly challengeLives: number;
}

/** More plays than fit into any event; nothing longer is laid out. */
const MAX_PLAYS = 20_000;
const NONE: Mix = { lives: 0, challengeLives: 0 };

/** Challenge lives that so many normal lives pay for. */
export const affordable = (lives: number, challenge: ChallengeTerms | null): number =>
  challenge === null || challenge.points <= 0
    ? 0
    : Math.floor((challenge.stock + lives * challenge.gain) / challenge.cost);

export const pointsOfMix = ({ lives, challengeLives }: Mix, { points, challenge }: MixQuestion): number =>
  lives * points + challengeLives * (challenge?.points ?? 0);

/** Challenge lives that are missing beside so many normal ones; infinite where there are none to make up for it. */
function restOf(lives: number, { missing, points, challenge }: MixQuestion): number {
  const rest = missing - lives * points;
  if (rest <= 0) return 0;
  return Math.ceil(rest / (challenge?.points ?? 0));
}

/** The first whole number from `low` to `high` for which something that stays true is; `high + 1` where it never is. */
function firstWhere(low: number, high: number, isTrue: (value: number) => boolean): number {
  let [from, to] = [low, high + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isTrue(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Fewest normal lives, which take boosts, and then fewest challenge lives; null where no number of them is enough. */
export function fewestLives(question: MixQuestion): Mix | null {
  const most = question.points > 0 ? Math.ceil(question.missing / question.points) : 0;
  const lives = firstWhere(0, most, (some) => restOf(some, question) <= affordable(some, question.challenge));
  return lives > most ? null : { lives, challengeLives: restOf(lives, question) };
}

/** All that reach the target in `room` plays, those with fewer normal lives first. */
function* mixesWithin(room: number, question: MixQuestion, mostLives: number): Generator<Mix, void, void> {
  const first = fewestLives(question);
  if (first === null) return;
  const last = Math.min(
    question.points > 0 ? Math.ceil(question.missing / question.points) : 0,
    mostLives,
    room,
  );
  for (let lives = first.lives; lives <= last; lives += 1) {
    const challengeLives = restOf(lives, question);
    if (lives + challengeLives <= room) yield { lives, challengeLives };
  }
}

const fillUp = (lives: number, room: number, { challenge }: MixQuestion): Mix => ({
  lives,
  challengeLives: Math.min(affordable(lives, challenge), room - lives),
});

/** Most points of so many plays when boosts are never short. */
function mostOfRoom(room: number, question: MixQuestion): number {
  // Up to where challenge points are enough for all other plays, more lives mean more of both; beyond, one kind only replaces the other.
  const turn = firstWhere(0, room, (lives) => affordable(lives, question.challenge) >= room - lives);
  return Math.max(...[turn, room].map((lives) => pointsOfMix(fillUp(lives, room, question), question)));
}

type Play = (mix: Mix, pace?: Partial<Pace>) => Schedule;

const playerOf =
  (sessions: readonly Session[], pace: Omit<Pace, 'challenge' | 'buys'>, { challenge }: MixQuestion): Play =>
  ({ lives, challengeLives }, patch = {}) =>
    scheduleOf(lives, sessions, {
      ...pace,
      buys: false,
      ...patch,
      challenge: challenge && { ...challenge, lives: challengeLives },
    });

const holds = (schedule: Schedule, { lives, challengeLives }: Mix): boolean =>
  schedule.lives === lives && schedule.challengeLives === challengeLives;

/** Most points without buying: tries first what would bring most if boosts were never short, and ends where nothing could bring more. */
function bestForFree(room: number, mostLives: number, question: MixQuestion, play: Play): Schedule {
  const hopes = Array.from({ length: mostLives + 1 }, (_, lives) => {
    const mix = fillUp(lives, room, question);
    return { mix, points: pointsOfMix(mix, question) };
  }).sort((a, b) => b.points - a.points || a.mix.lives - b.mix.lives);
  let best = play(NONE);
  for (const { mix, points } of question.challenge === null ? hopes.slice(0, 1) : hopes) {
    if (points <= pointsOfMix(best, question)) break;
    const schedule = play(mix);
    if (pointsOfMix(schedule, question) > pointsOfMix(best, question)) best = schedule;
  }
  return best;
}

export interface MixPlan {
  /** What the target takes; null where no number of these plays reaches it. */
  readonly needed: Mix | null;
  /** Whether it fits into the time without buying. */
  readonly isFree: boolean;
  /** All of it where that fits without buying; else the most that can be made so. */
  readonly free: Schedule;
  /** All of it with as few cans bought as it takes, where it fits only so; else null. */
  readonly paid: Schedule | null;
  /** Plays for which there is time. */
  readonly room: number;
  /** Points that can still be made at most, buying what is needed, and buying nothing. */
  readonly most: number;
  readonly mostFree: number;
}

/** Fewest cans to buy for a mix, by the schedule; for one that fits when all are bought that run short, as it does with as many as that. */
function cheapest(mix: Mix, cans: number, play: Play): Schedule {
  const { cansBought } = play(mix, { buys: true }).boosts;
  const bought = firstWhere(0, cansBought, (more) => holds(play(mix, { cans: cans + more }), mix));
  const schedule = play(mix, { cans: cans + bought });
  return {
    ...schedule,
    boosts: { ...schedule.boosts, cansBought: Math.max(0, schedule.boosts.cansOpened - cans) },
  };
}

/** The plan for a target (reference R66), without buying and with it. */
export function planMix(
  question: MixQuestion,
  sessions: readonly Session[],
  pace: Omit<Pace, 'challenge' | 'buys'>,
): MixPlan {
  const room = playsThatFit(sessions, pace.playMs);
  const within = Math.min(room, MAX_PLAYS);
  const play = playerOf(sessions, pace, question);
  const mostLives = question.points > 0 ? play({ lives: within, challengeLives: 0 }).lives : 0;
  const mostFree = bestForFree(within, mostLives, question, play);
  const fits = [...takeFree(mixesWithin(within, question, mostLives), play)][0];
  const [paid] = mixesWithin(within, question, Number.POSITIVE_INFINITY);
  return {
    needed: fits?.mix ?? paid ?? fewestLives(question),
    isFree: fits !== undefined,
    free: fits?.schedule ?? mostFree,
    paid: fits || !paid ? null : cheapest(paid, pace.cans, play),
    room,
    most: question.points > 0 ? mostOfRoom(room, question) : pointsOfMix(fillUp(0, room, question), question),
    mostFree: pointsOfMix(mostFree, question),
  };
}

function* takeFree(mixes: Iterable<Mix>, play: Play) {
  for (const mix of mixes) {
    const schedule = play(mix);
    if (!holds(schedule, mix)) continue;
    yield { mix, schedule };
    return;
  }
}
