import { createHash } from 'node:crypto';
import type { Budget } from '#model/contract/account/budgets';

/** Counts by key in windows of time. Kept in memory: a restart forgives, and each process counts for itself. */
export interface Windows {
  /** Counts one, or an amount, of which the last may go beyond what is left; seconds to wait when there was nothing left, else 0. */
  readonly spend: (key: string, budget: Budget, amount?: number) => number;
  /** The same without counting. */
  readonly wait: (key: string, budget: Budget) => number;
  /** How many are left, and in how many seconds all of them are again. */
  readonly look: (key: string, budget: Budget) => Left;
  /** Takes one back. */
  readonly refund: (key: string, budget: Budget) => void;
  readonly forget: (key: string, budget: Budget) => void;
}

interface Left {
  readonly left: number;
  readonly resetS: number;
}

/** Keys of one length of window. */
export const MAX_KEYS = 100_000;
/** What ended goes this many at a time, faster than new ones come: no call ever has much to do. */
const DROPPED_AT_ONCE = 2;
const HASH_BYTES = 16;

interface Window {
  readonly key: string;
  readonly endsAt: number;
  spent: number;
  /** The one that began after it. */
  next: Window | null;
}

/** Windows of one length: they end in the order in which they began, so what goes is always at the front. */
class Lane {
  readonly #open = new Map<string, Window>();
  #first: Window | null = null;
  #last: Window | null = null;

  current(key: string, now: number): Window | null {
    const window = this.#open.get(key);
    return window && window.endsAt > now ? window : null;
  }

  begin(key: string, now: number, windowMs: number): Window {
    this.#makeRoom(now);
    const window: Window = { key, endsAt: now + windowMs, spent: 0, next: null };
    if (this.#last) this.#last.next = window;
    else this.#first = window;
    this.#last = window;
    this.#open.set(key, window);
    return window;
  }

  /** When it is full no one's has ended: someone has very many addresses, and the oldest go. */
  #makeRoom(now: number): void {
    for (let dropped = 0; dropped < DROPPED_AT_ONCE; dropped++) {
      const first = this.#first;
      if (!first || (first.endsAt > now && this.#open.size < MAX_KEYS)) return;
      this.#first = first.next;
      if (this.#first === null) this.#last = null;
      // A key that started over after its window ended has another one by now.
      if (this.#open.get(first.key) === first) this.#open.delete(first.key);
    }
  }
}

/** Of one size, however long the names in it are. */
const short = (key: string): string => createHash('sha256').update(key).digest('binary').slice(0, HASH_BYTES);

class CountedWindows implements Windows {
  readonly #now: () => number;
  readonly #lanes = new Map<number, Lane>();

  constructor(now: () => number) {
    this.#now = now;
  }

  wait(key: string, budget: Budget): number {
    return this.#wait(this.#current(short(key), budget), budget);
  }

  spend(key: string, budget: Budget, amount = 1): number {
    const kept = short(key);
    const window = this.#current(kept, budget);
    const waitS = this.#wait(window, budget);
    if (waitS > 0) return waitS;
    const counted = window ?? this.#laneOf(budget).begin(kept, this.#now(), budget.windowMs);
    counted.spent += amount;
    return 0;
  }

  look(key: string, budget: Budget): Left {
    const window = this.#current(short(key), budget);
    if (window === null) return { left: budget.most, resetS: Math.ceil(budget.windowMs / 1_000) };
    return { left: Math.max(0, budget.most - window.spent), resetS: this.#secondsTo(window) };
  }

  refund(key: string, budget: Budget): void {
    const window = this.#current(short(key), budget);
    if (window) window.spent--;
  }

  /** The window stays where it is, with nothing spent: windows that come and go would push others' out. */
  forget(key: string, budget: Budget): void {
    const window = this.#current(short(key), budget);
    if (window) window.spent = 0;
  }

  #wait(window: Window | null, { most }: Budget): number {
    if (window === null || window.spent < most) return 0;
    return this.#secondsTo(window);
  }

  #secondsTo({ endsAt }: Window): number {
    return Math.max(1, Math.ceil((endsAt - this.#now()) / 1_000));
  }

  #current(key: string, budget: Budget): Window | null {
    return this.#laneOf(budget).current(key, this.#now());
  }

  #laneOf({ windowMs }: Budget): Lane {
    const found = this.#lanes.get(windowMs);
    if (found) return found;
    const made = new Lane();
    this.#lanes.set(windowMs, made);
    return made;
  }
}

/** `now` in milliseconds that never go back. */
export const windows = (now: () => number): Windows => new CountedWindows(now);
