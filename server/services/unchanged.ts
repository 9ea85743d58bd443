import { BoundedCache } from '../origin/bounded-cache.ts';
import type { Store } from '../store/store.ts';

const MAX_KEPT = 200;
/** In letters of JSON; as objects they are some times as large. */
const MAX_KEPT_LETTERS = 16 * 1024 * 1024;
const MIN_WEIGHT = MAX_KEPT_LETTERS / MAX_KEPT;

/**
 * Answers that are the same for everyone, kept as long as nothing is written: popular lists are asked for far more often than
 * they change.
 */
export class Unchanged<T> {
  readonly #store: Pick<Store, 'stamp'>;
  readonly #weigh: (answer: T) => number;
  #asked = new Map<string, Promise<T>>();
  #kept: BoundedCache<T>;
  #stamp: string | null = null;

  /** `weigh` says how much an answer holds, in letters; few large ones are kept, or many small ones, none of less than `least`. */
  constructor(store: Pick<Store, 'stamp'>, weigh: (answer: T) => number, least = MIN_WEIGHT) {
    this.#store = store;
    this.#weigh = (answer) => Math.max(least, weigh(answer));
    this.#kept = this.#empty();
  }

  #empty(): BoundedCache<T> {
    return new BoundedCache(MAX_KEPT_LETTERS, this.#weigh);
  }

  async answer(key: string, ask: () => Promise<T>): Promise<T> {
    // Read before asking: what is written meanwhile makes the answer newer than its stamp, never older.
    const stamp = await this.#store.stamp();
    if (stamp === null) return ask();
    if (stamp !== this.#stamp) this.#forget(stamp);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    // A page needs one answer in several places, and they ask for it at the same time.
    const asked = this.#asked;
    const answer = asked.get(key) ?? this.#keep(stamp, key, ask).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  }

  async #keep(stamp: string, key: string, ask: () => Promise<T>): Promise<T> {
    const answer = await ask();
    if (stamp === this.#stamp) this.#kept.set(key, answer);
    return answer;
  }

  #forget(stamp: string): void {
    this.#kept = this.#empty();
    // What is on its way may be older than the stamp.
    this.#asked = new Map();
    this.#stamp = stamp;
  }
}
