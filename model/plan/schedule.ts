import { MINUTE_MS } from '../vocabulary/time.ts';
import type { Session } from './windows.ts';

/** A live boost grows back in so long (reference R66) … */
export const REGROW_MS = 30 * MINUTE_MS;
/** … up to so many; cans go beyond. */
export const MOST_REGROWN = 10;
export const BOOSTS_PER_CAN = 10;
export const STARS_PER_CAN = 100;

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
}

export interface DayPlan {
  /** Midnight of the day; epoch milliseconds. */
  readonly day: number;
  readonly plays: number;
}

export interface Schedule {
  /** As many as were asked for, or as fit. */
  readonly plays: number;
  /** When the last play is over; null without plays. */
  readonly doneAt: number | null;
  readonly days: readonly DayPlan[];
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
}

/** Live boosts; a stock that does not grow back stops none from growing. */
const held = ({ old, grown, canned }: Purse): number => old + grown + canned;

/** Lets boosts grow back until `now`; a full purse does not save time up. */
function grow(purse: Purse, now: number): void {
  const before = held(purse);
  const steps = Math.floor((now - purse.since) / REGROW_MS);
  const grown = Math.max(0, Math.min(steps, MOST_REGROWN - before));
  purse.grown += grown;
  purse.since = before + grown >= MOST_REGROWN ? now : purse.since + steps * REGROW_MS;
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

/** Moments when plays begin in a session, as soon as there are boosts; the purse changes with each. */
function* beginnings(session: Session, purse: Purse, pace: Pace): Generator<number, void, void> {
  let at = session.from;
  while (at + pace.playMs <= session.to) {
    grow(purse, at);
    const short = pace.boosts - purse.festival - held(purse);
    if (short <= 0) {
      yield at;
      at += pace.playMs;
    } else if (pace.buys || purse.opened < pace.cans) {
      purse.opened += 1;
      purse.canned += BOOSTS_PER_CAN;
    } else if (pace.boosts > MOST_REGROWN) {
      return;
    } else {
      at = purse.since + short * REGROW_MS;
    }
  }
}

/** Up to so many plays, one after another as early as the sessions allow. Cans are opened when boosts run short. */
export function scheduleOf(plays: number, sessions: readonly Session[], pace: Pace): Schedule {
  const { festival, stock: old } = pace;
  const purse: Purse = { since: sessions[0]?.from ?? 0, festival, old, grown: 0, canned: 0, opened: 0 };
  const days: { day: number; plays: number }[] = [];
  const sum = { fromFestival: 0, fromStock: 0, regrown: 0, fromCans: 0 };
  let done = 0;
  let doneAt: number | null = null;
  for (const session of sessions) {
    if (done >= plays) break;
    const before = done;
    for (const at of beginnings(session, purse, pace)) {
      if (done >= plays) break;
      const spent = spend(purse, pace.boosts);
      sum.fromFestival += spent.fromFestival;
      sum.fromStock += spent.fromStock;
      sum.regrown += spent.regrown;
      sum.fromCans += spent.fromCans;
      done += 1;
      doneAt = at + pace.playMs;
    }
    if (done > before) addPlays(days, session.day, done - before);
  }
  return {
    plays: done,
    doneAt,
    days,
    boosts: {
      used: done * pace.boosts,
      ...sum,
      cansOpened: purse.opened,
      cansBought: Math.max(0, purse.opened - pace.cans),
    },
  };
}

function addPlays(days: { day: number; plays: number }[], day: number, plays: number): void {
  const last = days.at(-1);
  if (last?.day === day) last.plays += plays;
  else days.push({ day, plays });
}
