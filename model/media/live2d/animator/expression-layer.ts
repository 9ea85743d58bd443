import type { Parameter } from '../parameters.ts';
import { faded } from './easing.ts';
import type { FigureExpression } from './expression-file.ts';

/**
 * What expressions do to the parameters. Adding, multiplying and setting are all `factor * value + sum`, so that one fades into another
 * by both numbers, and a factor of 1 changes nothing at any moment of it.
 */
export class ExpressionLayer {
  readonly #indices: ReadonlyMap<string, number>;
  readonly #factors: Float64Array;
  readonly #sums: Float64Array;
  readonly #factorsBefore: Float64Array;
  readonly #sumsBefore: Float64Array;
  readonly #factorsWanted: Float64Array;
  readonly #sumsWanted: Float64Array;
  #worn: FigureExpression | null = null;
  #fadeMs = 0;
  #fadedMs = Number.POSITIVE_INFINITY;

  constructor(parameters: readonly Parameter[]) {
    this.#indices = new Map(parameters.map(({ id }, index) => [id, index]));
    this.#factors = new Float64Array(parameters.length).fill(1);
    this.#factorsBefore = this.#factors.slice();
    this.#factorsWanted = this.#factors.slice();
    this.#sums = new Float64Array(parameters.length);
    this.#sumsBefore = this.#sums.slice();
    this.#sumsWanted = this.#sums.slice();
  }

  wear(expression: FigureExpression | null): void {
    this.#factorsBefore.set(this.#factors);
    this.#sumsBefore.set(this.#sums);
    this.#factorsWanted.fill(1);
    this.#sumsWanted.fill(0);
    for (const { id, calculation, value } of expression?.changes ?? []) {
      const index = this.#indices.get(id);
      if (index === undefined) continue;
      const factor = calculation === 'add' ? 1 : calculation === 'mult' ? value : 0;
      const sum = calculation === 'mult' ? 0 : value;
      this.#factorsWanted[index] = this.#factorsWanted[index]! * factor;
      this.#sumsWanted[index] = this.#sumsWanted[index]! * factor + sum;
    }
    this.#fadeMs = expression?.fadeInMs ?? this.#worn?.fadeOutMs ?? 0;
    this.#worn = expression;
    this.#fadedMs = 0;
  }

  pass(ms: number): void {
    this.#fadedMs += ms;
  }

  apply(values: Float64Array): void {
    const share = faded(this.#fadedMs, this.#fadeMs);
    for (let index = 0; index < values.length; index++) {
      const factor = this.#factorsBefore[index]!;
      const sum = this.#sumsBefore[index]!;
      this.#factors[index] = factor + (this.#factorsWanted[index]! - factor) * share;
      this.#sums[index] = sum + (this.#sumsWanted[index]! - sum) * share;
      values[index] = this.#factors[index]! * values[index]! + this.#sums[index]!;
    }
  }
}
