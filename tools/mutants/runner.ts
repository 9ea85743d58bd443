import fc from 'fast-check';
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { Journal } from './journal.ts';
import { failingAnew } from './reload.ts';
import { MutantSwitch } from './switch.ts';

const { MUTANTS_JOURNAL = '', MUTANTS_FOLDER = '' } = process.env;
const journal = new Journal(MUTANTS_JOURNAL);
const { order } = journal;
const mutants = new MutantSwitch();
Object.assign(globalThis, { $mutants: mutants });

/** A change may make a test count further, but not by as much. */
const FURTHER = 20;
const FURTHER_AT_LEAST = 200_000;
const limitOf = (count: number): number => count * FURTHER + FURTHER_AT_LEAST;

/**
 * Runs each test as it is, and then once more with each change that it reaches, until one test fails with it. A change that counts while a
 * file is loaded, as in a constant, needs the file to be loaded again.
 */
export default class MutantRunner extends TestRunner {
  readonly #killed = new Set(journal.killed);
  #file: RunnerTestFile | null = null;
  #count = 0;

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    this.#file = file;
    journal.add({ kind: 'process', pid: process.pid });
    // A counter-example need not be a small one.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
  }

  override async onAfterRunFiles(): Promise<void> {
    this.#noteOutside();
    if (order === 'inLoading' && this.#file) await this.#tryLoading(this.#file);
    await super.onAfterRunFiles();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    this.#noteOutside();
    mutants.turn(null);
    await run();
    this.#count += mutants.count;
    const reached = [...mutants.takeReached()];
    journal.add({ kind: 'passed', test: test.fullName });
    if (order === 'inTests') await this.#tryAll(reached, run, test.fullName, limitOf(mutants.count));
    mutants.turn(null);
    mutants.takeReached();
  }

  #noteOutside(): void {
    const sites = [...mutants.takeReached()];
    if (sites.length > 0 && this.#file) journal.add({ kind: 'outside', sites, file: this.#file.name });
  }

  async #tryAll(reached: readonly number[], run: () => unknown, name: string, limit: number): Promise<void> {
    const open = reached.filter((site) => !this.#killed.has(site));
    for (const site of open) {
      journal.add({ kind: 'trying', site });
      mutants.turn(site, limit);
      try {
        await run();
      } catch {
        this.#kill(site, name);
      }
    }
    mutants.turn(null);
    if (open.length === 0) return;
    try {
      await run();
    } catch {
      journal.add({ kind: 'spoiled', test: name });
    }
  }

  async #tryLoading(file: RunnerTestFile): Promise<void> {
    const open = journal.openIn(file.name);
    for (const site of open) {
      journal.add({ kind: 'trying', site });
      mutants.turn(site, limitOf(this.#count));
      const by = await failingAnew(this, file, MUTANTS_FOLDER);
      if (by === null) journal.add({ kind: 'survived', site, file: file.name });
      else this.#kill(site, `${file.name} > ${by}`);
    }
    mutants.turn(null);
    if (open.length === 0) return;
    const spoiled = await failingAnew(this, file, MUTANTS_FOLDER);
    if (spoiled !== null) journal.add({ kind: 'spoiled', test: `${file.name} > ${spoiled}` });
  }

  #kill(site: number, by: string): void {
    this.#killed.add(site);
    journal.add({ kind: 'killed', site, by });
  }
}
