import type { CastLine } from '../cast/cast-lines.ts';

/** Who is needed when in one scene. */
export class SceneCast {
  /** In the order in which they are needed first. */
  readonly ids: readonly number[];
  readonly #needed = new Map<number, number[]>();

  constructor(lines: readonly CastLine[]) {
    for (const [at, line] of lines.entries()) {
      if (line.kind !== 'talk' && line.kind !== 'enter') continue;
      for (const id of line.ids) {
        const places = this.#needed.get(id);
        if (places) places.push(at);
        else this.#needed.set(id, [at]);
      }
    }
    this.ids = [...this.#needed.keys()];
  }

  /** When someone is needed next from a line on, and when she was before. */
  #around(id: number, from: number): readonly [next: number, last: number] {
    const places = this.#needed.get(id) ?? [];
    return [
      places.find((at) => at >= from) ?? Number.POSITIVE_INFINITY,
      places.findLast((at) => at < from) ?? -1,
    ];
  }

  /** Whom of these the stage can spare: who is needed last, or no more; of several who was silent longest. */
  spared(ids: Iterable<number>, from: number): number | null {
    let spared: number | null = null;
    let best = [-1, 0] as readonly [number, number];
    for (const id of ids) {
      const [next, last] = this.#around(id, from);
      if (next > best[0] || (next === best[0] && last < best[1])) [spared, best] = [id, [next, last]];
    }
    return spared;
  }
}
