import { BoundedCache } from '../../origin/bounded-cache.ts';
import { type Prepared, prepare, weightOf } from '../published/encodings.ts';
import { JSON_TYPE } from '../published/snapshot.ts';

const KEPT_BYTES = 2 * 1024 * 1024;

/** Answers are packed once for as long as they are the same. */
export class KeptTexts {
  readonly #kept = new BoundedCache<Prepared>(KEPT_BYTES, weightOf);

  async prepared(json: string): Promise<Prepared> {
    const earlier = this.#kept.get(json);
    if (earlier) return earlier;
    const made = await prepare(Buffer.from(json), JSON_TYPE);
    this.#kept.set(json, made);
    return made;
  }
}
