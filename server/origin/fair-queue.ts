interface Waiting {
  /** Whether it is one's turn; else there is no hope. */
  readonly go: (isTurn: boolean) => void;
}

/** Waiting callers in the order of whose turn it is; no one's queue is empty. */
type Lane = Map<string, Waiting[]>;

export interface QueueEntry {
  /** The first lane goes before the second. */
  readonly lane?: number;
  /** Who hangs up waits no longer. */
  readonly signal?: AbortSignal | undefined;
  readonly patienceMs?: number;
}

interface Limits {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly lanes?: number;
  /** Whether one caller may have no more places than it leaves free, so that the next one finds one. */
  readonly leavesRoom?: boolean;
}

const longestOf = (lane: Lane): readonly [string, Waiting[]] | undefined =>
  [...lane].reduce<readonly [string, Waiting[]] | undefined>(
    (best, each) => (best && best[1].length >= each[1].length ? best : each),
    undefined,
  );

/**
 * Lets so many work at once. Those who wait are taken in turn, one of each, so that a busy caller delays only itself.
 * When the queue is full, the newest job of the caller with the most jobs is rejected.
 */
export class FairQueue {
  readonly #limits: Required<Limits>;
  readonly #lanes: readonly Lane[];
  readonly #running = new Map<string, number>();
  #free: number;
  #waiting = 0;

  constructor(limits: Limits) {
    this.#limits = { lanes: 1, leavesRoom: false, ...limits };
    this.#lanes = Array.from({ length: this.#limits.lanes }, () => new Map());
    this.#free = limits.atOnce;
  }

  /** True when it is one's turn, and then `leave` must be called. False when too many wait, or it took too long. */
  async enter(who: string, { lane: nth = 0, signal, patienceMs }: QueueEntry = {}): Promise<boolean> {
    const lane = this.#lanes[nth];
    if (!lane || signal?.aborted) return false;
    if (this.#mayRun(who)) {
      this.#begin(who);
      return true;
    }
    if (this.#waiting >= this.#limits.mostWaiting && !this.#makeRoom(who, nth)) return false;
    return this.#wait(who, lane, signal, patienceMs);
  }

  leave(who: string): void {
    const left = (this.#running.get(who) ?? 1) - 1;
    if (left > 0) this.#running.set(who, left);
    else this.#running.delete(who);
    this.#free++;
    while (this.#takeNext());
  }

  #mayRun(who: string): boolean {
    const own = this.#running.get(who) ?? 0;
    return this.#free > (this.#limits.leavesRoom ? own : 0);
  }

  #begin(who: string): void {
    this.#free--;
    this.#running.set(who, (this.#running.get(who) ?? 0) + 1);
  }

  #takeNext(): boolean {
    for (const lane of this.#lanes) {
      for (const [who, queue] of lane) {
        if (!this.#mayRun(who)) continue;
        const next = queue.shift();
        lane.delete(who);
        if (queue.length > 0) lane.set(who, queue);
        this.#waiting--;
        this.#begin(who);
        next?.go(true);
        return true;
      }
    }
    return false;
  }

  /** Rejects a job of a later lane, or of a caller with more jobs in the same lane. */
  #makeRoom(who: string, nth: number): boolean {
    for (let at = this.#lanes.length - 1; at >= nth; at--) {
      const lane = this.#lanes[at] ?? new Map();
      const longest = longestOf(lane);
      if (!longest) continue;
      const own = lane.get(who)?.length ?? 0;
      if (at === nth && longest[1].length <= own + 1) return false;
      const last = longest[1].at(-1);
      if (last) this.#drop(lane, longest[0], last);
      return true;
    }
    return false;
  }

  #drop(lane: Lane, who: string, one: Waiting): void {
    const queue = lane.get(who);
    const at = queue?.indexOf(one) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) lane.delete(who);
    this.#waiting--;
    one.go(false);
  }

  #wait(who: string, lane: Lane, signal?: AbortSignal, patienceMs?: number): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = (): void => this.#drop(lane, who, one);
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      const one: Waiting = {
        go: (isTurn) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
          resolve(isTurn);
        },
      };
      signal?.addEventListener('abort', giveUp);
      const queue = lane.get(who) ?? [];
      queue.push(one);
      lane.set(who, queue);
      this.#waiting++;
    });
  }
}
