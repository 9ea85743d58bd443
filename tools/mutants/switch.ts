import { changedNumber } from './changes.ts';

/** A changed program that counts further than this is endless. */
export class Endless extends Error {}

/**
 * Decides at every site of the instrumented files: one change is on at a time, or none. It also remembers which sites were reached, and
 * counts, for a change can make a loop endless.
 */
export class MutantSwitch {
  #on = -1;
  #count = 0;
  #limit = Number.POSITIVE_INFINITY;
  #reached = new Set<number>();

  /** From now on with this change, or with none, and no further than `limit`. */
  turn(on: number | null, limit = Number.POSITIVE_INFINITY): void {
    this.#on = on ?? -1;
    this.#count = 0;
    this.#limit = limit;
  }

  get count(): number {
    return this.#count;
  }

  /** Sites that were reached since it was last asked. */
  takeReached(): ReadonlySet<number> {
    const reached = this.#reached;
    this.#reached = new Set();
    return reached;
  }

  /** In each loop. Once over the limit it throws every time, for the code may catch it. */
  tick(): void {
    this.#count += 1;
    if (this.#count > this.#limit) throw new Endless('this change makes it endless');
  }

  #isOn(site: number): boolean {
    this.tick();
    this.#reached.add(site);
    return site === this.#on;
  }

  '<'(site: number, a: number, b: number): boolean {
    return this.#isOn(site) ? a <= b : a < b;
  }
  '<='(site: number, a: number, b: number): boolean {
    return this.#isOn(site) ? a < b : a <= b;
  }
  '>'(site: number, a: number, b: number): boolean {
    return this.#isOn(site) ? a >= b : a > b;
  }
  '>='(site: number, a: number, b: number): boolean {
    return this.#isOn(site) ? a > b : a >= b;
  }
  '==='(site: number, a: unknown, b: unknown): boolean {
    return this.#isOn(site) ? a !== b : a === b;
  }
  '!=='(site: number, a: unknown, b: unknown): boolean {
    return this.#isOn(site) ? a === b : a !== b;
  }
  '+'(site: number, a: number, b: number): number {
    return this.#isOn(site) ? a : a + b;
  }
  '-'(site: number, a: number, b: number): number {
    return this.#isOn(site) ? a : a - b;
  }
  min(site: number): typeof Math.min {
    return this.#isOn(site) ? Math.max : Math.min;
  }
  max(site: number): typeof Math.max {
    return this.#isOn(site) ? Math.min : Math.max;
  }
  number(site: number, value: number): number {
    return this.#isOn(site) ? changedNumber(value) : value;
  }
}
