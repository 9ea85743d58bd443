/** Each connection keeps as many plans at most; one that stays unnamed is parsed each time. */
const MAX_NAMED = 300;
/** Texts that were asked once: most are never asked again. */
const MAX_SEEN = 1_000;

/** PostgreSQL refuses a kept plan once its columns are others, as those of all become while a newer release is being started beside us. */
const READS_ALL = /(?:^|[\s.])\*/;

/**
 * Names for statements that are asked again, so that PostgreSQL parses each once for each connection. The first so many texts get one;
 * the number of values in lists makes too many to name all.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #seen = new Set<string>();

  /** Undefined where it is asked without a name. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMED || READS_ALL.test(text)) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MAX_SEEN) this.#seen = new Set();
      this.#seen.add(text);
      return undefined;
    }
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    this.#seen.delete(text);
    return name;
  }
}
