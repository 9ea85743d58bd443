import type { Store } from '../../store/store.ts';
import { Unchanged } from '../unchanged.ts';
import { within } from '../within.ts';
import { type AnswerPart, packedTogether } from './packed-parts.ts';

/** A page but for the word of each answer. */
export interface WrittenPage {
  /** Whether there is anything at its address. */
  readonly isThere: boolean;
  /** Whether it shows all it can; what came too late is asked for again. */
  readonly isWhole: boolean;
  readonly parts: readonly AnswerPart[];
}

/** In letters: what is kept with the smallest page. */
const AROUND = 8_000;
/** Names of things and what moderators put above pages change without the database, or in another process. */
const FRESH_MS = 5_000;
/** How long a page waits for the database to say whether anything was written. */
const PATIENCE_MS = 1_000;

const ownLetters = (parts: readonly AnswerPart[]): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);

/** A page that is asked for once is packed as it goes; from the second time on it is packed before. */
class KeptPage {
  readonly page: WrittenPage;
  /** In letters, with its key; what is not whole weighs more than there is room for. */
  readonly weight: number;
  #packed: readonly AnswerPart[] | null = null;
  #isAskedAgain = false;

  constructor(key: string, page: WrittenPage) {
    this.page = page;
    this.weight = page.isWhole ? key.length + ownLetters(page.parts) : Number.POSITIVE_INFINITY;
  }

  answer(): WrittenPage {
    if (!this.#isAskedAgain) {
      this.#isAskedAgain = true;
      return this.page;
    }
    this.#packed ??= packedTogether(this.page.parts);
    return { ...this.page, parts: this.#packed };
  }
}

/** Pages of what members write, as long as nothing is written. */
export class KeptPages {
  readonly #now: () => number;
  readonly #kept: Unchanged<KeptPage>;

  constructor(store: Pick<Store, 'stamp' | 'now'>) {
    this.#now = store.now;
    this.#kept = new Unchanged(store, ({ weight }) => weight, AROUND);
  }

  /** Where the database does not say in time whether anything was written, the page is written for this answer alone. */
  async answer(key: string, write: () => Promise<WrittenPage>): Promise<WrittenPage> {
    const begun: Promise<WrittenPage>[] = [];
    const writeAndKeep = async (): Promise<KeptPage> => {
      const writing = write();
      begun.push(writing);
      return new KeptPage(key, await writing);
    };
    const fresh = Math.floor(this.#now() / FRESH_MS);
    const kept = await within(PATIENCE_MS, this.#kept.answer(`${fresh} ${key}`, writeAndKeep));
    return kept?.answer() ?? begun[0] ?? write();
  }
}
