import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the process that runs tests is to do: to run each once, unchanged; to try in each test the changes that it reaches; or to try those
 * that count while a file is loaded.
 */
export type Order = 'unchanged' | 'inTests' | 'inLoading';

/** What happened, a line each; a process that has to be killed has written its last one. */
export type Entry =
  | { readonly kind: 'process'; readonly pid: number }
  /** A test has passed unchanged. */
  | { readonly kind: 'passed'; readonly test: string }
  /** Reached outside of all tests of a file. */
  | { readonly kind: 'outside'; readonly sites: readonly number[]; readonly file: string }
  | { readonly kind: 'trying'; readonly site: number }
  | { readonly kind: 'killed'; readonly site: number; readonly by: string }
  /** All tests of the file pass with it, though it counts while the file is loaded. */
  | { readonly kind: 'survived'; readonly site: number; readonly file: string }
  /** A test that fails unchanged after a change was on: it keeps something. */
  | { readonly kind: 'spoiled'; readonly test: string };

/** Where the tool and its test process talk to each other. */
export class Journal {
  readonly #entries: string;
  readonly #order: string;

  constructor(folder: string) {
    this.#entries = join(folder, 'journal.jsonl');
    this.#order = join(folder, 'order.json');
  }

  add(entry: Entry): void {
    appendFileSync(this.#entries, `${JSON.stringify(entry)}\n`);
  }

  get entries(): readonly Entry[] {
    if (!existsSync(this.#entries)) return [];
    const lines = readFileSync(this.#entries, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Entry);
  }

  get killed(): ReadonlySet<number> {
    return new Set(this.entries.flatMap((entry) => (entry.kind === 'killed' ? [entry.site] : [])));
  }

  /** Changes that the file is still to be loaded with. */
  openIn(file: string): readonly number[] {
    const outside = new Set<number>();
    const tried = new Set<number>();
    for (const entry of this.entries) {
      if (entry.kind === 'outside' && entry.file === file) for (const site of entry.sites) outside.add(site);
      if (entry.kind === 'killed' || (entry.kind === 'survived' && entry.file === file))
        tried.add(entry.site);
    }
    return [...outside].filter((site) => !tried.has(site));
  }

  get order(): Order {
    return JSON.parse(readFileSync(this.#order, 'utf8')) as Order;
  }

  set order(order: Order) {
    writeFileSync(this.#order, JSON.stringify(order));
  }
}
