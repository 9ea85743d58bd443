import type { Store } from '../../store/store.ts';
import { Unchanged } from '../unchanged.ts';

/** In bytes: what is kept with the smallest answer. */
const AROUND = 1_024;

/**
 * The JSON of heavy answers as it is sent: what a member may store takes longer to write than to look up. Kept for as long as
 * nothing is written.
 */
export class KeptAnswers {
  readonly #unchanged: Unchanged<Buffer>;

  constructor(store: Pick<Store, 'stamp'>) {
    this.#unchanged = new Unchanged(store, ({ length }) => length, AROUND);
  }

  answer(key: string, write: () => Promise<string | Buffer>): Promise<Buffer> {
    return this.#unchanged.answer(key, async () => {
      const json = await write();
      return typeof json === 'string' ? Buffer.from(json) : json;
    });
  }
}
