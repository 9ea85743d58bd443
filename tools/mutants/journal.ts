import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the thread that runs tests is to do. */
export interface Order {
  /** One change that is on from the start; null to try, in each test, those that it reaches. */
  readonly only: number | null;
  /** False where tests run once, unchanged. */
  readonly tries: boolean;
}

/** What happened, a line each; a process that has to be killed has written its last one. */
export type Entry =
  | { readonly kind: 'process'; readonly pid: number }
  /** A test has passed unchanged. */
  | { readonly kind: 'passed'; readonly test: string }
  /** Reached outside of all tests of a file. */
  | { readonly kind: 'outside'; readonly sites: readonly number[]; readonly file: string }
  | { readonly kind: 'trying'; readonly site: number }
  | { readonly kind: 'killed'; readonly site: number; readonly by: string }
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

  get order(): Order {
    return JSON.parse(readFileSync(this.#order, 'utf8')) as Order;
  }

  set order(order: Order) {
    writeFileSync(this.#order, JSON.stringify(order));
  }
}
