/** The search looks up after so many steps, so that it can be stopped. */
const SLICE = 1 << 15;
export const UNREACHED = 0x7fffffff;

/** Fewest parts that make 0, 1, 2 …; grown as far as it is asked for. */
export class Counts {
  private counts = new Int32Array(1);
  private known = 1;
  private readonly parts: Int32Array;

  /** @param parts more than 0, the smallest first */
  constructor(parts: readonly number[]) {
    this.parts = Int32Array.from(parts);
  }

  fewest(sum: number): number {
    return this.counts[sum] ?? UNREACHED;
  }

  /** Works out the next sums up to `sum`, a slice at most; returns whether that was reached. */
  grow(sum: number): boolean {
    const end = Math.min(sum + 1, this.known + SLICE);
    this.makeRoom(end);
    const { counts, parts } = this;
    for (let at = this.known; at < end; at += 1) {
      let best = UNREACHED;
      for (let i = 0; i < parts.length; i += 1) {
        const part = parts[i] as number;
        if (part > at) break;
        const before = counts[at - part] as number;
        if (before < best) best = before;
      }
      counts[at] = best === UNREACHED ? UNREACHED : best + 1;
    }
    this.known = Math.max(this.known, end);
    return this.known > sum;
  }

  /** The parts of a shortest list for a sum that has one. */
  listOf(sum: number): readonly number[] {
    const list: number[] = [];
    for (let left = sum; left > 0; ) {
      const part = this.parts.find((one) => one <= left && this.fewest(left - one) === this.fewest(left) - 1);
      if (part === undefined) throw new Error(`${left} was not reached`);
      list.push(part);
      left -= part;
    }
    return list;
  }

  private makeRoom(size: number): void {
    if (size <= this.counts.length) return;
    const wider = new Int32Array(Math.max(size, this.counts.length * 2));
    wider.set(this.counts);
    this.counts = wider;
  }
}
