import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { type Entry, Journal } from './journal.ts';
import type { MutantOutcome } from './reasons.ts';
import { instrumented, type Site } from './sites.ts';

/** Nothing was written for so long: a loop outside of the folder has become endless. */
const SILENT_MS = 120_000;
const LOOK_MS = 5_000;
const SETUP = ['tests/setup/seed.ts', 'tests/setup/console.ts'];

/** Ends a process of tests that has become silent. */
class Watch {
  readonly #timer: NodeJS.Timeout;
  #ended = false;

  constructor(journal: Journal) {
    let before = -1;
    let silent = 0;
    this.#timer = setInterval(() => {
      const { entries } = journal;
      silent = entries.length === before ? silent + LOOK_MS : 0;
      before = entries.length;
      const running = entries.findLast((entry) => entry.kind === 'process');
      if (silent < SILENT_MS || !running) return;
      this.#ended = true;
      process.kill(running.pid, 'SIGKILL');
    }, LOOK_MS);
  }

  /** Whether the process was ended. */
  stop(): boolean {
    clearInterval(this.#timer);
    return this.#ended;
  }
}

/**
 * Changes each comparison and bound of a folder in turn, and runs the tests beside it. Stryker 10 needs Node 22; 9.6, with a configuration
 * without projects, had not finished `model/plan` after four minutes where this takes one, and changes no numbers.
 */
export class Trial {
  readonly sites: readonly Site[];
  readonly #root: string;
  readonly #folder: string;
  readonly #tests: string;
  readonly #code = new Map<string, string>();
  readonly #place = mkdtempSync(join(tmpdir(), 'mutants-'));
  readonly #journal = new Journal(this.#place);
  readonly #say: (line: string) => void;

  constructor(root: string, folder: string, say: (line: string) => void) {
    this.#root = root;
    this.#folder = join(root, folder);
    this.#tests = `tests/${folder}`;
    this.#say = say;
    const sites: Site[] = [];
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
      const path = join(folder, file);
      const made = instrumented(path, readFileSync(join(root, path), 'utf8'), sites.length);
      sites.push(...made.sites);
      this.#code.set(join(root, path), made.code);
    }
    this.sites = sites;
  }

  async run(): Promise<readonly MutantOutcome[]> {
    this.#journal.order = 'unchanged';
    const vitest = await this.#vitest();
    try {
      const files = await this.#unchanged(vitest);
      for (const order of ['inTests', 'inLoading'] as const) {
        this.#journal.order = order;
        for (const file of files)
          if (order === 'inTests' || this.#journal.openIn(this.#nameOf(file)).length > 0)
            await this.#tryAll(vitest, file);
      }
    } finally {
      await vitest.close();
    }
    const by = new Map(this.#entries('killed').map((entry) => [entry.site, entry.by]));
    rmSync(this.#place, { recursive: true });
    return this.sites.map((site, id) => ({ site, killedBy: by.get(id) ?? null }));
  }

  #entries<Kind extends Entry['kind']>(kind: Kind): readonly Extract<Entry, { kind: Kind }>[] {
    return this.#journal.entries.filter(
      (entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind,
    );
  }

  #vitest(): Promise<Vitest> {
    const plugin: Plugin = {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => this.#code.get(id.replace(/\?.*$/, '')) ?? null,
    };
    return createVitest(
      'test',
      {
        root: this.#root,
        config: false,
        watch: false,
        include: [`${this.#tests}/**/*.test.ts`],
        environment: 'node',
        pool: 'forks',
        isolate: true,
        maxWorkers: 1,
        bail: 1,
        testTimeout: 60_000,
        reporters: [{}],
        cache: false,
        env: { MUTANTS_JOURNAL: this.#place, MUTANTS_FOLDER: this.#folder },
        // A test that runs hundreds of times listens hundreds of times for its end.
        execArgv: ['--no-warnings'],
        runner: join(import.meta.dirname, 'runner.ts'),
        setupFiles: SETUP,
      },
      { plugins: [plugin] },
    );
  }

  /** Test files, those that take least first. All have to pass. */
  async #unchanged(vitest: Vitest): Promise<readonly TestSpecification[]> {
    const specifications = await vitest.globTestSpecifications();
    if (specifications.length === 0) throw new Error(`${this.#tests} has no tests`);
    const ms = new Map<TestSpecification, number>();
    for (const specification of specifications) {
      const started = performance.now();
      const failed = await this.#failing(vitest, specification);
      if (failed !== null) throw new Error(`${failed} fails without any change`);
      ms.set(specification, performance.now() - started);
    }
    return specifications.toSorted((a, b) => (ms.get(a) ?? 0) - (ms.get(b) ?? 0));
  }

  /** The test of a file that fails, or the file where it cannot be loaded or does not end; null where all pass. */
  async #failing(vitest: Vitest, file: TestSpecification): Promise<string | null> {
    const watch = new Watch(this.#journal);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([file]);
    if (watch.stop()) return `${this.#nameOf(file)} (does not end)`;
    // Those of files that ran before are among them.
    const module = testModules.find(({ moduleId }) => moduleId === file.moduleId);
    if (!module || unhandledErrors.length > 0)
      throw new Error(`${this.#nameOf(file)} did not run`, { cause: unhandledErrors });
    if (module.ok()) return null;
    const [test] = module.children.allTests('failed');
    return `${this.#nameOf(file)} > ${test?.fullName ?? 'loading'}`;
  }

  #nameOf({ moduleId }: TestSpecification): string {
    return relative(this.#root, moduleId);
  }

  /** All changes in one process, which is begun again after one that does not end. */
  async #tryAll(vitest: Vitest, file: TestSpecification): Promise<void> {
    for (;;) {
      const failed = await this.#failing(vitest, file);
      if (failed === null) break;
      const last = this.#journal.entries.at(-1);
      if (last?.kind !== 'trying') throw new Error(`${failed} fails without any change`);
      this.#journal.add({ kind: 'killed', site: last.site, by: failed });
    }
    const spoiled = this.#entries('spoiled')[0];
    if (spoiled) throw new Error(`“${spoiled.test}” fails after a change was on: it keeps something`);
    this.#say(`${this.#nameOf(file)}: ${this.#journal.killed.size} of ${this.sites.length} noticed so far`);
  }
}
