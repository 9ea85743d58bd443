import { BoundedCache } from '../origin/bounded-cache.ts';
import type { Store } from '../store/store.ts';

const MOST_KEPT = 200;

/**
 * What everybody is told alike, kept for as long as nothing is written: popular lists are asked for far more often than
 * they change. Where the engine cannot say whether anything was written, each question is asked anew.
 */
export class Unchanged<T> {
  readonly #store: Pick<Store, 'stamp'>;
  #kept = new BoundedCache<T>(MOST_KEPT);
  #stamp: string | null = null;

  constructor(store: Pick<Store, 'stamp'>) {
    this.#store = store;
  }

  async answer(key: string, ask: () => Promise<T>): Promise<T> {
    // Read before asking: what is written meanwhile makes the answer newer than its stamp, never older.
    const stamp = this.#store.stamp();
    if (stamp === null) return ask();
    if (stamp !== this.#stamp) this.#forget(stamp);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const answer = await ask();
    if (stamp === this.#stamp) this.#kept.set(key, answer);
    return answer;
  }

  #forget(stamp: string): void {
    this.#kept = new BoundedCache(MOST_KEPT);
    this.#stamp = stamp;
  }
}
