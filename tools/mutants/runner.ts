import fc from 'fast-check';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { Journal } from './journal.ts';
import { MutantSwitch } from './switch.ts';

const FOLDER = process.env.MUTANTS_FOLDER ?? '';
const journal = new Journal(FOLDER);
const { only, tries } = journal.order;
const mutants = new MutantSwitch();
Object.assign(globalThis, { $mutants: mutants });

/** A change may make a test count further, but not by as much. */
const FURTHER = 20;
const FURTHER_AT_LEAST = 200_000;
const MAX_COUNT = 50_000_000;
if (only !== null) mutants.turn(only, MAX_COUNT);

/** Runs each test as it is, and then once more with each change that it reaches, until one test fails with it. */
export default class MutantRunner extends TestRunner {
  readonly #killed = new Set(journal.killed);
  #file = '';

  override onCollectStart(file: Parameters<TestRunner['onCollectStart']>[0]): void {
    super.onCollectStart(file);
    this.#file = file.name;
    journal.add({ kind: 'process', pid: process.pid });
    // A counter-example need not be a small one.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
  }

  override async onAfterRunFiles(): Promise<void> {
    this.#noteOutside();
    await super.onAfterRunFiles();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const name = test.fullName;
    if (only !== null) {
      mutants.turn(only, MAX_COUNT);
      await run();
      return;
    }
    this.#noteOutside();
    mutants.turn(null);
    await run();
    const limit = mutants.count * FURTHER + FURTHER_AT_LEAST;
    const reached = [...mutants.takeReached()];
    journal.add({ kind: 'passed', test: name });
    if (tries) await this.#tryAll(reached, run, name, limit);
    mutants.turn(null);
    mutants.takeReached();
  }

  #noteOutside(): void {
    const sites = [...mutants.takeReached()];
    if (sites.length > 0) journal.add({ kind: 'outside', sites, file: this.#file });
  }

  async #tryAll(reached: readonly number[], run: () => unknown, name: string, limit: number): Promise<void> {
    const open = reached.filter((site) => !this.#killed.has(site));
    for (const site of open) {
      journal.add({ kind: 'trying', site });
      mutants.turn(site, limit);
      try {
        await run();
      } catch {
        this.#killed.add(site);
        journal.add({ kind: 'killed', site, by: name });
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
}
