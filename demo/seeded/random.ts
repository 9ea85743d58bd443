/** A seeded stream of numbers. Same key, same numbers, on every machine: integer arithmetic only. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** Uniform real number in [low, high). */
  real(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
  /** Bell-shaped in (−1, 1) with its middle at 0: the mean of three uniform draws. */
  bell(): number;
}

const GOLDEN = 0x9e3779b9;

function mix(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

/** Folds numbers and words into 32 bits; each part changes the whole. */
export function hashKey(...key: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const part of key) {
    if (typeof part === 'number') {
      hash = mix(hash ^ mix(part + GOLDEN));
    } else {
      for (let i = 0; i < part.length; i++) hash = Math.imul(hash ^ part.charCodeAt(i), 0x01000193);
      hash = mix(hash);
    }
  }
  return hash >>> 0;
}

/** splitmix32. A class, because streams are made by the hundred thousand. */
class Stream implements Random {
  #state: number;

  constructor(state: number) {
    this.#state = state;
  }

  next(): number {
    this.#state = (this.#state + GOLDEN) | 0;
    return mix(this.#state) / 0x1_0000_0000;
  }

  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  real(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [result[i], result[j]] = [result[j]!, result[i]!];
    }
    return result;
  }

  bell(): number {
    return (this.next() + this.next() + this.next()) / 1.5 - 1;
  }
}

/** A stream that depends on the whole key only, so that any item can be built alone. */
export const random = (...key: readonly (number | string)[]): Random => new Stream(hashKey(...key));
