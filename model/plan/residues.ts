/** The search looks up after so many steps, so that it can be stopped. */
const SLICE = 1 << 15;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * The least sum of parts for each remainder by `modulus`, and of equal sums that with the fewest parts: one pass around each part's
 * cycles of remainders. Takes parts × modulus steps however large the sums become.
 */
export class Residues {
  private readonly sums: Float64Array;
  private readonly counts: Int32Array;
  /** Index of the last part of the sum. */
  private readonly lastPart: Uint8Array;
  private readonly modulus: number;
  private readonly parts: readonly number[];

  /** @param parts at most 255; whole numbers above 0 */
  constructor(modulus: number, parts: readonly number[]) {
    this.modulus = modulus;
    this.parts = parts;
    this.sums = new Float64Array(modulus).fill(Number.POSITIVE_INFINITY);
    this.sums[0] = 0;
    this.counts = new Int32Array(modulus);
    this.lastPart = new Uint8Array(modulus);
  }

  /** Works everything out, in slices. */
  *fill(): Generator<void, void, void> {
    let steps = 0;
    for (const [index, part] of this.parts.entries()) {
      const cycles = gcd(part, this.modulus);
      const length = this.modulus / cycles;
      for (let start = 0; start < cycles; start += 1) {
        this.walk(this.leastOf(start, cycles), index, part % this.modulus, length);
        steps += length * 2;
        if (steps < SLICE) continue;
        steps = 0;
        yield;
      }
    }
  }

  /** Infinite where no parts make the remainder. */
  sumOf(remainder: number): number {
    return this.sums[remainder] ?? Number.POSITIVE_INFINITY;
  }

  countOf(remainder: number): number {
    return this.counts[remainder] ?? 0;
  }

  /** The parts of the least sum of a remainder that has one. */
  listOf(remainder: number): readonly number[] {
    const list: number[] = [];
    for (let at = remainder; this.countOf(at) > 0; ) {
      const part = this.parts[this.lastPart[at] ?? 0] ?? 0;
      list.push(part);
      at = (at - (part % this.modulus) + this.modulus) % this.modulus;
    }
    return list;
  }

  /** The remainder with the least sum among every `step`-th: nothing on its cycle improves it. */
  private leastOf(start: number, step: number): number {
    const { sums, counts } = this;
    let least = start;
    // Nothing is less than no parts at all.
    if (start === 0) return start;
    for (let at = start + step; at < this.modulus; at += step) {
      const [sum, best] = [sums[at] as number, sums[least] as number];
      if (sum < best || (sum === best && (counts[at] as number) < (counts[least] as number))) least = at;
    }
    return least;
  }

  /** Goes once around a cycle from its least remainder, adding the part at each step. */
  private walk(from: number, index: number, step: number, length: number): void {
    const { sums, counts, lastPart, modulus } = this;
    const part = this.parts[index] as number;
    let at = from;
    let sum = sums[at] as number;
    let count = counts[at] as number;
    if (sum === Number.POSITIVE_INFINITY) return;
    for (let walked = 1; walked < length; walked += 1) {
      at += step;
      if (at >= modulus) at -= modulus;
      sum += part;
      count += 1;
      const known = sums[at] as number;
      if (sum < known || (sum === known && count < (counts[at] as number))) {
        sums[at] = sum;
        counts[at] = count;
        lastPart[at] = index;
      } else {
        sum = known;
        count = counts[at] as number;
      }
    }
  }
}
