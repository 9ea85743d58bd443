export interface Budget {
  readonly most: number;
  readonly windowMs: number;
}

interface Window {
  spent: number;
  readonly endsAt: number;
}

const MOST_KEYS = 100_000;

/** Counts by key in windows of time. Kept in memory: a restart forgives, and each process counts for itself. */
export interface Windows {
  /** Counts one; seconds to wait when there was none left, else 0. */
  readonly spend: (key: string, budget: Budget) => number;
  /** The same without counting. */
  readonly wait: (key: string, budget: Budget) => number;
  /** Takes one back. */
  readonly refund: (key: string) => void;
  readonly forget: (key: string) => void;
}

class CountedWindows implements Windows {
  readonly #now: () => number;
  readonly #open = new Map<string, Window>();

  constructor(now: () => number) {
    this.#now = now;
  }

  wait(key: string, { most }: Budget): number {
    const window = this.#current(key);
    if (window === null || window.spent < most) return 0;
    return Math.max(1, Math.ceil((window.endsAt - this.#now()) / 1_000));
  }

  spend(key: string, budget: Budget): number {
    const waitS = this.wait(key, budget);
    if (waitS > 0) return waitS;
    const window = this.#current(key);
    if (window) window.spent++;
    else {
      this.#makeRoom();
      // Anew at the end of the map, whose order is that of beginning.
      this.#open.delete(key);
      this.#open.set(key, { spent: 1, endsAt: this.#now() + budget.windowMs });
    }
    return 0;
  }

  refund(key: string): void {
    const window = this.#current(key);
    if (window) window.spent--;
  }

  forget(key: string): void {
    this.#open.delete(key);
  }

  #current(key: string): Window | null {
    const window = this.#open.get(key);
    return window && window.endsAt > this.#now() ? window : null;
  }

  #makeRoom(): void {
    if (this.#open.size < MOST_KEYS) return;
    for (const [key, { endsAt }] of this.#open) if (endsAt <= this.#now()) this.#open.delete(key);
    // Still full: somebody has very many addresses. The oldest windows go.
    for (const key of this.#open.keys()) {
      if (this.#open.size < MOST_KEYS) break;
      this.#open.delete(key);
    }
  }
}

export const windows = (now: () => number): Windows => new CountedWindows(now);
