import { MINUTE_MS } from '../vocabulary/time.ts';
import type { Session } from './windows.ts';

/** A live boost grows back in so long (reference R66) … */
export const REGROW_MS = 30 * MINUTE_MS;
/** … up to so many; cans go beyond. */
export const MAX_REGROWN = 10;
export const BOOSTS_PER_CAN = 10;
export const STARS_PER_CAN = 100;

/** Lives that are paid with challenge points, which normal lives bring (reference R66). */
export interface ChallengePace {
  /** So many are wanted, as soon as there are points for them and boosts for nothing else. */
  readonly lives: number;
  /** Challenge points at the beginning, that a normal live brings, and that one of them takes; the last is more than 0. */
  readonly stock: number;
  readonly gain: number;
  readonly cost: number;
}

export interface Pace {
  /** More than 0. */
  readonly playMs: number;
  /** Boosts that one play takes; 0 or more. */
  readonly boosts: number;
  /** Of a stock of their own that does not grow back and is used first: festival boosts. */
  readonly festival: number;
  /** Live boosts at the beginning. */
  readonly stock: number;
  readonly cans: number;
  /** Buys cans when there are none; else waits until boosts have grown back. */
  readonly buys: boolean;
  readonly challenge: ChallengePace | null;
}

/** Plays that follow one another. */
export interface PlayBlock {
  /** Midnight of their day; epoch milliseconds, as all others. */
  readonly day: number;
  /** When the first begins and the last is over. */
  readonly from: number;
  readonly to: number;
  readonly lives: number;
  readonly challengeLives: number;
}

export interface Schedule {
  /** As many as were asked for, or as fit. */
  readonly lives: number;
  readonly challengeLives: number;
  /** Both together. */
  readonly plays: number;
  /** When the last play is over; null without plays. */
  readonly doneAt: number | null;
  /** At most one for each time of play. */
  readonly blocks: readonly PlayBlock[];
  readonly boosts: {
    readonly used: number;
    readonly fromFestival: number;
    readonly fromStock: number;
    readonly regrown: number;
    readonly fromCans: number;
    readonly cansOpened: number;
    /** Cans beyond those in stock, to be bought with stars. */
    readonly cansBought: number;
  };
}

/** Plays that fit into the sessions; a play does not go on in the next one. */
export const playsThatFit = (sessions: readonly Session[], playMs: number): number =>
  sessions.reduce((sum, { from, to }) => sum + Math.floor((to - from) / playMs), 0);

interface Purse {
  /** Of the time that counts towards the next boost. */
  since: number;
  festival: number;
  old: number;
  grown: number;
  canned: number;
  /** Cans so far. */
  opened: number;
  challengePoints: number;
  /** Still to be played. */
  lives: number;
  challengeLives: number;
}

/** Live boosts; a stock that does not grow back stops none from growing. */
const held = ({ old, grown, canned }: Purse): number => old + grown + canned;

/** Lets boosts grow back until `now`; a full purse does not save time up. */
function grow(purse: Purse, now: number): void {
  const before = held(purse);
  const steps = Math.floor((now - purse.since) / REGROW_MS);
  const grown = Math.max(0, Math.min(steps, MAX_REGROWN - before));
  purse.grown += grown;
  purse.since = before + grown >= MAX_REGROWN ? now : purse.since + steps * REGROW_MS;
}

/** What one play takes: festival boosts, then the oldest live boosts. */
function spend(purse: Purse, wanted: number) {
  const fromFestival = Math.min(purse.festival, wanted);
  const fromStock = Math.min(purse.old, wanted - fromFestival);
  const regrown = Math.min(purse.grown, wanted - fromFestival - fromStock);
  const fromCans = wanted - fromFestival - fromStock - regrown;
  purse.festival -= fromFestival;
  purse.old -= fromStock;
  purse.grown -= regrown;
  purse.canned -= fromCans;
  return { fromFestival, fromStock, regrown, fromCans };
}

interface Beginning {
  readonly at: number;
  readonly isChallenge: boolean;
}

const canChallenge = ({ challengeLives, challengePoints }: Purse, challenge: ChallengePace | null): boolean =>
  challenge !== null && challengeLives > 0 && challengePoints >= challenge.cost;

/**
 * Plays that begin in a session; the purse changes with each. Normal lives as soon as there are boosts, for they bring challenge points
 * and a full purse wastes what would grow; challenge lives in between; cans only where neither goes.
 */
function* beginnings(session: Session, purse: Purse, pace: Pace): Generator<Beginning, void, void> {
  let at = session.from;
  while (at + pace.playMs <= session.to) {
    grow(purse, at);
    const short = pace.boosts - purse.festival - held(purse);
    const isLive = purse.lives > 0 && short <= 0;
    if (isLive || canChallenge(purse, pace.challenge)) {
      yield { at, isChallenge: !isLive };
      at += pace.playMs;
    } else if (purse.lives <= 0) {
      return;
    } else if (pace.buys || purse.opened < pace.cans) {
      purse.opened += 1;
      purse.canned += BOOSTS_PER_CAN;
    } else if (pace.boosts > MAX_REGROWN) {
      return;
    } else {
      at = purse.since + short * REGROW_MS;
    }
  }
}

/** Up to so many normal lives, and the challenge lives of the pace, one after another as early as the sessions allow. */
export function scheduleOf(lives: number, sessions: readonly Session[], pace: Pace): Schedule {
  const { festival, stock: old, challenge } = pace;
  const purse: Purse = {
    since: sessions[0]?.from ?? 0,
    festival,
    old,
    grown: 0,
    canned: 0,
    opened: 0,
    challengePoints: challenge?.stock ?? 0,
    lives,
    challengeLives: challenge?.lives ?? 0,
  };
  const blocks: PlayBlock[] = [];
  const sum = { fromFestival: 0, fromStock: 0, regrown: 0, fromCans: 0 };
  const total = { lives: 0, challengeLives: 0 };
  for (const session of sessions) {
    const block = playSession(session, purse, pace, sum);
    if (block === null) continue;
    blocks.push(block);
    total.lives += block.lives;
    total.challengeLives += block.challengeLives;
  }
  return {
    ...total,
    plays: total.lives + total.challengeLives,
    doneAt: blocks.at(-1)?.to ?? null,
    blocks,
    boosts: {
      used: total.lives * pace.boosts,
      ...sum,
      cansOpened: purse.opened,
      cansBought: Math.max(0, purse.opened - pace.cans),
    },
  };
}

/** Plays through one session; null where none fits. What boosts are taken from is added to `sum`. */
function playSession(
  session: Session,
  purse: Purse,
  pace: Pace,
  sum: { fromFestival: number; fromStock: number; regrown: number; fromCans: number },
): PlayBlock | null {
  const { challenge } = pace;
  let [from, to, lives, challengeLives] = [0, 0, 0, 0];
  for (const { at, isChallenge } of beginnings(session, purse, pace)) {
    if (to === 0) from = at;
    to = at + pace.playMs;
    if (isChallenge) {
      purse.challengeLives -= 1;
      purse.challengePoints -= challenge?.cost ?? 0;
      challengeLives += 1;
      continue;
    }
    const spent = spend(purse, pace.boosts);
    sum.fromFestival += spent.fromFestival;
    sum.fromStock += spent.fromStock;
    sum.regrown += spent.regrown;
    sum.fromCans += spent.fromCans;
    purse.lives -= 1;
    purse.challengePoints += challenge?.gain ?? 0;
    lives += 1;
  }
  return to === 0 ? null : { day: session.day, from, to, lives, challengeLives };
}
